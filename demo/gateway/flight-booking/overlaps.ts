import type { ParsedBodyOf } from '../../../src/contract/call';
import type { OrderPassenger } from '../../../src/contract/flight-booking/booking';
import type {
  OverlappingJourney,
  queryOverlappingJourneys,
} from '../../../src/contract/flight-booking/overlaps';
import type { TicketStatus } from '../../../src/contract/order/list';
import type { InferOutput } from 'valibot';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import type { AreaDeps } from '../server/deps';
import type { CallerContext } from '../server/http/implement';
import { findOffers, type Offer } from '../flight-offers/offer';
import { HELD_STATUSES } from '../order/lifecycle';
import { withinScope } from '../order/scope';
import { completePassengers } from '../travellers/complete-passengers';

/** States of tickets that will no longer be flown. */
const UNUSED: InferOutput<typeof TicketStatus>[] = ['USED/FLOWN', 'REFUNDED', 'EXCHANGED', 'VOID'];

/** Finds other journeys of a booking's passengers at the same time. */
export async function queryOverlaps(
  { supplierOf, parameters }: AreaDeps,
  { db, caller, now }: CallerContext,
  body: ParsedBodyOf<typeof queryOverlappingJourneys>,
): Promise<OverlappingJourney[]> {
  const { passengers } = await completePassengers(db, caller, body.passengers, now);
  const offers = await findOffers(supplierOf(caller), body.voyages, {
    now,
    parameters: await parameters(db, caller.enterpriseNum, now),
  });
  return findOverlaps(db, { caller, passengers, offers, now });
}

interface Booking {
  caller: Caller;
  /** Passengers with full numbers. */
  passengers: readonly OrderPassenger[];
  offers: readonly Offer[];
  now: Date;
}

/**
 * Flights of the passengers' other orders that overlap in time with those of a booking. Only orders visible to the
 * caller count, and an outsider's document is searched only in the caller's own bookings for outsiders, so that the
 * answer reveals neither a colleague's whereabouts nor a correctly guessed number.
 */
export async function findOverlaps(db: Database, booking: Booking): Promise<OverlappingJourney[]> {
  const flights = booking.offers.map(({ flight }) => flight.flight);
  const found = await findJourneys(db, booking, {
    from: flights.map(({ takeOffTime }) => takeOffTime).reduce((a, b) => (a < b ? a : b)),
    until: flights.map(({ arrTime }) => arrTime).reduce((a, b) => (a > b ? a : b)),
  });
  return found.flatMap(({ order_no: orderNo, passenger_name: passagerName, flight }) => {
    const { flightNo, depCityName, arrCityName, takeOffTime, arrTime } = flight;
    const met = flights.filter((other) => takeOffTime < other.arrTime && other.takeOffTime < arrTime);
    if (met.length === 0) return [];
    const isSameFlight = met.some(
      (other) => other.flightNo === flightNo && other.takeOffTime === takeOffTime,
    );
    return [
      { passagerName, orderNo, flightNo, depCityName, arrCityName, takeOffTime, arrTime, isSameFlight },
    ];
  });
}

/** `from`, `until`: wall clock, YYYY-MM-DDTHH:mm. */
function findJourneys(
  db: Database,
  { caller, passengers, now }: Booking,
  { from, until }: { from: string; until: string },
) {
  const staffNos = passengers.map(({ staffNO }) => staffNO).filter((staffNo) => staffNo !== '');
  const cardNos = passengers.filter(({ staffNO }) => staffNO === '').map(({ cardNo }) => cardNo);
  return db
    .selectFrom('flight_order as o')
    .where((eb) => withinScope(eb, caller))
    .where('o.enterprise_num', '=', caller.enterpriseNum)
    .where('o.take_off_time', '<', until)
    .where('o.arrival_time', '>', from)
    .where((eb) =>
      eb.or([eb('o.order_status', 'not in', [...HELD_STATUSES]), eb('o.pay_deadline', '>', now)]),
    )
    .where('o.order_status', '!=', '退票中')
    .innerJoin('order_passenger as p', 'p.order_no', 'o.order_no')
    .where((eb) =>
      eb.or([
        ...(staffNos.length > 0 ? [eb('p.staff_no', 'in', staffNos)] : []),
        ...(cardNos.length > 0
          ? [
              eb.and([
                eb('p.staff_no', 'is', null),
                eb('p.card_no', 'in', cardNos),
                eb('o.booker_no', '=', caller.staffNo),
              ]),
            ]
          : []),
      ]),
    )
    .innerJoin('order_segment as s', 's.order_no', 'o.order_no')
    .where('s.seats_held', '>', 0)
    .innerJoin('ticket as t', (join) =>
      join
        .onRef('t.order_no', '=', 'o.order_no')
        .onRef('t.segment_no', '=', 's.segment_no')
        .onRef('t.passenger_no', '=', 'p.passenger_no'),
    )
    .where('t.ticket_status', 'not in', UNUSED)
    .select(['o.order_no', 'p.passenger_name', 's.flight'])
    .orderBy('o.order_no')
    .orderBy('s.segment_no')
    .orderBy('p.passenger_no')
    .limit(MOST_OVERLAPS)
    .execute();
}

const MOST_OVERLAPS = 50;
