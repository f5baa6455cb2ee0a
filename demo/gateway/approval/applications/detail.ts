import { hasLockedFilters } from '../../../../src/contract/login/token-scope';
import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { atOneMoment } from '../../db/transaction';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findFilesOf } from '../../files/queries';
import { expireIfOverdue } from '../../order/lifecycle';
import type { FlightSupplier } from '../../supplier/port';
import { findReasonNames } from '../../travel-standard/queries';
import { findDecider, findApplicationsToDecide } from '../decisions/decider';
import { findCopies } from '../flow/copies';
import { APPLICATION_FILES } from '../file-owner';
import { findOrderBudgets } from './order-budgets';
import { pathView } from './path-view';
import { loadProgress } from '../decisions/progress-store';
import {
  findApplication,
  findUsedApplications,
  findWaitingOrder,
  canSeeWhole,
  canSeeAll,
  type ApplicationMatch,
} from './queries';
import type { ApplicationRow } from './application-row';
import { endDueSteps } from '../decisions/step-due';
import { applicationView, isStepOver, isUndecided } from './view';
import { findFormFields } from './templates';
import { readChanges } from '../trip/trip-change-view';

/**
 * Returns an application with the data for its decision, to its applicant, its approvers and those who see the whole
 * enterprise. Throws applyUnknown, and applyOutOfScope for a mere traveller.
 */
export async function readDetail(
  { supplierOf }: Pick<AreaDeps, 'supplierOf'>,
  context: CallerContext,
  applyId: string,
): Promise<ApplicationDetail> {
  const { db, caller, now } = context;
  const asked = await findApplication(context, applyId);
  checkReadable(asked, caller);
  if (asked.order_no !== null && asked.apply_state === '审批中' && !isUndecided(asked, now)) {
    // the order is shown too, so both must be expired
    await expireIfOverdue(context, asked.order_no);
  }
  if (isStepOver(asked, now)) await endDueSteps(context, asked);
  const { row, order, budgets, used, reasons, progress, asks, copies, ...form } = await atOneMoment(
    db,
    async (moment) => {
      const row = await findApplication({ db: moment, caller, now }, applyId);
      return {
        row,
        order: row.order_no === null ? undefined : await findWaitingOrder(moment, caller, row.order_no),
        budgets: maySeeBudgets(row, caller) ? await findOrderBudgets(moment, row.order_no) : [],
        used: await findUsedApplications(moment, [applyId]),
        reasons: await reasonsOf(moment, row),
        progress: await loadProgress(moment, row),
        asks: await findApplicationsToDecide(moment, await findDecider(moment, caller, now), [applyId]),
        copies: await findCopies(moment, applyId),
        ...(await readChanges(moment, row, caller, now)),
        formFields: await findFormFields(moment, caller.enterpriseNum, row.trip?.form ?? null),
        files: (await findFilesOf(moment, APPLICATION_FILES, [applyId])).map(({ file }) => file),
      };
    },
  );
  const view = applicationView(row, caller, now, {
    isUsed: used.has(applyId),
    standsInFor: asks.get(applyId),
  });
  return {
    ...view,
    ...pathView(progress, caller, view.canDecide),
    copies,
    ...form,
    isOwn: row.applicant_no === caller.staffNo,
    itinerary: order?.itinerary ?? (await itineraryOf(supplierOf(caller), row, now)),
    reasons,
    order: order === undefined ? null : order.order,
    budgets,
    ...(caller.limitedTo === undefined ? {} : withoutFurtherActions(order?.order ?? null)),
  };
}

/**
 * Remaining budgets are visible to deciders and to those who see the enterprise. Under locked filters they are not, since
 * other orders use them too.
 */
const maySeeBudgets = (
  row: ApplicationMatch,
  caller: CallerContext['caller'],
): row is ApplicationMatch & { order_no: string } =>
  row.order_no !== null &&
  (caller.tokenScope === undefined || !hasLockedFilters(caller.tokenScope)) &&
  (row.is_approver || canSeeAll(caller));

/** Throws applyOutOfScope for a viewer who only travels. */
export function checkReadable(row: ApplicationMatch, caller: CallerContext['caller']): void {
  if (!canSeeWhole(row, caller)) throw new Fault('applyOutOfScope');
}

/** Removes everything but the decision for a viewer who came by a link. */
const withoutFurtherActions = (order: ApplicationDetail['order']) => ({
  canTransfer: false,
  canAddApprovers: false,
  returnSteps: [],
  canUrge: false,
  canWithdraw: false,
  canBook: false,
  canApply: false,
  // follow-up actions of applicants are disabled
  isOwn: false,
  order: order && { ...order, canOpen: false },
});

/** Current supplier data of the flights of a choice that is not yet booked; flights no longer on sale are left out. */
async function itineraryOf(
  supplier: FlightSupplier,
  { choice }: ApplicationRow,
  now: Date,
): Promise<ApplicationDetail['itinerary']> {
  const found = await Promise.all(
    (choice?.voyages ?? []).map(async (voyage) => {
      const sold = await supplier.flight(voyage, shanghaiDate(now));
      if (sold === undefined) return [];
      const unit = sold.prices.find(
        ({ unit: { cabinCode, policyId } }) => cabinCode === voyage.cabinCode && policyId === voyage.policyId,
      )?.unit;
      const { segmentNo, sequenceNo = 1 } = voyage;
      return [
        {
          segmentNo,
          sequenceNo,
          flight: sold.flight,
          cabinName: unit?.cabinName ?? '',
          discount: unit?.salePrice === voyage.salePrice ? unit.discount : null,
        },
      ];
    }),
  );
  return found.flat();
}

async function reasonsOf(
  db: CallerContext['db'],
  { choice, enterprise_num }: ApplicationRow,
): Promise<ApplicationDetail['reasons']> {
  const given = choice?.overReasons ?? [];
  if (given.length === 0) return [];
  const names = await findReasonNames(
    db,
    enterprise_num,
    given.map(({ reasonCode }) => reasonCode),
  );
  return given.map(({ segmentNo, rule, reasonCode, reasonText }) => ({
    segmentNo,
    rule,
    reasonName: names.get(reasonCode) ?? reasonCode,
    reasonText: reasonText ?? '',
  }));
}
