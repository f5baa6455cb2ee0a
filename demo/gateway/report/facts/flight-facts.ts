import { sql, type RawBuilder } from 'kysely';
import '../../order/change/schema';
import { REASONS as CHANGE_REASONS } from '../../order/change/reasons';
import { REASONS as REFUND_REASONS } from '../../order/refund/reasons';
import { FLIGHT_EMISSION } from '../../../../src/domain/report/emission';
import type { Database } from '../../db/database';
import { insertFacts, SUBJECT } from './facts';
import { judgementOf, standingOf } from './ticket-judgement';

/** Condition on `o`, which is `flight_order`, that selects orders. */
type OrderCondition = RawBuilder<unknown>;

/**
 * Condition by the order number alone, which the database applies to all joined tables, so that no other orders are
 * read.
 */
const ofOrder = (orderNo: string): OrderCondition => sql`o.order_no = ${orderNo}`;
const ofAllOrders: OrderCondition = sql`true`;

interface Facts {
  /** Columns beside those of every ticket. */
  columns: readonly string[];
  query(orders: OrderCondition): RawBuilder<unknown>;
}

const day = (instant: string): string => `(${instant} at time zone 'Asia/Shanghai')::date`;

/** Calendar days from the booking to the departure. */
const LEAD = `(s.dep_date - ${day('o.created_at')})`;
/** Kilometres and grams of CO2 of a flight, by the alias of its segment. */
const distance = (segment: string): string => `round((${segment}.flight->>'distance')::numeric)::bigint`;
const co2 = (
  segment: string,
): string => `round((${segment}.flight->>'distance')::numeric * case ${segment}.cabin_type
  when 3 then ${FLIGHT_EMISSION.first} when 2 then ${FLIGHT_EMISSION.business} else ${FLIGHT_EMISSION.economy} end)::bigint`;
const DISTANCE = distance('s');
const CO2 = co2('s');

interface Reason {
  no: number;
  reasonName: string;
  isVoluntary: boolean;
}

/** Reason of a change or refund as text; `number` is the column of the reason's number. */
const lossReason = (number: string, reasons: readonly Reason[]): RawBuilder<unknown> => {
  const list = reasons.map(
    ({ no, reasonName, isVoluntary }) =>
      sql`(${sql.lit(no)}, ${sql.lit(reasonName)}, ${sql.lit(isVoluntary)})`,
  );
  return sql`
    left join (values ${sql.join(list)}) reason (no, said, is_voluntary) on reason.no = ${sql.ref(number)}`;
};
const CHANGED_FOR = lossReason(
  'ch.change_reason',
  CHANGE_REASONS.map((reason) => ({ ...reason, no: reason.changeReason })),
);
const REFUNDED_FOR = lossReason(
  'r.reason_type',
  REFUND_REASONS.map((reason) => ({ ...reason, no: reason.reasonType })),
);
const LOSS_REASON = sql`coalesce(reason.said, '') as loss_reason, reason.is_voluntary`;
const LOSS_COLUMNS = ['loss_reason', 'is_voluntary'];

const TICKET_COLUMNS = [...SUBJECT, 'ticket_no'];

/** Columns of every ticket fact, of `o` its order, `s` its flight, `p` its passenger and `c` its cost bearer. */
const ofTicket = (kind: string, record: string, part: string): RawBuilder<unknown> => sql`
  o.enterprise_num, 'flight' as product, ${sql.lit(kind)} as kind, ${sql.raw(record)} as record_no,
  ${sql.raw(part)} as part_no, c.dept_no, coalesce(p.staff_no, o.booker_no) as staff_no, c.cost_center_no,
  c.accounting_entity_no as entity_no, (s.flight->>'depCityName') || '-' || (s.flight->>'arrCityName') as route,
  s.flight->>'carrierShortName' as carrier, p.passenger_name as staff_name, coalesce(t.ticket_no, '') as ticket_no,
  s.flight->>'flightNo' as service_name, s.cabin_name as class_name, s.flight->>'takeOffTime' as start_time`;

/** Tickets with their order, flight, traveller and cost bearer; private orders have no cost bearer and drop out. */
const TICKETS = `ticket t
  join flight_order o on o.order_no = t.order_no
  join order_segment s on s.order_no = t.order_no and s.segment_no = t.segment_no
  join order_passenger p on p.order_no = t.order_no and p.passenger_no = t.passenger_no
  join order_cost c on c.order_no = t.order_no and c.passenger_no = t.passenger_no`;
