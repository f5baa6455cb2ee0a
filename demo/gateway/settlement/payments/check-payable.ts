import { OBJECT } from '../../../../src/contract/permission/objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { owedOn } from '../../../../src/domain/settlement/remittance-split';
import { stricter } from '../../../../src/domain/wallet/safeguards';
import type { Database } from '../../db/database';
import { isSecondPerson } from '../../permission/second-person';
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
 * billOverpaid, billPayerConfirmed, secondPersonRecent.
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
  const { confirmed_by: confirmedBy, confirmed_at: confirmedAt } = bill;
  if (confirmedBy === null || confirmedAt === null) return;
  const isTheirs = confirmedBy === staffNo;
  const isSecond =
    !isTheirs &&
    (await isSecondPerson(db, {
      enterpriseNum,
      first: confirmedBy,
      second: staffNo,
      objectNo: OBJECT.confirmBills,
      askedAt: confirmedAt,
      now,
    }));
  if (isSecond) return;
  // a bound that is set since counts as well as the one that it was confirmed under
  const above = stricter(bill.review_above, await findReviewBound(db, enterpriseNum));
  if (above === null) return;
  // many small parts would come to the whole bill
  const payers = [...new Set([staffNo, confirmedBy])];
  const paid = await paidBy(db, payers, billNo);
  const begun = await begunBy(db, payers, { billNo, amount, subPayType });
  if (amount + paid + begun > above) throw new Fault(isTheirs ? 'billPayerConfirmed' : 'secondPersonRecent');
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

/** Sum that these have paid of a bill. */
async function paidBy(db: Database, payers: readonly string[], billNo: string): Promise<number> {
  const payments = await db
    .selectFrom('settle_payment')
    .select('amount')
    .where('bill_no', '=', billNo)
    .where('payer_no', 'in', payers)
    .where('undone_at', 'is', null)
    .execute();
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** Sum that these have begun to pay of a bill at the cashier and may pay still, besides what is begun again now. */
async function begunBy(
  db: Database,
  payers: readonly string[],
  { billNo, amount, subPayType }: Wanted,
): Promise<number> {
  const begun = await db
    .selectFrom('settle_cashier')
    .select(['amount', 'sub_pay_type'])
    .where('bill_no', '=', billNo)
    .where('payer_no', 'in', payers)
    .where('paid_at', 'is', null)
    .where('query_at', 'is not', null)
    .execute();
  return begun
    .filter((one) => one.amount !== amount || one.sub_pay_type !== subPayType)
    .reduce((sum, one) => sum + one.amount, 0);
}
