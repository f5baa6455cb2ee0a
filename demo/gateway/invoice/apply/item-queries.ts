import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { ITEM_KINDS, type InvoiceItem, type queryInvoiceItems } from '../../../../src/contract/invoice/apply';
import { taxRateOf } from '../../../../src/domain/invoice/tax';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';

type InvoiceItemQuery = Omit<ParsedBodyOf<typeof queryInvoiceItems>, 'pageIndex' | 'pageSize'>;

/**
 * Condition that the ticket of a line, or the last one it was changed into, is flown and its price is on no live
 * receipt; the fee of a change is never on a receipt.
 */
const IS_FLOWN = sql`exists (
  with recursive chain as (
    select l.order_no, l.segment_no::int, l.passenger_no::int
    union all
    select c.order_no, c.segment_no::int, c.passenger_no::int from chain
      join change_ticket c on c.old_order_no = chain.order_no and c.old_segment_no = chain.segment_no
        and c.old_passenger_no = chain.passenger_no and not c.ended)
  select from chain join ticket t using (order_no, segment_no, passenger_no) where t.ticket_status = 'USED/FLOWN'
    and (l.part = 'changeFee' or not exists (select from invoice_ticket it where it.is_live
      and it.order_no = t.order_no and it.segment_no = t.segment_no and it.passenger_no = t.passenger_no)))`;

/**
 * Invoiceable lines as `l`, of bills `b`, with the rest of each as `i.amount`. The bill, or the one that a disputed
 * line was carried over to, is confirmed; the order of a service fee was issued, because other fees are refunded; money
 * collected for an airline belongs to a flown ticket; no part is on a live invoice; disputes are decided and leave a
 * rest.
 */
const INVOICEABLE = sql`settle_line l
  join settle_bill b on b.bill_no = l.bill_no and b.bill_state in ('confirmed', 'settled')
  join flight_order o on o.order_no = l.order_no and o.issued_at is not null
  left join settle_dispute_line dl on dl.is_live and dl.line_no = l.line_no
  cross join lateral (select l.amount - coalesce(dl.accepted_amount, 0) as amount) i
  where l.kind = any(${[...ITEM_KINDS]}::text[]) and l.entry_no is not null and i.amount > 0
    and (l.kind = 'service' or ${IS_FLOWN})
    and (dl.dispute_no is null or dl.accepted_amount is not null)
    and (not exists (select from settle_held h where h.line_no = l.line_no)
      or exists (select from settle_line n join settle_bill nb on nb.bill_no = n.bill_no
        where n.origin_line_no = l.line_no and n.kind = 'dispute' and nb.bill_state in ('confirmed', 'settled')
          and not exists (select from settle_held nh where nh.line_no = n.line_no)))
    and not exists (select from invoice_line il where il.is_live and il.line_no = l.line_no)`;

function conditionsOf(enterpriseNum: string, asked: InvoiceItemQuery): RawBuilder<unknown> {
  const conditions = [sql`b.enterprise_num = ${enterpriseNum}`];
  if (asked.billNo !== '') conditions.push(sql`b.bill_no = ${asked.billNo}`);
  if (asked.beginDate !== '') conditions.push(sql`b.bill_date >= ${asked.beginDate}`);
  if (asked.endDate !== '') conditions.push(sql`b.bill_date <= ${asked.endDate}`);
  const among = (column: string, list: readonly string[]) => {
    if (list.length > 0) conditions.push(sql`${sql.ref(column)} = any(${[...list]}::text[])`);
  };
  among('l.kind', asked.kindList);
  among('l.entity_no', asked.entityNOList);
  among('l.cost_center_no', asked.costCenterNOList);
  among('l.traveller_no', asked.travellerNOList);
  if (asked.keyword !== '') {
    const pattern = containing(asked.keyword);
    conditions.push(sql`(l.order_no ilike ${pattern} or l.ticket_no ilike ${pattern}
      or ${holdsName('l.traveller_name', asked.keyword)})`);
  }
  return sql.join(conditions, sql` and `);
}

export async function sumItems(
  db: Database,
  enterpriseNum: string,
  asked: InvoiceItemQuery,
): Promise<{ total: number; totalAmount: number }> {
  const { rows } = await sql<{ total: number; totalAmount: number }>`
    select count(*)::int as total, coalesce(sum(i.amount), 0)::bigint as "totalAmount"
    from ${INVOICEABLE} and ${conditionsOf(enterpriseNum, asked)}`.execute(db);
  return rows[0] ?? { total: 0, totalAmount: 0 };
}

export const findItems = (
  db: Database,
  enterpriseNum: string,
  asked: InvoiceItemQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<InvoiceItem[]> =>
  itemsOf(
    db,
    sql`${conditionsOf(enterpriseNum, asked)}
      order by l.booked_at desc, l.line_no desc limit ${limit} offset ${offset}`,
  );

/** Those of these lines that can be invoiced, in the order of their booking. */
export const itemsByLine = (
  db: Database,
  enterpriseNum: string,
  lineNos: readonly number[],
): Promise<InvoiceItem[]> =>
  itemsOf(
    db,
    sql`b.enterprise_num = ${enterpriseNum} and l.line_no = any(${[...lineNos]}::bigint[])
      order by l.booked_at, l.line_no`,
  );

async function itemsOf(db: Database, which: RawBuilder<unknown>): Promise<InvoiceItem[]> {
  const { rows } = await sql<Omit<InvoiceItem, 'bookedTime' | 'taxRate'> & { bookedTime: Date }>`
    select l.line_no as "lineNo", l.kind, l.ticket_no as "ticketNo", l.route as "routeName", b.bill_no as "billNo", b.bill_date as "billDate", i.amount,
      l.booked_at as "bookedTime", l.order_no as "orderNo", l.traveller_no as "travellerNO",
      l.traveller_name as "travellerName", l.dept_name as "deptName", l.cost_center_no as "costCenterNO",
      l.cost_center_name as "costCenterName", l.entity_no as "entityNO", l.entity_name as "entityName"
    from ${INVOICEABLE} and ${which}`.execute(db);
  return rows.map((row) => ({
    ...row,
    taxRate: taxRateOf(row.kind),
    bookedTime: row.bookedTime.toISOString(),
  }));
}

/** Cost bearers of the invoiceable lines, and their bills. */
export const bearersOfItems = (enterpriseNum: string): RawBuilder<unknown> =>
  sql`select distinct l.entity_no, l.entity_name, l.cost_center_no, l.cost_center_name, b.bill_no
    from ${INVOICEABLE} and b.enterprise_num = ${enterpriseNum}`;