/** Columns of an earlier ticket's compliance with the standard, and of its days ahead. */
const COMPLIANCE_COLUMNS = ['is_within', 'over_reason', 'ahead_days'];
const COMPLIANCE_VALUES = sql`stands.is_within, stands.over_reason, ahead.ahead_days`;
/** Compliance of the ticket in its present state, after its changes. */
const TICKET_COMPLIANCE = standingOf('stands', ['t.order_no', 't.segment_no', 't.passenger_no']);
const TICKET_PART = `t.segment_no || '-' || t.passenger_no`;

/** Condition on the first flight of a leg: a connection is one fare, so its lowest fare is stored once. */
const IS_FIRST_OF_LEG = `s.segment_no = (
  select min(leg.segment_no) from order_segment leg where leg.order_no = s.order_no and leg.leg_no = s.leg_no)`;

/** Join to the original of ticket `t` before all its changes, with the number and fees of the changes. */
const CHAIN = `
  cross join lateral (
    with recursive chain as (
      select t.order_no, t.segment_no, t.passenger_no, 0::bigint as change_fee, 0 as changes
      union all
      select ct.old_order_no, ct.old_segment_no, ct.old_passenger_no, chain.change_fee + ct.change_fee, changes + 1
      from chain join change_ticket ct using (order_no, segment_no, passenger_no))
    select * from chain order by changes desc limit 1) chain`;
/** Join, after `CHAIN`, to the days ahead of the original booking. */
const AHEAD = `
  cross join lateral (
    select fs.dep_date - ${day('fo.created_at')} as ahead_days
    from order_segment fs join flight_order fo on fo.order_no = fs.order_no
    where (fs.order_no, fs.segment_no) = (chain.order_no, chain.segment_no)) ahead`;

/** The lowest fare of a leg, and the extras of a ticket: service and insurance, stored with the first flight. */
const BESIDE = `
  left join order_standard judged on judged.order_no = t.order_no
  left join lateral (
    select part->'lowest' as lowest from jsonb_array_elements(judged.evaluation->'segments') part
    where (part->>'segmentNo')::int = s.leg_no and ${IS_FIRST_OF_LEG}) e on true
  cross join lateral (
    select
      case when p.passenger_type_id = 1 then coalesce((e.lowest->>'difference')::bigint, 0) else 0 end as missed_saving,
      case when jsonb_typeof(e.lowest) = 'object' then jsonb_build_object(
        'serviceName', e.lowest->>'flightNo', 'startTime', e.lowest->>'takeOffTime',
        'price', (e.lowest->>'salePrice')::bigint) end as lowest,
      case when s.is_protocol and p.passenger_type_id = 1 then greatest(s.published_fare - t.sale_price, 0) else 0 end
        as agreement_saving,
      case when t.segment_no = 1 then p.service_fee + coalesce((
        select sum(i.price) from order_insurance i
        where i.order_no = t.order_no and i.passenger_no = t.passenger_no), 0) else 0 end::bigint as service_fee) j`;

const bought: Facts = {
  columns: [
    'booked_on',
    'issued_on',
    'is_within',
    'over_reason',
    'lowest',
    'bookings',
    'quantity',
    'fare',
    'full_fare',
    'bought_fare',
    'within',
    'within_fare',
    'taxes',
    'service_fee',
    'amount',
    'agreements',
    'agreement_saving',
    'missed',
    'missed_saving',
    'lead_days',
    'lead0',
    'lead1',
    'lead3',
    'lead7',
    'lead14',
    'class1',
    'class2',
    'class3',
    'distance',
    'co2',
  ],
  query: (orders) => sql`
    select ${ofTicket('bought', 't.order_no', TICKET_PART)},
      ${sql.raw(day('o.created_at'))} as booked_on, ${sql.raw(day('o.issued_at'))} as issued_on, ${BOUGHT}
    from ${sql.raw(TICKETS + BESIDE + judgementOf('w', 't'))}
    where o.change_of is null and o.issued_at is not null and ${orders}`,
};

/** Figures of a ticket as it was bought. */
const BOUGHT = sql.raw(`
  w.is_within, w.over_reason, j.lowest, 1 as bookings, 1 as quantity, t.sale_price as fare, s.full_fare,
  t.sale_price as bought_fare, w.is_within::int as within, case when w.is_within then t.sale_price else 0 end as within_fare,
  t.build_fee + t.fuel_fee as taxes, j.service_fee,
  t.sale_price + t.build_fee + t.fuel_fee + j.service_fee as amount, s.is_protocol::int as agreements, j.agreement_saving,
  (j.missed_saving > 0)::int as missed, j.missed_saving, ${LEAD} as lead_days,
  (${LEAD} <= 0)::int as lead0, (${LEAD} between 1 and 2)::int as lead1, (${LEAD} between 3 and 6)::int as lead3,
  (${LEAD} between 7 and 13)::int as lead7, (${LEAD} >= 14)::int as lead14, (s.cabin_type = 1)::int as class1,
  (s.cabin_type = 2)::int as class2, (s.cabin_type = 3)::int as class3, ${DISTANCE} as distance, ${CO2} as co2`);

