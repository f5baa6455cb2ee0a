import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryReceiptTickets, ReceiptTicket } from '../../../../src/contract/invoice/itinerary';
import {
  deductibleOfReceipt,
  firstReceiptDay,
  receiptDeadline,
  receiptSums,
  TRANSPORT_TAX_RATE,
} from '../../../../src/domain/invoice/itinerary';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import '../../order/change/schema';

type ReceiptTicketQuery = Omit<ParsedBodyOf<typeof queryReceiptTickets>, 'pageIndex' | 'pageSize'>;

/** A ticket with its position in its order. */
export interface TicketMatch {
  ticket: ReceiptTicket;
  place: { order_no: string; segment_no: number; passenger_no: number };
}

interface Of {
  enterpriseNum: string;
  now: Date;
}

/**
 * Condition that a price of the ticket, or of one it was changed from, is on a live invoice. The fee of a change is not
 * part of a ticket's price.
 */
const IS_INVOICED = sql`exists (
  with recursive chain as (
    select t.order_no, t.segment_no::int, t.passenger_no::int
    union all
    select c.old_order_no, c.old_segment_no::int, c.old_passenger_no::int from chain
      join change_ticket c using (order_no, segment_no, passenger_no) where not c.ended)
  select from chain join settle_line l using (order_no, segment_no, passenger_no)
    join invoice_line il on il.line_no = l.line_no and il.is_live
  where l.kind in ('fare', 'fund', 'fuel', 'change') and l.part <> 'changeFee')`;

const receiptable = ({ enterpriseNum, now }: Of): RawBuilder<unknown> => {
  const today = shanghaiDate(now);
  return sql`flight_order o
    join order_segment s on s.order_no = o.order_no
    join ticket t on t.order_no = s.order_no and t.segment_no = s.segment_no
    join order_passenger p on p.order_no = t.order_no and p.passenger_no = t.passenger_no
    left join order_cost c on c.order_no = t.order_no and c.passenger_no = t.passenger_no
    where o.enterprise_num = ${enterpriseNum} and o.travel_type = 1 and t.ticket_status = 'USED/FLOWN'
      and s.dep_date between ${firstReceiptDay(today)} and ${today}
      and t.sale_price + t.fuel_fee + t.build_fee > 0
      and not exists (select from invoice_ticket it where it.is_live and it.order_no = t.order_no
        and it.segment_no = t.segment_no and it.passenger_no = t.passenger_no)
      and not ${IS_INVOICED}`;
};

function conditionsOf(asked: ReceiptTicketQuery): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (asked.beginDate !== '') conditions.push(sql`s.dep_date >= ${asked.beginDate}`);
  if (asked.endDate !== '') conditions.push(sql`s.dep_date <= ${asked.endDate}`);
  const among = (column: RawBuilder<unknown>, list: readonly string[]) => {
    if (list.length > 0) conditions.push(sql`coalesce(${column}, '') = any(${[...list]}::text[])`);
  };
  among(sql`c.accounting_entity_no`, asked.entityNOList);
  among(sql`c.cost_center_no`, asked.costCenterNOList);
  among(sql`p.staff_no`, asked.travellerNOList);
  if (asked.keyword !== '') {
    const pattern = containing(asked.keyword);
    conditions.push(sql`(o.order_no ilike ${pattern} or t.ticket_no ilike ${pattern}
      or ${holdsName('p.passenger_name', asked.keyword)})`);
  }
  return sql.join(conditions, sql` and `);
}

interface Sums {
  total: number;
  totalAmount: number;
  deductibleAmount: number;
}

export async function sumTickets(db: Database, of: Of, asked: ReceiptTicketQuery): Promise<Sums> {
  // the sum of the receipts' taxes, each rounded for itself, not the tax of the sum
  const { rows } = await sql<Sums>`
    select count(*)::int as total, coalesce(sum(t.sale_price + t.fuel_fee + t.build_fee), 0)::bigint as "totalAmount",
      coalesce(sum(round((t.sale_price + t.fuel_fee) * ${TRANSPORT_TAX_RATE}::numeric / (100 + ${TRANSPORT_TAX_RATE}::numeric)))
        filter (where p.staff_no is not null), 0)::bigint as "deductibleAmount"
    from ${receiptable(of)} and ${conditionsOf(asked)}`.execute(db);
  return rows[0] ?? { total: 0, totalAmount: 0, deductibleAmount: 0 };
}

export const findTickets = (
  db: Database,
  of: Of,
  asked: ReceiptTicketQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<TicketMatch[]> =>
  ticketsOf(
    db,
    of,
    sql`${conditionsOf(asked)} order by s.flight->>'takeOffTime' desc, t.ticket_no desc limit ${limit} offset ${offset}`,
  );

/** Those of these tickets that a receipt can be applied for, the first flown first. */
export const ticketsByNo = (db: Database, of: Of, ticketNos: readonly string[]): Promise<TicketMatch[]> =>
  ticketsOf(
    db,
    of,
    sql`t.ticket_no = any(${[...ticketNos]}::text[]) order by s.flight->>'takeOffTime', t.ticket_no`,
  );

type TicketRow = Omit<ReceiptTicket, 'amount' | 'taxAmount' | 'deductibleAmount' | 'applyBy'> &
  TicketMatch['place'] & { depDate: string };

async function ticketsOf(db: Database, of: Of, which: RawBuilder<unknown>): Promise<TicketMatch[]> {
  const { rows } = await sql<TicketRow>`
    select t.order_no, t.segment_no, t.passenger_no, t.ticket_no as "ticketNo", t.order_no as "orderNo",
      coalesce(p.staff_no, '') as "travellerNO", p.passenger_name as "travellerName",
      (s.flight->>'depCityName') || '-' || (s.flight->>'arrCityName') as "routeName", s.flight->>'flightNo' as "flightNo",
      s.flight->>'carrierShortName' as "carrierName", s.cabin_name as "cabinName", s.flight->>'takeOffTime' as "takeOffTime",
      s.dep_date::text as "depDate", t.sale_price as fare, t.fuel_fee as fuel, t.build_fee as fund,
      coalesce(c.cost_center_name, '') as "costCenterName", coalesce(c.accounting_entity_name, '') as "entityName"
    from ${receiptable(of)} and ${which}`.execute(db);
  return rows.map(({ order_no, segment_no, passenger_no, depDate, ...row }) => ({
    place: { order_no, segment_no, passenger_no },
    ticket: {
      ...row,
      ...receiptSums(row),
      deductibleAmount: deductibleOfReceipt(row, row.travellerNO !== ''),
      applyBy: receiptDeadline([depDate]),
    },
  }));
}

/** Cost bearers of these tickets. */
export const bearersOfTickets = (of: Of): RawBuilder<unknown> =>
  sql`select distinct coalesce(c.accounting_entity_no, '') as entity_no,
      coalesce(c.accounting_entity_name, '') as entity_name, coalesce(c.cost_center_no, '') as cost_center_no,
      coalesce(c.cost_center_name, '') as cost_center_name, '' as bill_no
    from ${receiptable(of)}`;
