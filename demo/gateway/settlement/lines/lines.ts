import { sql } from 'kysely';
import type { LineKind } from '../../../../src/contract/settlement/bills';
import '../../order/change/schema';
import '../../order/refund/schema';
import type { DatabaseTransaction } from '../../db/database';
import { accountRows, type AccountBill } from '../bills/accounts';
import type { ClosingBill } from '../bills/bill-queries';
import { unbilled } from '../bills/unbilled';
import '../schema';

export interface KindSum {
  /** The bill that the lines are on. */
  billNo: string;
  kind: LineKind;
  lineCount: number;
  amount: number;
}

/**
 * Parts that each payment was for, as they stand in its order: tickets, extras of passengers, or the cost of a change.
 * `sort` is the order in which a mixed payment is distributed.
 */
const PAID_PARTS = sql`
  select i.entry_no, i.move, part.kind, part.part, part.sort, t.segment_no, t.passenger_no, part.weight
    from item i join ticket t on t.order_no = i.order_no
    cross join lateral (values ('fare', '', 1, t.sale_price), ('fund', '', 2, t.build_fee), ('fuel', '', 3, t.fuel_fee))
      part (kind, part, sort, weight)
    where not i.is_change and not i.is_known and part.weight > 0
  union all
  select i.entry_no, i.move, 'service', '', 6, 0, p.passenger_no, p.service_fee
    from item i join order_passenger p on p.order_no = i.order_no
    where not i.is_change and not i.is_known and p.service_fee > 0
  union all
  select i.entry_no, i.move, 'insurance', '', 7, 0, s.passenger_no, sum(s.price)::bigint
    from item i join order_insurance s on s.order_no = i.order_no
    where not i.is_change and not i.is_known and s.price > 0
    group by i.entry_no, i.move, s.passenger_no
  union all
  select i.entry_no, i.move, 'change', part.part, part.sort, c.segment_no, c.passenger_no, part.weight
    from item i join change_ticket c on c.order_no = i.order_no
    cross join lateral (values ('changeFee', 4, c.change_fee), ('fareDifference', 5, c.fare_difference))
      part (part, sort, weight)
    where i.is_change and not i.is_known and part.weight > 0`;

/**
 * Parts that refunds paid back, by the order whose payment they reduce: for a changed ticket first the cost of the
 * change, then the first price (src/domain/settlement/money-move.ts). Refunds are found by the moment of repayment;
 * when two in a family of orders share that moment, their sum is distributed.
 */
const BACK_PARTS = sql`
  select chain.order_no, chain.done_at, chain.segment_no, chain.passenger_no, chain.weight
    from (
      select c.*, case when x.order_no is null then greatest(c.back - c.before, 0)
          else least(x.fare_difference, greatest(c.back - c.before, 0)) end as weight
        from chain c left join change_ticket x using (order_no, segment_no, passenger_no)) chain
    where chain.weight > 0
  union all
  select r.policy_order_no, b.done_at, 0, r.policy_passenger_no, r.refund_amount
    from back b join refund_insurance r on r.refund_no = b.refund_no and not r.failed
    where r.refund_amount > 0`;

/**
 * Puts the unbilled entries before the end of a bill's period on the bill, each as lines that sum to its amount
 * exactly. It computes in one statement for all entries the same lines as `linesOfMove` does for one
 * (src/domain/settlement/money-move.ts). With `accounts`, a line goes on the bill of the accounting entity that its
 * passenger's costs are charged to; without any, all go on the one bill.
 */