/**
 * A change may alter the airports of a city and the class, so the distance, CO2 and full fare change with it. Together
 * with the original fact it counts in rates as the ticket now stands: by the standard of the change, at the new price.
 */
const changed: Facts = {
  columns: [
    'booked_on',
    'issued_on',
    ...COMPLIANCE_COLUMNS,
    ...LOSS_COLUMNS,
    'changes',
    'fare',
    'full_fare',
    'bought_fare',
    'within',
    'within_fare',
    'change_fee',
    'amount',
    'distance',
    'co2',
  ],
  query: (orders) => sql`
    select ${ofTicket('changed', 't.order_no', TICKET_PART)},
      ${sql.raw(day('ch.applied_at'))} as booked_on, ${sql.raw(day('o.issued_at'))} as issued_on,
      ${COMPLIANCE_VALUES}, ${LOSS_REASON}, 1 as changes,
      ct.fare_difference as fare, s.full_fare - former.full_fare as full_fare, ct.fare_difference as bought_fare,
      stands.is_within::int - stood.is_within::int as within,
      case when stands.is_within then t.sale_price else 0 end
        - case when stood.is_within then t.sale_price - ct.fare_difference else 0 end as within_fare, ct.change_fee,
      ct.fare_difference + ct.change_fee as amount,
      ${sql.raw(`${DISTANCE} - ${distance('former')}`)} as distance, ${sql.raw(`${CO2} - ${co2('former')}`)} as co2
    from ${sql.raw(TICKETS)}
    join change_order ch on ch.order_no = t.order_no and ch.outcome = 'done'
    join change_ticket ct
      on (ct.order_no, ct.segment_no, ct.passenger_no) = (t.order_no, t.segment_no, t.passenger_no)
    join order_segment former on former.order_no = ct.old_order_no and former.segment_no = ct.old_segment_no
    ${sql.raw(TICKET_COMPLIANCE + standingOf('stood', ['ct.old_order_no', 'ct.old_segment_no', 'ct.old_passenger_no']) + CHAIN + AHEAD)}
    ${CHANGED_FOR}
    where o.issued_at is not null and ${orders}`,
};

/** Refunds count with the ticket in its present state, not as first booked. */
const refunded: Facts = {
  columns: [
    'booked_on',
    'issued_on',
    ...COMPLIANCE_COLUMNS,
    ...LOSS_COLUMNS,
    'refunds',
    'fare',
    'full_fare',
    'taxes',
    'refund_fee',
    'amount',
    'distance',
    'co2',
  ],
  query: (orders) => sql`
    select ${ofTicket('refunded', 'r.refund_no', TICKET_PART)},
      ${sql.raw(day('r.done_at'))} as booked_on, ${sql.raw(day('r.done_at'))} as issued_on,
      ${COMPLIANCE_VALUES}, ${LOSS_REASON}, 1 as refunds,
      -t.sale_price as fare, -s.full_fare as full_fare, -(t.build_fee + t.fuel_fee) as taxes, rt.refund_fee,
      -rt.refund_amount as amount, -${sql.raw(DISTANCE)} as distance, -${sql.raw(CO2)} as co2
    from ${sql.raw(TICKETS)}
    join refund_ticket rt
      on (rt.order_no, rt.segment_no, rt.passenger_no) = (t.order_no, t.segment_no, t.passenger_no) and not rt.failed
    join refund_order r on r.refund_no = rt.refund_no and r.refund_state = '已退票'
    ${sql.raw(TICKET_COMPLIANCE + CHAIN + AHEAD)} ${REFUNDED_FOR}
    where ${orders}`,
};

/** Insurance refunded with tickets: stored with the first ticket that its traveller returned. */
const refundedInsurance: Facts = {
  columns: ['booked_on', 'issued_on', ...COMPLIANCE_COLUMNS, ...LOSS_COLUMNS, 'service_fee', 'amount'],
  query: (orders) => sql`
    select ${ofTicket('refunded', 'r.refund_no', `'insurance-' || ri.policy_order_no || '-' || ri.policy_passenger_no`)},
      ${sql.raw(day('r.done_at'))} as booked_on, ${sql.raw(day('r.done_at'))} as issued_on,
      ${COMPLIANCE_VALUES}, ${LOSS_REASON},
      -ri.refund_amount as service_fee, -ri.refund_amount as amount
    from ${sql.raw(TICKETS)}
    join refund_insurance ri on ri.order_no = t.order_no and ri.passenger_no = t.passenger_no and not ri.failed
    join refund_order r on r.refund_no = ri.refund_no and r.refund_state = '已退票'
    ${sql.raw(TICKET_COMPLIANCE + CHAIN + AHEAD)} ${REFUNDED_FOR}
    where t.segment_no = (select min(first.segment_no) from order_segment first where first.order_no = t.order_no)
      and ri.refund_amount > 0 and ${orders}`,
};

