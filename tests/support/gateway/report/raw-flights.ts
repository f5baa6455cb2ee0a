import { sql } from 'kysely';
import type { Database } from '../../../../demo/gateway/db/database';
import type { Measures } from '../../../../src/contract/report/measures';
import type { StandardEvaluation } from '../../../../src/contract/travel-standard/shapes';
import { dayOf, daysFrom } from './calendar';
import { leadMeasures, rawEvent, type RawEvent, type RawPlace } from './raw-event';

interface Place {
  order_no: string;
  segment_no: number;
  passenger_no: number;
}

interface Ticket extends Place {
  ticket_status: string;
  sale_price: number;
  taxes: number;
  service_fee: number;
  insurance: number;
  change_of: string | null;
  created_at: Date;
  issued_at: Date | null;
  dep_date: string;
  flight: { flightNo: string; takeOffTime: string; distance: string | number } & Record<
    'depCityName' | 'arrCityName' | 'carrierShortName',
    string
  >;
  cabin_type: 1 | 2 | 3;
  full_fare: number;
  published_fare: number;
  is_protocol: boolean;
  passenger_name: string;
  passenger_type_id: number;
  evaluation: StandardEvaluation | null;
  leg_no: number;
  dept_no: string;
  staff_no: string;
  cost_center_no: string;
  accounting_entity_no: string;
}

interface Change extends Place {
  old_order_no: string;
  old_segment_no: number;
  old_passenger_no: number;
  change_fee: number;
  fare_difference: number;
  applied_at: Date;
}

const placeOf = (place: Place): string => `${place.order_no}/${place.segment_no}/${place.passenger_no}`;
const formerPlace = ({ old_order_no, old_segment_no, old_passenger_no }: Change): string =>
  `${old_order_no}/${old_segment_no}/${old_passenger_no}`;

/** Grams per kilometre, by cabin. */
const CO2 = { 1: 183, 2: 274, 3: 439 } as const;

/**
 * Events of an enterprise's tickets, derived from orders, changes, refunds and tickets alone. It differs from the
 * gateway's facts in language and method, to verify them.
 */
export async function rawFlights(db: Database, enterpriseNum: string): Promise<RawEvent[]> {
  const { rows: tickets } = await sql<Ticket>`
    select t.order_no, t.segment_no, t.passenger_no, t.ticket_status, t.sale_price, t.build_fee + t.fuel_fee as taxes,
      p.service_fee, coalesce((select sum(price)::bigint from order_insurance i
        where i.order_no = t.order_no and i.passenger_no = t.passenger_no), 0) as insurance,
      o.change_of, o.created_at, o.issued_at, s.dep_date, s.flight, s.cabin_type, s.full_fare, s.published_fare,
      s.is_protocol, s.leg_no, p.passenger_name, p.passenger_type_id, j.evaluation, c.dept_no,
      coalesce(p.staff_no, o.booker_no) as staff_no, c.cost_center_no, c.accounting_entity_no
    from ticket t join flight_order o using (order_no) join order_segment s using (order_no, segment_no)
    join order_passenger p using (order_no, passenger_no) join order_cost c using (order_no, passenger_no)
    left join order_standard j using (order_no)
    where o.enterprise_num = ${enterpriseNum} and o.travel_type = 1`.execute(db);
  const { rows: changes } = await sql<Change>`
    select ct.*, co.applied_at from change_ticket ct join change_order co using (order_no)
    where co.outcome = 'done'`.execute(db);
  const { rows: refunds } = await sql<Place & { refund_fee: number; refund_amount: number; done_at: Date }>`
    select rt.*, r.done_at from refund_ticket rt join refund_order r using (refund_no)
    where r.refund_state = '已退票' and not rt.failed`.execute(db);
  const { rows: insurances } = await sql<
    Omit<Place, 'segment_no'> & { refund_amount: number; done_at: Date }
  >`
    select ri.order_no, ri.passenger_no, ri.refund_amount, r.done_at from refund_insurance ri
    join refund_order r using (refund_no) where r.refund_state = '已退票' and not ri.failed`.execute(db);

  const byPlace = new Map(tickets.map((ticket) => [placeOf(ticket), ticket]));
  const changeTo = new Map(changes.map((change) => [placeOf(change), change]));
  const former = (change: Change): Ticket => {
    const ticket = byPlace.get(formerPlace(change));
    if (ticket === undefined) throw new Error(`${change.order_no} changes no ticket`);
    return ticket;
  };
  return [
    ...tickets.flatMap((ticket) => [...issued(ticket), ...flown(ticket)]),
    ...refunds.flatMap((refund) => {
      const ticket = byPlace.get(placeOf(refund));
      return ticket ? [refundEvent(ticket, refund)] : [];
    }),
    ...insurances.flatMap(({ refund_amount, done_at, ...of }) => {
      const ticket = byPlace.get(placeOf({ ...of, segment_no: 1 }));
      const day = dayOf(done_at);
      const back = { serviceFee: -refund_amount, amount: -refund_amount };
      return ticket ? [rawEvent(subject(ticket), { booked: day, issued: day }, back)] : [];
    }),
  ];

  /** Event of a purchase, or of the exchange for an earlier ticket. */
  function issued(ticket: Ticket): RawEvent[] {
    const { issued_at } = ticket;
    if (issued_at === null) return [];
    if (ticket.change_of === null) {
      const days = { booked: dayOf(ticket.created_at), issued: dayOf(issued_at) };
      return [rawEvent(subject(ticket), days, purchaseMeasures(ticket, ticket, isWithin(ticket)))];
    }
    const change = changeTo.get(placeOf(ticket));
    if (change === undefined) return [];
    const before = former(change);
    const [is, was] = [isWithin(judgedAs(ticket)), isWithin(judgedAs(before))];
    return [
      rawEvent(
        subject(ticket),
        { booked: dayOf(change.applied_at), issued: dayOf(issued_at) },
        {
          changes: 1,
          amount: change.fare_difference + change.change_fee,
          fare: change.fare_difference,
          fullFare: ticket.full_fare - before.full_fare,
          boughtFare: change.fare_difference,
          within: Number(is) - Number(was),
          withinFare: (is ? ticket.sale_price : 0) - (was ? before.sale_price : 0),
          changeFee: change.change_fee,
          distance: kmOf(ticket) - kmOf(before),
          co2: gramsOf(ticket) - gramsOf(before),
        },
      ),
    ];
  }

  /** Ticket whose compliance counts: the ticket itself, or the one before a change that was not evaluated. */
  function judgedAs(ticket: Ticket): Ticket {
    const change = ticket.evaluation === null ? changeTo.get(placeOf(ticket)) : undefined;
    return change === undefined ? ticket : judgedAs(former(change));
  }

  /** Total cost of a ticket and those before it, booked on the day of the first one. */
  function flown(ticket: Ticket): RawEvent[] {
    if (ticket.ticket_status !== 'USED/FLOWN') return [];
    const chain: Change[] = [];
    let first = ticket;
    for (let change = changeTo.get(placeOf(first)); change; change = changeTo.get(placeOf(first))) {
      chain.push(change);
      first = former(change);
    }
    const changeFee = chain.reduce((sum, { change_fee }) => sum + change_fee, 0);
    const measures = purchaseMeasures(ticket, first, isWithin(judgedAs(ticket)));
    const amount = (measures.amount ?? 0) + changeFee;
    const all = { ...measures, changes: chain.length, changeFee, amount };
    return [rawEvent(subject(ticket), { used: ticket.dep_date }, all)];
  }
}