export async function insertFactLines(
  tx: DatabaseTransaction,
  bill: ClosingBill,
  { before, accounts }: { before: Date; accounts: readonly AccountBill[] },
): Promise<KindSum[]> {
  const { rows } = await sql<KindSum & { charged: number | null }>`
    with recursive account as materialized (${accountRows(accounts)}
    ), taken as materialized (
      select e.entry_no, -e.amount as charged, e.booked_at, o.order_no, o.change_of is not null as is_change,
        o.dept_no, o.dept_name, t.kind as move
      from ${unbilled(bill, before)}
    ), noted as (
      insert into settle_item (entry_no, closing_no) select entry_no, ${bill.closing_no} from taken
    ), back as materialized (
      select r.refund_no, r.done_at from refund_order r
      where r.refund_state = '已退票' and r.done_at in (select booked_at from taken where move = 'refund')
    ), chain as (
      select b.refund_no || '/' || r.segment_no || '/' || r.passenger_no as ticket, b.done_at, r.refund_amount as back,
        r.order_no, r.segment_no, r.passenger_no, 0::bigint as before
      from back b join refund_ticket r on r.refund_no = b.refund_no and not r.failed
      union all
      select chain.ticket, chain.done_at, chain.back, c.old_order_no, c.old_segment_no, c.old_passenger_no,
        chain.before + c.fare_difference
      from chain join change_ticket c using (order_no, segment_no, passenger_no)
    ), back_part as materialized (${BACK_PARTS}
    ), item as materialized (
      select taken.*, move = 'refund' and exists (
        select from back_part b where b.order_no = taken.order_no and b.done_at = taken.booked_at) as is_known
      from taken
    ), paid_part as (${PAID_PARTS}
    ), part as (
      select entry_no, kind, part, sort, segment_no, passenger_no, weight from paid_part where move = 'payment'
      union all
      select entry_no, 'refund', '', 8, segment_no, passenger_no, sum(weight)::bigint
        from paid_part where move = 'refund' group by entry_no, segment_no, passenger_no
      union all
      select i.entry_no, 'refund', '', 8, b.segment_no, b.passenger_no, sum(b.weight)::bigint
        from item i join back_part b on b.order_no = i.order_no and b.done_at = i.booked_at
        where i.is_known group by i.entry_no, b.segment_no, b.passenger_no
    ), spread as (
      select part.*, sum(weight) over entry as whole,
        sum(weight) over (entry order by passenger_no, segment_no, sort) as up_to
      from part window entry as (partition by entry_no)
    ), line as (
      select i.*, coalesce(s.kind, case when i.charged > 0 then 'fare' else 'refund' end) as kind,
        coalesce(s.part, '') as part, coalesce(s.segment_no, 0) as segment_no, coalesce(s.passenger_no, 0) as passenger_no,
        s.sort, case when s.entry_no is null then i.charged when abs(i.charged) = s.whole then sign(i.charged) * s.weight
          else sign(i.charged) * (div(abs(i.charged)::numeric * s.up_to, s.whole)
            - div(abs(i.charged)::numeric * (s.up_to - s.weight), s.whole)) end::bigint as amount
      from item i left join spread s on s.entry_no = i.entry_no
    ), leg as materialized (
      select s.order_no, s.segment_no, (s.flight->>'depCityName') || '-' || (s.flight->>'arrCityName') as route,
        s.flight->>'flightNo' as flight_no
      from order_segment s where s.order_no in (select order_no from item)
    ), made as (
      insert into settle_line (bill_no, kind, part, amount, booked_at, entry_no, order_no, segment_no, passenger_no, ticket_no,
        traveller_no, traveller_name, route, flight_no, dept_no, dept_name, cost_center_no, cost_center_name, entity_no,
        entity_name)
      select coalesce(a.bill_no, ${bill.bill_no}), l.kind, l.part, l.amount, l.booked_at, l.entry_no, l.order_no, l.segment_no, l.passenger_no,
        coalesce(t.ticket_no, ''), coalesce(p.staff_no, p.passenger_name, ''), coalesce(p.passenger_name, ''),
        coalesce(leg.route, ''), coalesce(leg.flight_no, ''), coalesce(c.dept_no, l.dept_no),
        coalesce(c.dept_name, l.dept_name), coalesce(c.cost_center_no, ''), coalesce(c.cost_center_name, ''),
        coalesce(c.accounting_entity_no, ''), coalesce(c.accounting_entity_name, '')
      from line l
      left join order_passenger p on p.order_no = l.order_no and p.passenger_no = l.passenger_no
      left join order_cost c on c.order_no = l.order_no and c.passenger_no = l.passenger_no
      left join account a on a.account_no = c.accounting_entity_no
      left join ticket t on t.order_no = l.order_no and t.segment_no = l.segment_no and t.passenger_no = l.passenger_no
      left join leg on leg.order_no = l.order_no and leg.segment_no = l.segment_no
      where l.amount <> 0
      order by l.entry_no, l.passenger_no, l.segment_no, l.sort
      returning bill_no, kind, amount
    )
    select bill_no as "billNo", kind, count(*)::int as "lineCount", sum(amount)::bigint as amount, null::bigint as charged
    from made group by bill_no, kind
    union all
    select null, null, 0, 0, coalesce(sum(charged), 0)::bigint from taken`.execute(tx);
  const sums = rows.filter(({ charged }) => charged === null);
  const charged = rows.find((row) => row.charged !== null)?.charged;
  const billed = sums.reduce((sum, { amount }) => sum + amount, 0);
  if (billed !== charged) throw new Error(`Lines of ${bill.bill_no} add up to ${billed}, not ${charged}`);
  return sums.map(({ billNo, kind, lineCount, amount }) => ({ billNo, kind, lineCount, amount }));
}
