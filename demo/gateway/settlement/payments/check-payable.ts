import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { owedOn } from '../../../../src/domain/settlement/remittance-split';
import { stricter } from '../../../../src/domain/wallet/safeguards';
import type { Database } from '../../db/database';
import { Fault } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { findBill, findPayments, lockContract, type BillRow } from '../bill-queries';
import { billToPay } from './bills-to-pay';
import './schema';

/** What somebody wants to pay of a bill in the portal, fen. */
interface Wanted {
  billNo: string;
  amount: number;
  /** By which way of the cashier; none by the prepaid account. */
  subPayType?: number | undefined;
}

/**
 * Holds the bills of the caller's enterprise until the transaction ends, as one of them is to be paid. Throws billUnknown, billNotOwed,
 * billOverpaid, billPayerConfirmed.
 */
export async function checkPayable(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { billNo, amount, subPayType }: Wanted,
): Promise<void> {
  const { enterpriseNum, staffNo } = caller;
  await lockContract(db, enterpriseNum);
  const bill = await findBill(db, enterpriseNum, billNo);
  if (bill === undefined) throw new Fault('billUnknown');
  const owed = await owedToday(db, bill, now);
  if (owed === 0) throw new Fault('billNotOwed');
  if (amount > owed) throw new Fault('billOverpaid');
  if (bill.confirmed_by !== staffNo) return;
  // a bound that is set since counts as well as the one that it was confirmed under
  const above = stricter(bill.review_above, await findReviewBound(db, enterpriseNum));
  if (above === null) return;
  // many small parts would come to the whole bill
  const paid = await paidBy(db, staffNo, billNo);
  const begun = await begunBy(db, staffNo, { billNo, amount, subPayType });
  if (amount + paid + begun > above) throw new Fault('billPayerConfirmed');
}

export async function owedToday(db: Database, bill: BillRow, now: Date): Promise<number> {
  if (bill.bill_state !== 'confirmed') return 0;
  return owedOn(shanghaiDate(now), billToPay(bill, await findPayments(db, [bill.bill_no])));
}

/** Above so many fen the enterprise wants a second pair of eyes; null: never. */
async function findReviewBound(db: Database, enterpriseNum: string): Promise<number | null> {
  const rule = await db
    .selectFrom('wallet_rule')
    .select('review_above')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  return rule?.review_above ?? null;
}

/** What somebody has paid of a bill. */
async function paidBy(db: Database, staffNo: string, billNo: string): Promise<number> {
  const payments = await db
    .selectFrom('settle_payment')
    .select('amount')
    .where('bill_no', '=', billNo)
    .where('payer_no', '=', staffNo)
    .where('undone_at', 'is', null)
    .execute();
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** What somebody has begun to pay of a bill at the cashier, which may be paid still, besides what is begun again now. */
async function begunBy(
  db: Database,
  staffNo: string,
  { billNo, amount, subPayType }: Wanted,
): Promise<number> {
  const begun = await db
    .selectFrom('settle_cashier')
    .select(['amount', 'sub_pay_type'])
    .where('bill_no', '=', billNo)
    .where('payer_no', '=', staffNo)
    .where('paid_at', 'is', null)
    .where('query_at', 'is not', null)
    .execute();
  return begun
    .filter((one) => one.amount !== amount || one.sub_pay_type !== subPayType)
    .reduce((sum, one) => sum + one.amount, 0);
}