/**
 * A flown ticket, with all costs of it and of the tickets it was exchanged for, judged in its last state. It counts on
 * the day of its departure.
 */
const used: Facts = {
  columns: ['used_on', ...bought.columns.slice(2), ...LOSS_COLUMNS, 'changes', 'change_fee'],
  query: (orders) => sql`
    select ${ofTicket('used', 't.order_no', TICKET_PART)}, s.dep_date as used_on,
      stands.is_within, stands.over_reason, first.lowest, 1 as bookings, 1 as quantity, t.sale_price as fare, s.full_fare,
      t.sale_price as bought_fare, stands.is_within::int as within,
      case when stands.is_within then t.sale_price else 0 end as within_fare, t.build_fee + t.fuel_fee as taxes,
      first.service_fee, t.sale_price + t.build_fee + t.fuel_fee + first.service_fee + first.change_fee as amount,
      first.is_protocol::int as agreements, first.agreement_saving, (first.missed_saving > 0)::int as missed,
      first.missed_saving, first.lead_days, (first.lead_days <= 0)::int as lead0,
      (first.lead_days between 1 and 2)::int as lead1, (first.lead_days between 3 and 6)::int as lead3,
      (first.lead_days between 7 and 13)::int as lead7, (first.lead_days >= 14)::int as lead14,
      (s.cabin_type = 1)::int as class1, (s.cabin_type = 2)::int as class2, (s.cabin_type = 3)::int as class3,
      ${sql.raw(DISTANCE)} as distance, ${sql.raw(CO2)} as co2, ${LOSS_REASON}, first.changes, first.change_fee
    from ${sql.raw(TICKETS)}
    ${sql.raw(CHAIN)}
    cross join lateral (
      select j.*, s.is_protocol, chain.change_fee, chain.changes, ${sql.raw(LEAD)} as lead_days
      from ${sql.raw(TICKETS + BESIDE)}
      where (t.order_no, t.segment_no, t.passenger_no) = (chain.order_no, chain.segment_no, chain.passenger_no)) first
    ${sql.raw(TICKET_COMPLIANCE)}
    left join change_order ch on ch.order_no = t.order_no and ch.outcome = 'done'
    ${CHANGED_FOR}
    where t.ticket_status = 'USED/FLOWN' and ${orders}`,
};

/** Kinds of facts of tickets. */
const FACTS = { bought, changed, refunded, refundedInsurance, used };
type Kind = keyof typeof FACTS;
const KINDS = Object.keys(FACTS) as Kind[];

/** Writes the missing facts of some orders. Returns the number of new facts. */
async function writeFlightFacts(db: Database, orders: OrderCondition, kinds = KINDS): Promise<number> {
  let count = 0;
  for (const { columns, query } of kinds.map((kind) => FACTS[kind])) {
    count += await insertFacts(db, { query: query(orders), columns: [...TICKET_COLUMNS, ...columns] });
  }
  return count;
}

/** Writes the missing facts of all orders, in a transaction because it may exceed any statement timeout. */
export async function writeAllFlightFacts(tx: Database): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx);
  return writeFlightFacts(tx, ofAllOrders);
}

/**
 * Kinds of facts that one order may have. This check is much faster than planning the query of a kind that would find
 * no rows.
 */
async function kindsOf(db: Database, orderNo: string): Promise<Kind[]> {
  const done = sql`refund_order r where r.order_no = ${orderNo} and r.refund_state = '已退票'`;
  const { rows } = await sql<Record<Kind, boolean>>`
    select o.change_of is null as bought, o.change_of is not null as changed,
      exists (select from ${done}) as refunded,
      exists (select from refund_insurance where order_no = ${orderNo} and refund_amount > 0
        and refund_no in (select refund_no from ${done})) as "refundedInsurance",
      exists (select from ticket where order_no = ${orderNo} and ticket_status = 'USED/FLOWN') as used
    from flight_order o where o.order_no = ${orderNo}`.execute(db);
  return KINDS.filter((kind) => rows[0]?.[kind]);
}

/** Writes the missing facts of one order and its changes. */
export async function writeFactsOfOrder(db: Database, orderNo: string): Promise<void> {
  const changes = await db
    .selectFrom('change_order')
    .select('order_no')
    .where('changed_order_no', '=', orderNo)
    .execute();
  for (const one of [orderNo, ...changes.map(({ order_no }) => order_no)]) {
    await writeFlightFacts(db, ofOrder(one), await kindsOf(db, one));
  }
}
