import { sql, type Selectable } from 'kysely';
import type { SettlePayment } from '../../../../src/contract/settlement/payments';
import { remittanceNoOf } from '../../../../src/domain/settlement/remittance-code';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import '../../enterprise/schema';
import '../../payment/schema';
import './schema';

export type ReceiptRow = Selectable<Schema['settle_receipt']>;

export function lockReceipt(db: Database, receiptNo: number): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('settle_receipt')
    .selectAll()
    .where('receipt_no', '=', receiptNo)
    .forUpdate()
    .executeTakeFirst();
}

/** A receipt with the enterprise whose bill it is booked for; null when it is not booked. */
export function findReceipt(
  db: Database,
  receiptNo: number,
): Promise<{ bill_no: string | null; enterprise_num: string | null } | undefined> {
  return db
    .selectFrom('settle_receipt as r')
    .leftJoin('settle_bill as b', 'b.bill_no', 'r.bill_no')
    .select(['r.bill_no', 'b.enterprise_num'])
    .where('r.receipt_no', '=', receiptNo)
    .executeTakeFirst();
}

export function findPaymentOf(
  db: Database,
  paymentNo: number,
): Promise<{ amount: number; transfer_no: number }> {
  return db
    .selectFrom('settle_payment')
    .select(['amount', 'transfer_no'])
    .where('payment_no', '=', paymentNo)
    .executeTakeFirstOrThrow();
}

/** Reopens a receipt for assignment by hand only, since matching would repeat the booking. */
export async function openAgain(db: Database, receiptNo: number, now: Date): Promise<void> {
  await db
    .updateTable('settle_receipt')
    .set({
      receipt_state: 'open',
      looked_at: now,
      left_why: 'undone',
      how: null,
      bill_no: null,
      payment_no: null,
      over_amount: 0,
      over_transfer_no: null,
    })
    .where('receipt_no', '=', receiptNo)
    .execute();
}

/** Returns the spendable amount of an enterprise's account in fen and locks the account until the transaction ends. */
export async function spendable(
  db: Database,
  enterpriseNum: string,
  kind: 'prepaid' | 'credit',
): Promise<number> {
  const { balance, floor } = await db
    .selectFrom('ledger_account')
    .select(['balance', 'floor'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balance - (floor ?? 0);
}

/** Receipts that wait to be matched with a bill, ordered by day. */
export function findOpenReceipts(db: Database): Promise<ReceiptRow[]> {
  return db
    .selectFrom('settle_receipt')
    .selectAll()
    .where('receipt_state', '=', 'open')
    .where('left_why', '<>', 'undone')
    .orderBy('received_on')
    .orderBy('bank_reference')
    .execute();
}

/**
 * Returns the enterprise and agency of a bill that accepts money of the bank: one of a real enterprise that is confirmed,
 * even if settled since.
 */
export function findPayable(
  db: Database,
  billNo: string,
): Promise<{ enterprise_num: string; tmc_number: string } | undefined> {
  return db
    .selectFrom('settle_bill as b')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'b.enterprise_num')
    .select(['b.enterprise_num', 'e.tmc_number'])
    .where('b.bill_no', '=', billNo)
    .where('e.is_sandbox', '=', false)
    .where('b.bill_state', 'in', ['confirmed', 'settled'])
    .executeTakeFirst();
}

/** Resolves a bill number or remittance code to the bill number; undefined when there is none. */
export async function findBillNo(db: Database, meant: string): Promise<string | undefined> {
  const no = remittanceNoOf(meant.toUpperCase());
  if (no === undefined) return meant;
  const row = await db
    .selectFrom('settle_bill')
    .select('bill_no')
    .where('remittance_no', '=', no)
    .executeTakeFirst();
  return row?.bill_no;
}

interface Step {
  how: Schema['settle_receipt_step']['how'];
  by: string;
  billNo?: string;
  reason?: string;
  now: Date;
}

export async function noteStep(
  db: Database,
  receiptNo: number,
  { how, by, billNo, reason = '', now }: Step,
): Promise<void> {
  await db
    .insertInto('settle_receipt_step')
    .values({
      receipt_no: receiptNo,
      how,
      operator_name: by,
      happened_at: now,
      bill_no: billNo ?? null,
      reason,
    })
    .execute();
}

/**
 * Payments received for a bill, the newest first, including those that went to the wallet as a whole. Undone ones are
 * left out.
 */
export async function findPaymentsOf(db: Database, billNo: string): Promise<SettlePayment[]> {
  const { rows } = await sql<Omit<SettlePayment, 'bookedTime'> & { booked_at: Date }>`
    select coalesce(p.paid_on, r.day)::text as "paidDate", coalesce(r.amount, p.amount) as "receivedAmount",
      coalesce(p.amount, 0) as "billAmount", coalesce(r.kept, 0) as "walletAmount",
      coalesce(r.how, case when exists (select from ledger_entry e join ledger_account a using (account_no)
        where e.transfer_no = p.transfer_no and a.kind = 'prepaid') then 'wallet' else 'other' end) as how,
      coalesce(r.payer_name, '') as "payerName", coalesce(r.reference, '') as "bankReference",
      coalesce(p.booked_at, t.transferred_at) as booked_at
    from (select * from settle_payment where bill_no = ${billNo} and undone_at is null) p
    full join (
      select payment_no, over_transfer_no, received_on as day, amount, over_amount as kept, how, payer_name,
        bank_reference as reference, receipt_no::text as no from settle_receipt where bill_no = ${billNo}
      union all
      select payment_no, over_transfer_no, (paid_at at time zone 'Asia/Shanghai')::date, c.amount,
        -- without a prepaid account it went back to the payer
        case when exists (select from ledger_entry e join ledger_account a using (account_no)
          where e.transfer_no = c.over_transfer_no and a.kind = 'prepaid') then over_amount else 0 end,
        'cashier', s.staff_name, trade_no, cashier_no
      from settle_cashier c join staff s on s.staff_no = c.payer_no where bill_no = ${billNo} and paid_at is not null
    ) r using (payment_no)
    left join ledger_transfer t on t.transfer_no = r.over_transfer_no
    order by "paidDate" desc, booked_at desc, p.payment_no desc, r.no desc`.execute(db);
  return rows.map(({ booked_at, ...row }) => ({ ...row, bookedTime: booked_at.toISOString() }));
}
