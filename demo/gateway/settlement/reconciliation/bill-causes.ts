import { sql, type RawBuilder } from 'kysely';
import '../../payment/cashier-refunds/schema';
import '../schema';
import { dayOf, startOf, type ReconciledPeriod } from './report-causes';

/** Amounts of the bills of a period that are no rows, or are rows of no fixed state. */
export interface BillStanding {
  /** Lines that are excluded from the amounts owed. */
  heldLineNos: readonly number[];
  /** Late fees above 0 as of today. */
  lateFees: readonly { billNo: string; amount: number }[];
}

/** Common table expression of the bills whose last day is within the period. */
export const billsOf = ({ enterpriseNum, beginDate, endDate }: ReconciledPeriod) => sql`
  bill as materialized (
    select bill_no, closing_no, bill_date from settle_bill
    where enterprise_num = ${enterpriseNum} and bill_state <> 'generating'
      and period_end between ${beginDate}::date and ${endDate}::date
  )`;

/** The bill of an entry, or of one of its lines where the enterprise has several. */
const BILL_OF_ENTRY = sql`(select min(l.bill_no) from settle_line l where l.entry_no = m.entry_no)`;

const ofEntry = (
  part: string,
  {
    bill = sql`''`,
    from = sql``,
    when,
  }: { bill?: RawBuilder<unknown>; from?: RawBuilder<unknown>; when: RawBuilder<unknown> },
) => sql`
  select ${sql.lit(part)} as part, m.entry_no::text as key, ${dayOf('m.booked_at')} as day, m.order_no, ${bill} as bill_no,
    coalesce(m.refund_no, '') as record_no, array_to_string(o.passenger_names, '、') as traveller_name, m.amount
  from move m join flight_order o on o.order_no = m.order_no ${from}
  where ${when}`;

const ofLine = (
  part: string,
  { sign, from = sql``, when }: { sign: '' | '-'; from?: RawBuilder<unknown>; when: RawBuilder<unknown> },
) => sql`
  select ${sql.lit(part)} as part, l.line_no::text as key, ${dayOf('l.booked_at')} as day, l.order_no, l.bill_no,
    l.ticket_no as record_no, l.traveller_name, ${sql.raw(sign)}l.amount as amount
  from bill join settle_line l on l.bill_no = bill.bill_no ${from}
  where ${when}`;

/** Records of the difference between the ledger and the bills; they add up to it exactly. */
export function billRecords(
  { beginDate, endDate }: ReconciledPeriod,
  { heldLineNos, lateFees }: BillStanding,
): readonly RawBuilder<unknown>[] {
  const isWithin = sql`l.booked_at >= ${startOf(sql`${beginDate}`)}
    and l.booked_at < ${startOf(sql`(${endDate}::date + 1)`)}`;
  return [
    ofEntry('prepaid', { when: sql`m.account = 'prepaid'` }),
    ofEntry('refundDue', { when: sql`m.account = 'refundDue'` }),
    ofEntry('cashier', { when: sql`m.account not in ('prepaid', 'credit', 'refundDue')` }),
    ofEntry('notBilled', {
      when: sql`m.account = 'credit' and not exists (select from settle_item i where i.entry_no = m.entry_no)`,
    }),
    ofEntry('otherBill', {
      bill: BILL_OF_ENTRY,
      from: sql`join settle_item i on i.entry_no = m.entry_no`,
      when: sql`m.account = 'credit' and i.closing_no not in (select closing_no from bill)`,
    }),
    ofLine('otherBooking', { sign: '-', when: sql`l.entry_no is not null and not (${isWithin})` }),
    ofLine('disputed', { sign: '', when: sql`l.line_no = any(${[...heldLineNos]}::bigint[])` }),
    ofLine('carried', { sign: '-', when: sql`l.kind in ('dispute', 'balance')` }),
    ofLine('correction', { sign: '-', when: sql`l.kind = 'correction'` }),
    sql`select 'lateFee' as part, bill_no as key, bill.bill_date as day, '' as order_no, bill_no, '' as record_no,
      '' as traveller_name, -fee.amount as amount
    from bill join unnest(${lateFees.map(({ billNo }) => billNo)}::text[],
      ${lateFees.map(({ amount }) => amount)}::bigint[]) as fee (bill_no, amount) using (bill_no)`,
  ];
}
