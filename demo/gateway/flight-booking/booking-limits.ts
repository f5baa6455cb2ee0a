import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { FLIGHT_BOOKING_FAULTS } from '../../../src/contract/flight-booking/faults';
import type { OrderPassenger, queryProductBookingLimits } from '../../../src/contract/flight-booking/booking';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { SETTLE_PRODUCT } from '../../../src/contract/settlement/products';
import { checkParty } from '../../../src/domain/passenger/passenger';
import { closedAirlines } from '../airline-agreement/closed-airlines';
import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';
import type { AreaDeps } from '../server/deps';
import type { CallerContext } from '../server/http/implement';
import { isProductOpen } from '../hotel/products/open-products';
import { productProblem } from '../settlement/products/refusal';
import { completePassengers } from '../travellers/complete-passengers';
import { findRepeated } from '../travellers/repeated-passengers';
import { remainingSeats } from '../flight-offers/itinerary';
import { checkBookTime, findOffers } from '../flight-offers/offer';
import { checkLimits, seatsOf } from '../flight-offers/party';
import { findTakenSeats } from '../flight-offers/taken-seats';

type Verdict = ResultOf<typeof queryProductBookingLimits>;

const ALLOWED: Verdict = { canBooking: true, title: '', content: '' };
export const LIMIT_TITLE = '温馨提示';
const fewerSeatsText = (seats: number) => `余座不足，仅余${seats}张，请减少乘客人数或选择其他价格`;
const refuse = (content: string): Verdict => ({ canBooking: false, title: LIMIT_TITLE, content });

/**
 * Checks on the server before an order is made: who may travel together, the restrictions of the current offers, and
 * seats. Throws the faults of `findOffers` for offers that can no longer be booked.
 */
export async function queryLimits(
  { supplierOf, parameters }: AreaDeps,
  context: CallerContext,
  { voyages, voyageType, ...body }: ParsedBodyOf<typeof queryProductBookingLimits>,
): Promise<Verdict> {
  const { db, caller, now } = context;
  const { travelType } = body;
  const { passengers } = await completePassengers(db, caller, body.passengers, now);
  const { passengers: party } = await completePassengers(db, caller, body.fullOrderPassengers, now);
  const repeated = findRepeated(body.fullOrderPassengers, party);
  if (repeated !== undefined) return refuse(repeated.message);
  const closed = await flightProblem(db, { caller, travelType, passengers: party });
  if (closed !== undefined) return refuse(closed);
  const staffNos = [caller.staffNo, ...party.map(({ staffNO }) => staffNO)];
  const offers = await findOffers(supplierOf(caller), voyages, {
    now,
    parameters: await parameters(db, caller.enterpriseNum, now),
    closed: await closedAirlines(db, caller, staffNos, now),
  });
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
      return remainingSeats(flight, price.unit.cabinCode, ours);
    }),
  );
  if (left >= seats) return ALLOWED;
  return refuse(left > 0 ? fewerSeatsText(left) : FLIGHT_BOOKING_FAULTS.seatsGone.msg);
}

interface Party {
  caller: Caller;
  travelType: 1 | 2;
  passengers: readonly Pick<OrderPassenger, 'staffNO' | 'passagerName'>[];
}

/**
 * Returns why the enterprise does not let these passengers fly on business; undefined when it does or the journey is
 * private.
 */
export async function flightProblem(
  db: Database,
  { caller: { enterpriseNum, staffNo }, travelType, passengers }: Party,
): Promise<string | undefined> {
  if (travelType !== TRAVEL_TYPE.business) return undefined;
  if (!(await isProductOpen(db, enterpriseNum, 'flight'))) return '企业未开通国内机票，请联系管理员';
  return productProblem(db, {
    enterpriseNum,
    productNo: SETTLE_PRODUCT.flight,
    bookerNo: staffNo,
    travellers: passengers,
  });
}