const subject = (ticket: Ticket): RawPlace => ({
  product: 'flight',
  deptNo: ticket.dept_no,
  staffNo: ticket.staff_no,
  costCenterNo: ticket.cost_center_no,
  entityNo: ticket.accounting_entity_no,
  route: `${ticket.flight.depCityName}-${ticket.flight.arrCityName}`,
  carrier: ticket.flight.carrierShortName,
});

const kmOf = ({ flight }: Ticket): number => Math.round(Number(flight.distance));
const gramsOf = ({ flight, cabin_type }: Ticket): number =>
  Math.round(Number(flight.distance) * CO2[cabin_type]);

/** A direction of a journey is evaluated as a whole, each flight of a change by itself. */
function isWithin({ evaluation, change_of, leg_no, segment_no, passenger_name }: Ticket): boolean {
  const no = change_of === null ? leg_no : segment_no;
  return !evaluation?.segments.some(
    ({ segmentNo, violations }) =>
      segmentNo === no && violations.some(({ passengerNames }) => passengerNames.includes(passenger_name)),
  );
}

/** Measures of a ticket, with the extras bought when the first one was booked. */
function purchaseMeasures(ticket: Ticket, first: Ticket, isCompliant: boolean): Partial<Measures> {
  // the evaluation names only the first flight of a direction
  const segment = first.evaluation?.segments.find(
    ({ flightNo, takeOffTime }) =>
      flightNo === first.flight.flightNo && takeOffTime === first.flight.takeOffTime,
  );
  const isAdult = first.passenger_type_id === 1;
  const missedSaving = isAdult ? (segment?.lowest?.difference ?? 0) : 0;
  const serviceFee = first.segment_no === 1 ? first.service_fee + first.insurance : 0;
  return {
    bookings: 1,
    quantity: 1,
    amount: ticket.sale_price + ticket.taxes + serviceFee,
    fare: ticket.sale_price,
    fullFare: ticket.full_fare,
    boughtFare: ticket.sale_price,
    ...(isCompliant ? { within: 1, withinFare: ticket.sale_price } : {}),
    taxes: ticket.taxes,
    serviceFee,
    ...(first.is_protocol
      ? { agreements: 1, agreementSaving: isAdult ? Math.max(0, first.published_fare - first.sale_price) : 0 }
      : {}),
    ...(missedSaving > 0 ? { missed: 1, missedSaving } : {}),
    ...leadMeasures(daysFrom(dayOf(first.created_at), first.dep_date)),
    [`class${ticket.cabin_type}`]: 1,
    distance: kmOf(ticket),
    co2: gramsOf(ticket),
  };
}

function refundEvent(
  ticket: Ticket,
  refund: { refund_fee: number; refund_amount: number; done_at: Date },
): RawEvent {
  const day = dayOf(refund.done_at);
  return rawEvent(
    subject(ticket),
    { booked: day, issued: day },
    {
      refunds: 1,
      amount: -refund.refund_amount,
      fare: -ticket.sale_price,
      fullFare: -ticket.full_fare,
      taxes: -ticket.taxes,
      refundFee: refund.refund_fee,
      distance: -kmOf(ticket),
      co2: -gramsOf(ticket),
    },
  );
}
