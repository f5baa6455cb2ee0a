import {
  decideApproval,
  queryApplication,
  queryApprovalDetail,
  queryApprovalList,
  queryTravelPurpose,
  submitApprovalApplyAuto,
  submitOverStandardApprovalAuto,
} from '../../../src/contract/approval';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { DATA_RANGE } from '../caller';
import type { AreaDeps } from '../deps';
import { Fault } from '../fault';
import { implement, type Implementation } from '../implement';
import { decide } from './decide';
import { findApplication, findApplications, findPurposes, findUsableTrips, sumOrdersUnder } from './queries';
import { submitOverStandard, submitTrip } from './submit';
import { applicationView } from './view';

export function approvalRoutes(deps: AreaDeps): Implementation[] {
  return [
    implement(submitOverStandardApprovalAuto, (context, body) => submitOverStandard(deps, context, body)),

    implement(submitApprovalApplyAuto, (context, body) => submitTrip(context, body)),

    implement(queryApplication, async ({ db, caller, now }, { depDate }) => {
      const usable = [];
      for (const row of await findUsableTrips(db, caller, shanghaiDate(now))) {
        const { trip } = row;
        if (trip === null) continue;
        if (depDate !== undefined && (depDate < trip.beginDate || depDate > trip.endDate)) continue;
        const { budget } = trip;
        usable.push({
          applyId: row.apply_id,
          applyType: row.apply_type,
          applicantName: row.applicant_name,
          reason: row.reason,
          trip,
          budgetLeft: budget === null ? null : Math.max(0, budget - (await sumOrdersUnder(db, row.apply_id))),
        });
      }
      return usable;
    }),

    implement(queryTravelPurpose, ({ db, caller }) => findPurposes(db, caller.enterpriseNum)),

    implement(queryApprovalList, async ({ db, caller, now }, filter) => {
      const { total, applications } = await findApplications(db, caller, filter);
      return { total, applicationList: applications.map((row) => applicationView(row, caller, now)) };
    }),

    implement(queryApprovalDetail, async ({ db, caller, now }, { applyId }) => {
      const row = await findApplication(db, caller, applyId);
      const isParty = row.applicant_no === caller.staffNo || row.approver_no === caller.staffNo;
      if (!isParty && caller.range !== DATA_RANGE.enterprise) throw new Fault('applyOutOfScope');
      return applicationView(row, caller, now);
    }),

    implement(decideApproval, (context, body) => decide(deps, context, body)),
  ];
}
