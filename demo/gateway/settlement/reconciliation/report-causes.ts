import { sql, type RawBuilder } from 'kysely';
import '../../order/refund/schema';
import '../../report/schema';

export interface ReconciledPeriod {
  enterpriseNum: string;
  /** Both inclusive. */
  beginDate: string;
  endDate: string;
}

/** Moment at which a day of a query begins. */
export const startOf = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${day}::timestamp at time zone 'Asia/Shanghai')`;
export const dayOf = (moment: string): RawBuilder<unknown> =>
  sql.raw(`(${moment} at time zone 'Asia/Shanghai')::date`);

/** Columns of a record in this order; `part` and `day` are constants or expressions. */
export const RECORD_COLUMNS = sql.raw('part, key, day, order_no, bill_no, record_no, traveller_name, amount');

/** Money is due back by the cashier until it has confirmed the refund, which then counts as its own. */
const ACCOUNT = sql`case when a.kind = 'refundDue' and not exists (
    select from cashier_refund c where c.payment_no = t.payment_no and c.paid_for = 'order' and c.transfer_no is null
      and c.after_sale_no is not distinct from t.refund_no and c.amount = e.amount)
  then 'cashier' else a.kind end`;

/**
 * Common table expressions of the records of a period: `fact`, the facts of the report by issue with the orders of this
 * gateway, and `move`, the entries of orders on all accounts but sales, as spending.
 */
export const factsAndMoves = ({ enterpriseNum, beginDate, endDate }: ReconciledPeriod) => sql`
  fact as materialized (
    select f.fact_no, f.issued_on, f.record_no, f.staff_name, f.amount, o.order_no
    from travel_fact f
    left join refund_order r on f.product = 'flight' and f.kind = 'refunded' and r.refund_no = f.record_no
    left join flight_order o on f.product = 'flight' and o.enterprise_num = f.enterprise_num
      and o.order_no = coalesce(r.order_no, f.record_no)
    where f.enterprise_num = ${enterpriseNum} and f.issued_on between ${beginDate}::date and ${endDate}::date
  ), move as materialized (
    select e.entry_no, e.order_no, e.booked_at, ${ACCOUNT} as account, -e.amount as amount, t.payment_no, t.refund_no
    from ledger_account a join ledger_entry e on e.account_no = a.account_no
    join ledger_transfer t on t.transfer_no = e.transfer_no and t.payment_no is not null
    where a.enterprise_num = ${enterpriseNum} and a.kind <> 'sales'
      and e.booked_at >= ${startOf(sql`${beginDate}`)} and e.booked_at < ${startOf(sql`(${endDate}::date + 1)`)}
  )`;

/**
 * Common table expressions that compare facts and entries by families of orders: an order with all its changes, because
 * the refund of a changed ticket reduces the payments of both. `family` has those that differ in the period.
 */
export const FAMILIES = sql`
  touched as materialized (
    select order_no, sum(facts)::bigint as facts, sum(moves)::bigint as moves from (
      select order_no, amount as facts, 0 as moves from fact where order_no is not null
      union all select order_no, 0, amount from move) m
    group by order_no
  ), above as (
    select t.order_no, o.order_no as at_no, o.change_of from touched t join flight_order o using (order_no)
    union all
    select a.order_no, o.order_no, o.change_of from above a join flight_order o on o.order_no = a.change_of
  ), differing as materialized (
    select a.at_no as root_no, sum(t.facts)::bigint as facts, sum(t.moves)::bigint as moves,
      coalesce(sum(t.moves) filter (where o.issued_at is null), 0)::bigint as not_issued
    from touched t join above a on a.order_no = t.order_no and a.change_of is null
    join flight_order o on o.order_no = t.order_no
    group by a.at_no
    having sum(t.facts) <> sum(t.moves) or sum(t.moves) filter (where o.issued_at is null) <> 0
  ), member as (
    select root_no, root_no as order_no from differing
    union all select m.root_no, o.order_no from member m join flight_order o on o.change_of = m.order_no
  ), ever as materialized (
    select m.root_no,
      coalesce(sum((select sum(f.amount) from travel_fact f where f.enterprise_num = o.enterprise_num
        and f.product = 'flight' and f.issued_on is not null and (f.kind in ('bought', 'changed') and f.record_no = o.order_no
          or f.kind = 'refunded' and f.record_no in (select refund_no from refund_order r where r.order_no = o.order_no)))), 0)
        as facts,
      coalesce(sum((select -sum(e.amount) from payment p join ledger_transfer t using (payment_no)
        join ledger_entry e using (transfer_no) join ledger_account a using (account_no)
        where p.order_no = o.order_no and a.kind <> 'sales')) filter (where o.issued_at is not null), 0) as moves
    from member m join flight_order o on o.order_no = m.order_no
    group by m.root_no
  ), family as (
    select d.root_no, o.travel_type, ${dayOf('o.created_at')} as day, o.passenger_names, d.facts, d.moves, d.not_issued,
      ever.facts = ever.moves as agrees
    from differing d join flight_order o on o.order_no = d.root_no join ever using (root_no)
  )`;

const ofFamily = (part: string, amount: string, when: string) => sql`
  select ${sql.lit(part)} as part, root_no as key, day, root_no as order_no, '' as bill_no, '' as record_no,
    array_to_string(passenger_names, '、') as traveller_name, ${sql.raw(amount)} as amount
  from family where ${sql.raw(when)}`;

/** Records of the difference between the report and the ledger; they add up to it exactly. */
export const REPORT_RECORDS: readonly RawBuilder<unknown>[] = [
  sql`select 'importedRecord' as part, fact_no::text as key, issued_on as day, '' as order_no, '' as bill_no, record_no,
    staff_name as traveller_name, amount from fact where order_no is null and amount <> 0`,
  ofFamily('privateTrip', 'facts - moves', 'travel_type <> 1 and facts <> moves'),
  ofFamily('notIssued', '-not_issued', 'travel_type = 1 and not_issued <> 0'),
  ofFamily(
    'otherDay',
    'facts - moves + not_issued',
    'travel_type = 1 and agrees and facts - moves + not_issued <> 0',
  ),
  ofFamily(
    'unexplained',
    'facts - moves + not_issued',
    'travel_type = 1 and not agrees and facts - moves + not_issued <> 0',
  ),
];
