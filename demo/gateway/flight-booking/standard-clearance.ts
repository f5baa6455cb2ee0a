import type { ParsedBodyOf } from '../../../src/contract/call';
import type { ChangeRequest } from '../../../src/contract/approval/after-sale';
import { APPLY_TYPE } from '../../../src/contract/approval/approval';
import type { createOrder, OrderPassenger } from '../../../src/contract/flight-booking/booking';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import {
  OVER_POLICY,
  type OverReasonChoice,
  type StandardEvaluation,
} from '../../../src/contract/travel-standard/shapes';
import { overStandardOf } from '../../../src/domain/travel-standard/travel-standard';
import { beginFlow, type FlowStart } from '../approval/flow/flow';
import { factsOfChoice } from '../approval/flow/flow-facts';
import { peopleOf } from '../approval/submission/over-choice';
import { insertApplication } from '../approval/applications/queries';
import type { ApplicationRow } from '../approval/applications/application-row';
import { isChangeApprovalRequired } from '../enterprise-setting/after-sale-rules';
import { isRequestRequired } from '../enterprise-setting/request-rule';
import {
  bookUnderRequest,
  checkBudget,
  redeemAfterSale,
  redeemOverApplication,
} from '../approval/submission/redeem';
import { checkTemplate } from '../approval/applications/templates';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { judge } from '../travel-standard/judge';
import { checkReasons } from '../travel-standard/reasons';
import type { FlightSupplier } from '../supplier/port';
import { saleEnd } from '../flight-offers/booking-dates';
import { insertOrderStandard } from './order-standard';
import type { Offer } from '../flight-offers/offer';

/** Parts of an order, or of a change, that the standards check. */
interface Body extends Pick<
  ParsedBodyOf<typeof createOrder>,
  'voyages' | 'overReasons' | 'applyId' | 'overStandardApplyId' | 'travelType'
> {
  passengers: OrderPassenger[];
  /** The change that the flights belong to; none for an order. */
  change?: ChangeRequest;
}

/** Permission to book a choice under the standards. */
export interface Clearance {
  evaluation: StandardEvaluation;
  overReasons: readonly OverReasonChoice[];
  trip: ApplicationRow | undefined;
  overApplyId: string | null;
  /** Set when the order must wait: its approvers, and the end of the seats' hold. */
  waitsFor: { begun: FlowStart; until: Date } | undefined;
}

/**
 * Checks a choice against the standards and earlier approvals; undefined for a private journey, which both ignore.
 * Throws overStandardForbidden, applyRequired, templateMissing, overStandardReasonMissing, approverMissing,
 * changeApprovalRequired, or the faults of the named applications.
 */
export async function clearStandards(
  { supplier, parameters }: { supplier: FlightSupplier; parameters: BookingParameters },
  context: CallerContext,
  body: Body,
  offers: readonly Offer[],
): Promise<Clearance | undefined> {
  const { db, caller, now } = context;
  const { voyages, passengers, overReasons: given, applyId, overStandardApplyId } = body;
  if (body.travelType === TRAVEL_TYPE.personal) {
    if (applyId === '' && overStandardApplyId === '') return undefined;
    throw new Fault('applyNotCovering', '因私出行不能使用申请单');
  }
  const { evaluation, policy } = await judge({ supplier, parameters, db, caller, now }, offers, passengers);
  if (policy === OVER_POLICY.forbid) throw new Fault('overStandardForbidden', undefined, { evaluation });

  if (applyId === '' && (await isRequestRequired(db, caller.enterpriseNum))) throw new Fault('applyRequired');
  const trip = applyId === '' ? undefined : await bookUnderRequest(context, applyId, offers, passengers);
  const cleared = { evaluation, trip, waitsFor: undefined };
  if (overStandardApplyId !== '') {
    const chosen = { voyages, passengers, evaluation };
    const { change } = body;
    const choice =
      change === undefined
        ? await redeemOverApplication(context, overStandardApplyId, chosen)
        : (await redeemAfterSale(context, overStandardApplyId, { change, choice: chosen })).choice;
    return { ...cleared, overReasons: choice?.overReasons ?? [], overApplyId: overStandardApplyId };
  }
  const isHeld = policy === OVER_POLICY.approval;
  // a change that waits for its approver gets this approval from them
  if (body.change !== undefined && !isHeld && (await isChangeApprovalRequired(db, caller.enterpriseNum)))
    throw new Fault('changeApprovalRequired');
  if (isHeld) await checkTemplate(db, caller.enterpriseNum, APPLY_TYPE.overStandard);
  const isRequired = policy === OVER_POLICY.reason || isHeld;
  const overReasons = await checkReasons(db, caller.enterpriseNum, evaluation, given, isRequired);
  if (!isHeld) return { ...cleared, overReasons, overApplyId: null };

  const ends = offers.map(({ flight }) => saleEnd(flight.flight.takeOffTime, parameters));
  const until = new Date(Math.min(now.getTime() + parameters.approvalMinutes * 60_000, ...ends));
  const applyType = body.change === undefined ? APPLY_TYPE.overStandard : APPLY_TYPE.changeOverStandard;
  const facts = factsOfChoice({ voyages, passengers: peopleOf(passengers), evaluation });
  const begun = await beginFlow(db, caller, applyType, facts, now);
  return { ...cleared, overReasons, overApplyId: null, waitsFor: { begun, until } };
}

/**
 * Stores the clearance of a placed order, and submits it to its approver if it has to wait. Returns the number of that
 * application, empty for none. Throws applyBudgetShort.
 */
export async function noteClearance(
  context: CallerContext,
  { voyages, passengers, change }: Body,
  { evaluation, overReasons, trip, overApplyId, waitsFor }: Clearance,
  { orderNo, total }: { orderNo: string; total: number },
): Promise<string> {
  const { db, caller, now, emit } = context;
  if (trip !== undefined) await checkBudget(context, trip, total);
  const waitsForApplyId =
    waitsFor === undefined
      ? ''
      : await insertApplication(db, {
          applyType: change === undefined ? APPLY_TYPE.overStandard : APPLY_TYPE.changeOverStandard,
          applicant: caller,
          begun: waitsFor.begun,
          reason: '',
          createdAt: now,
          deadline: waitsFor.until,
          orderNo,
          trip: null,
          choice: { voyages, passengers: peopleOf(passengers), evaluation, overReasons: [...overReasons] },
          ...(change === undefined ? {} : { change }),
        });
  if (waitsForApplyId !== '') await emit(context, 'application.moved', { applyId: waitsForApplyId });
  await insertOrderStandard(db, orderNo, {
    overStandard: overStandardOf(evaluation, trip !== undefined),
    evaluation,
    overReasons,
    applyId: trip?.apply_id ?? null,
    overApplyId: waitsFor === undefined ? overApplyId : waitsForApplyId,
  });
  return waitsForApplyId;
}
