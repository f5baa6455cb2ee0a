import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { APPLY_TYPE, type submitOverStandardApprovalAuto } from '../../../../src/contract/approval/approval';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import { saleEnd } from '../../flight-offers/booking-dates';
import { checkPrices } from '../../flight-offers/check-prices';
import { closedAirlines } from '../../airline-agreement/closed-airlines';
import { findOffers } from '../../flight-offers/offer';
import { checkSequence, checkVoyages } from '../../flight-offers/party';
import { completePassengers } from '../../travellers/complete-passengers';
import type { CallerContext } from '../../server/http/implement';
import { judge } from '../../travel-standard/judge';
import { checkReasons } from '../../travel-standard/reasons';
import { beginFlow } from '../flow/flow';
import { factsOfChoice } from '../flow/flow-facts';
import { namesOf } from '../decisions/progress-store';
import { peopleOf, uncovered } from './over-choice';
import { refusePending } from './pending-choice';
import { insertApplication } from '../applications/queries';
import type { ApplicationRow } from '../applications/application-row';
import { checkTemplate } from '../applications/templates';

type SubmitApplicationResult = ResultOf<typeof submitOverStandardApprovalAuto>;

/** Submits a choice over the standards for approval. Throws withinStandard, overStandardForbidden or applyPending. */
export async function submitOverStandard(
  { supplierOf, parameters: readParameters }: AreaDeps,
  { db, caller, now, emit }: CallerContext,
  { voyages, passengers: given, overReasons }: ParsedBodyOf<typeof submitOverStandardApprovalAuto>,
): Promise<SubmitApplicationResult> {
  await checkTemplate(db, caller.enterpriseNum, APPLY_TYPE.overStandard);
  checkVoyages(voyages, voyages.some(({ segmentNo }) => segmentNo === 2) ? 2 : 1);
  const { passengers } = await completePassengers(db, caller, given, now);
  const parameters = await readParameters(db, caller.enterpriseNum, now);
  const staffNos = [caller.staffNo, ...passengers.map(({ staffNO }) => staffNO)];
  const closed = await closedAirlines(db, caller, staffNos, now);
  const supplier = supplierOf(caller);
  const offers = await findOffers(supplier, voyages, { now, parameters, closed });
  checkSequence(offers);
  checkPrices(offers, voyages);
  const { evaluation, policy } = await judge({ supplier, parameters, db, caller, now }, offers, passengers);
  if (policy === null) throw new Fault('withinStandard');
  if (policy === 2) throw new Fault('overStandardForbidden', undefined, { evaluation });
  const reasons = await checkReasons(db, caller.enterpriseNum, evaluation, overReasons, true);
  const choice = { voyages, passengers: peopleOf(passengers), evaluation, overReasons: reasons };
  const covers = ({ choice: pending }: ApplicationRow) =>
    pending !== null && uncovered(pending, choice) === undefined;
  await refusePending({ db, caller, now }, APPLY_TYPE.overStandard, covers);
  const begun = await beginFlow(db, caller, APPLY_TYPE.overStandard, factsOfChoice(choice), now);
  const takeOffs = offers.map(({ flight }) => saleEnd(flight.flight.takeOffTime, parameters));
  const applyId = await insertApplication(db, {
    applyType: APPLY_TYPE.overStandard,
    applicant: caller,
    begun,
    reason: '',
    createdAt: now,
    deadline: new Date(Math.min(...takeOffs)),
    orderNo: null,
    trip: null,
    choice,
  });
  await emit({ db, now }, 'application.moved', { applyId });
  return { applyId, applyState: '审批中', approverName: namesOf(begun.progress).approver_name };
}
