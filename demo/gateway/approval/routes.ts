import {
  addApprovers,
  returnApproval,
  transferApproval,
  urgeApproval,
} from '../../../src/contract/approval/actions';
import {
  APPLY_TYPE,
  applicationQuery,
  decideApproval,
  getListApprovalPathInfo,
  queryApplication,
  queryApprovalDetail,
  queryApprovalList,
  queryTravelPurpose,
  submitApprovalApplyAuto,
  submitOverStandardApprovalAuto,
  withdrawApproval,
} from '../../../src/contract/approval/approval';
import { queryTemplateTypes, queryTemplateTypesInUse } from '../../../src/contract/approval/templates';
import {
  addApprovalDeputy,
  endApprovalDeputy,
  queryApprovalDeputies,
} from '../../../src/contract/approval/deputies';
import { queryApprovalOutlook } from '../../../src/contract/approval/outlook';
import { judgeBookingStandard } from '../../../src/contract/travel-standard/standards';
import { queryUnfinishedAfterSale } from '../../../src/contract/order/unfinished';
import type { AreaDeps } from '../server/deps';
import { Fault, fieldsInvalid } from '../server/http/fault';
import { implement, type Implementation } from '../server/http/implement';
import { limitPassengerGuesses } from '../travellers/number-guesses';
import { addDeputy, endDeputy, listDeputies } from './flow/deputies';
import { addFurtherApprovers, decide, returnApplication, forwardApplication } from './decisions/act';
import { findDecider, findApplicationsToDecide } from './decisions/decider';
import { isCopyReceiver } from './flow/copies';
import { readDetail } from './applications/detail';
import { countPending, findApplications } from './applications/list-queries';
import { findPurposes, findUsedApplications } from './applications/queries';
import { judgeBooking } from './submission/judge-booking';
import { readOutlook } from './applications/outlook';
import { submitOverStandard } from './submission/submit';
import { submitTrip } from './trip/submit-trip';
import { findTemplates } from './applications/templates';
import { changeTrip } from './trip/trip-change';
import { tryBeginFlow } from './flow/flow';
import { flowSettingsRoutes } from './flow-settings/routes';
import { findUnfinished } from './applications/unfinished';
import { urge } from './decisions/urge';
import { findUsable, listUsable } from './trip/usable-requests';
import { applicationView, mayDecide } from './applications/view';
import { withdraw } from './decisions/withdraw';

/** Path of an application that no longer has approvers. */
const NO_PATH = { steps: [], tasks: [] };

export function approvalRoutes(deps: AreaDeps): Implementation[] {
  return [
    implement(submitOverStandardApprovalAuto, (context, body) => submitOverStandard(deps, context, body), {
      asksSupplier: true,
      beforehand: (context, { passengers }) => limitPassengerGuesses(context, deps.config, passengers),
    }),

    implement(judgeBookingStandard, (context, body) => judgeBooking(deps, context, body), {
      asksSupplier: true,
    }),

    implement(submitApprovalApplyAuto, (context, body) => {
      if (body.changeOf !== '') return changeTrip(context, body);
      if (body.applyType === APPLY_TYPE.preTripChange) throw new Fault('applyNotChangeable');
      return submitTrip(context, body);
    }),

    implement(queryApplication, (context, { depDate }) => listUsable(context, depDate)),

    implement(applicationQuery, (context, asked) => findUsable(context, asked)),

    implement(queryTemplateTypes, async ({ db, caller }, enterpriseNum) => {
      if (enterpriseNum !== caller.enterpriseNum) throw new Fault('enterpriseNotCurrent');
      return findTemplates(db, enterpriseNum);
    }),

    implement(queryTemplateTypesInUse, ({ db, caller }) => findTemplates(db, caller.enterpriseNum)),

    implement(queryTravelPurpose, ({ db, caller }) => findPurposes(db, caller.enterpriseNum)),

    implement(
      queryApprovalList,
      async ({ db, caller, now }, filter) => {
        const { beginDate, endDate } = filter;
        if (beginDate !== undefined && endDate !== undefined && beginDate > endDate) {
          throw fieldsInvalid({ endDate: '结束日期不能早于开始日期' });
        }
        const asks = await findDecider(db, caller, now);
        const { total, applications } = await findApplications(db, caller, asks, filter, now);
        const applyIds = applications.map(({ apply_id }) => apply_id);
        const used = await findUsedApplications(db, applyIds);
        const asked = await findApplicationsToDecide(db, asks, applyIds);
        const canApprove = mayDecide(caller);
        return {
          total,
          applicationList: applications.map((row) =>
            applicationView(row, caller, now, {
              isUsed: used.has(row.apply_id),
              standsInFor: asked.get(row.apply_id),
            }),
          ),
          canApprove,
          pendingCount: canApprove ? await countPending(db, caller, asks, now) : 0,
          hasCopies: await isCopyReceiver(db, caller),
        };
      },
      { isHeavyRead: true },
    ),

    implement(queryApprovalDetail, (context, { applyId }) => readDetail(deps, context, applyId), {
      asksSupplier: true,
      concerns: ({ applyId }) => applyId,
    }),

    implement(queryApprovalOutlook, (context, { applyId }) => readOutlook(deps, context, applyId), {
      isHeavyRead: true,
      asksSupplier: true,
      concerns: ({ applyId }) => applyId,
    }),

    implement(queryUnfinishedAfterSale, async (context, { orderNo }) => ({
      staffNO: context.caller.staffNo,
      applicationList: await findUnfinished(context, orderNo),
    })),

    implement(
      getListApprovalPathInfo,
      async ({ db, caller, now }, { applyType, travellerNOList, ...given }) => {
        const asked = { ...given, violations: [], travellerNOs: travellerNOList };
        const { steps, tasks } = (await tryBeginFlow(db, caller, applyType, asked, now))?.progress ?? NO_PATH;
        return steps.map((step) => ({
          ...step,
          approvers: tasks
            .filter(({ stepNo }) => stepNo === step.stepNo)
            .map(({ staffNO, staffName }) => ({ staffNO, staffName })),
        }));
      },
    ),

    implement(decideApproval, (context, body) => decide(context, body), {
      concerns: ({ applyId }) => applyId,
    }),

    implement(transferApproval, (context, body) => forwardApplication(context, body)),

    implement(addApprovers, (context, body) => addFurtherApprovers(context, body)),

    implement(returnApproval, (context, body) => returnApplication(context, body)),

    implement(urgeApproval, (context, body) => urge(context, body)),

    implement(queryApprovalDeputies, (context) => listDeputies(context)),

    implement(addApprovalDeputy, (context, body) => addDeputy(context, body)),

    implement(endApprovalDeputy, (context, body) => endDeputy(context, body)),

    implement(withdrawApproval, (context, body) => withdraw(context, body)),

    ...flowSettingsRoutes(),
  ];
}
