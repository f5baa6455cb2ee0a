import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { APPLY_TYPE } from '../../../../src/contract/approval/approval';
import type { judgeBookingStandard } from '../../../../src/contract/travel-standard/standards';
import { closedAirlines } from '../../airline-agreement/closed-airlines';
import { findOffers } from '../../flight-offers/offer';
import type { AreaDeps } from '../../server/deps';
import type { CallerContext } from '../../server/http/implement';
import { judge, type Judgement } from '../../travel-standard/judge';
import { completePassengers } from '../../travellers/complete-passengers';
import { foreseenApprovers } from '../flow/foreseen';
import { peopleOf } from './over-choice';

/** Judges a choice before it is booked, and returns the approvers by the approval flow. */
export async function judgeBooking(
  { supplierOf, parameters: readParameters }: AreaDeps,
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { voyages, passengers: given }: ParsedBodyOf<typeof judgeBookingStandard>,
): Promise<ResultOf<typeof judgeBookingStandard>> {
  const { passengers } = await completePassengers(db, caller, given, now);
  const parameters = await readParameters(db, caller.enterpriseNum, now);
  const staffNos = [caller.staffNo, ...passengers.map(({ staffNO }) => staffNO)];
  const closed = await closedAirlines(db, caller, staffNos, now);
  const supplier = supplierOf(caller);
  const offers = await findOffers(supplier, voyages, { now, parameters, closed });
  const context = { supplier, parameters, db, caller, now };
  const { evaluation, policy, cheaper } = await judge(context, offers, passengers);
  const choice = { voyages, passengers: peopleOf(passengers), evaluation };
  return {
    evaluation,
    policy,
    approverName: await foreseenApprovers(context, { applyType: APPLY_TYPE.overStandard, choice }),
    cheaperList: cheaperFares(cheaper()),
  };
}

/** Cheaper flights of a judged choice, as calls return them. */
export function cheaperFares(
  found: ReturnType<Judgement['cheaper']>,
): ResultOf<typeof judgeBookingStandard>['cheaperList'] {
  return found.flatMap(({ segmentNo, selected, fares }) =>
    fares.map(({ flightNo, takeOffTime, cabinCode, policyId, salePrice }) => ({
      segmentNo,
      flightNo,
      takeOffTime,
      cabinCode,
      policyId,
      salePrice,
      saving: selected.salePrice - salePrice,
    })),
  );
}
