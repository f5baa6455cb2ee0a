import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { FLIGHT_BOOKING_FAULTS } from '../../../src/contract/flight-booking/faults';
import type { queryProductBookingLimits } from '../../../src/contract/flight-booking/booking';
import { checkParty } from '../../../src/domain/passenger/passenger';
import type { AreaDeps } from '../server/deps';
import type { CallerContext } from '../server/implement';
import { completePassengers } from '../travellers/complete-passengers';
import { findRepeated } from '../travellers/repeated-passengers';
import { seatsLeft } from '../flight-offers/itinerary';
import { checkBookTime, findOffers } from '../flight-offers/offer';
import { checkLimits, seatsOf } from '../flight-offers/party';
import { findTakenSeats } from '../flight-offers/taken-seats';

type Verdict = ResultOf<typeof queryProductBookingLimits>;

const ALLOWED: Verdict = { canBooking: true, title: '', content: '' };
const fewerLeft = (seats: number) => `余座不足，仅余${seats}张，请减少乘客人数或选择其他价格`;
const refuse = (content: string): Verdict => ({ canBooking: false, title: '温馨提示', content });

/**
 * The server's own check before an order is made: who may travel together, the restrictions of what the
 * supplier sells now, and seats. Throws the faults of `findOffers` for what can no longer be booked at all.
 */
export async function queryLimits(
  { supplier, parameters }: AreaDeps,
  context: CallerContext,
  { voyages, voyageType, ...body }: ParsedBodyOf<typeof queryProductBookingLimits>,
): Promise<Verdict> {
  const { db, caller, now } = context;
  const { passengers } = await completePassengers(db, caller, body.passengers);
  const { passengers: party } = await completePassengers(db, caller, body.fullOrderPassengers);
  const repeated = findRepeated(body.fullOrderPassengers, party);
  if (repeated !== undefined) return refuse(repeated.message);
  const offers = await findOffers(supplier, voyages, { now, parameters: await parameters(db, now) });
  await checkBookTime(offers, context);
  for (const { flight } of offers) {
    const [problem] = checkParty(party, flight.flight.takeOffTime.slice(0, 10));
    if (problem !== undefined) return refuse(problem);
  }
  const limits = checkLimits(offers, passengers, voyageType);
  if (!limits.success) return refuse(limits.message);

  const taken = await findTakenSeats(
    db,
    offers.map(({ flight }) => flight.inventoryKey),
  );
  const seats = seatsOf(passengers);
  const left = Math.min(
    ...offers.map(({ flight, price }) => {
      const ours = taken.byInventory.get(flight.inventoryKey) ?? new Map<string, number>();
      return seatsLeft(flight, price.unit.cabinCode, ours);
    }),
  );
  if (left >= seats) return ALLOWED;
  return refuse(left > 0 ? fewerLeft(left) : FLIGHT_BOOKING_FAULTS.seatsGone.msg);
}
