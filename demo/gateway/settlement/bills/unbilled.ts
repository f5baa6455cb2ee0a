import { sql, type RawBuilder } from 'kysely';
import { BILL_DATE_FLAG, type BillDateFlag } from '../../../../src/contract/settlement/contract-info';

/** The enterprise and the day by which its entries count. */
interface BilledEnterprise {
  enterprise_num: string;
  bill_date_flag: BillDateFlag;
}

/**
 * Entries of orders on an enterprise's credit line that are on no bill yet, as a `from` clause with `e` the entry, `t`
 * its transfer and `o` the order. `before` limits them to days before this moment. The next bill picks up entries that
 * were booked late or whose transaction was open while a bill was made.
 */
export function unbilled(
  { enterprise_num, bill_date_flag }: BilledEnterprise,
  before?: Date,
): RawBuilder<unknown> {
  // an order that was never issued counts on the day of its repayment
  const day =
    bill_date_flag === BILL_DATE_FLAG.issued
      ? sql`coalesce(o.issued_at, case when p.pay_state = 'refunded' then p.settled_at end)`
      : sql`e.booked_at`;
  return sql`ledger_account a
    join ledger_entry e on e.account_no = a.account_no
    join ledger_transfer t on t.transfer_no = e.transfer_no and t.payment_no is not null
    join payment p on p.payment_no = t.payment_no
    join flight_order o on o.order_no = p.order_no
    where a.enterprise_num = ${enterprise_num} and a.kind = 'credit'
      and not exists (select from settle_item i where i.entry_no = e.entry_no)
      and ${before === undefined ? sql`true` : sql`e.booked_at < ${before} and ${day} < ${before}`}`;
}
