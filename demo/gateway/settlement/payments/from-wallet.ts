import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { paySettleBill } from '../../../../src/contract/settlement/payments';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { owedOn } from '../../../../src/domain/settlement/remittance-split';
import { availableOf } from '../../../../src/domain/wallet/account';
import type { Database } from '../../db/database';
import { findHeld, lockWallet } from '../../payment/wallet-limits';
import { checkSecured } from '../../payment/wallet-security';
import { Fault } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { findBill, findPayments, lockContract, type BillRow } from '../bill-queries';
import { payBill } from '../pay';
import { billToPay } from './bills-to-pay';

/** Pays of a bill by the prepaid account. Throws as its call says. */
export async function payFromWallet(
  context: CallerContext,
  { billNo, amount }: ParsedBodyOf<typeof paySettleBill>,
): Promise<ResultOf<typeof paySettleBill>> {
  const { db, caller, now } = context;
  const { enterpriseNum, staffNo } = caller;
  await lockContract(db, enterpriseNum);
  const bill = await findBill(db, enterpriseNum, billNo);
  if (bill === undefined) throw new Fault('billUnknown');
  const owed = await owedToday(db, bill, now);
  if (owed === 0) throw new Fault('billNotOwed');
  if (amount > owed) throw new Fault('billOverpaid');
  if (bill.confirmed_by === staffNo && (await isReviewed(db, enterpriseNum, amount))) {
    throw new Fault('billPayerConfirmed');
  }
  await checkSecured(context, enterpriseNum, amount);
  await lockWallet(db, enterpriseNum, 'prepaid');
  const available = await findAvailable(db, enterpriseNum, now);
  if (available === null || amount > available) throw new Fault('walletShort');
  const paidOn = shanghaiDate(now);
  const operatorName = await findName(db, staffNo);
  await payBill(db, { enterpriseNum, billNo, amount, from: 'prepaid', paidOn, operatorName, now });
  const paid = await findBill(db, enterpriseNum, billNo);
  return { outstandingAmount: paid === undefined ? 0 : await owedToday(db, paid, now) };
}

/** What the caller may pay of a bill by the prepaid account; null: nothing, or there is no such account. */
export async function findPrepaid(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  owed: number,
): Promise<number | null> {
  if (owed === 0 || !caller.objects.has(OBJECT.confirmBills)) return null;
  return findAvailable(db, caller.enterpriseNum, now);
}

async function owedToday(db: Database, bill: BillRow, now: Date): Promise<number> {
  if (bill.bill_state !== 'confirmed') return 0;
  return owedOn(shanghaiDate(now), billToPay(bill, await findPayments(db, [bill.bill_no])));
}

/** Does the enterprise want a second pair of eyes for so many fen? */
async function isReviewed(db: Database, enterpriseNum: string, amount: number): Promise<boolean> {
  const rule = await db
    .selectFrom('wallet_rule')
    .select('review_above')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  const above = rule?.review_above ?? null;
  return above !== null && amount > above;
}

async function findAvailable(db: Database, enterpriseNum: string, now: Date): Promise<number | null> {
  const account = await db
    .selectFrom('ledger_account')
    .select(['balance', 'floor'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', '=', 'prepaid')
    .executeTakeFirst();
  if (account === undefined) return null;
  const held = (await findHeld(db, { enterpriseNum, now })).filter(({ wallet }) => wallet === 'prepaid');
  const sum = held.reduce((all, one) => all + one.amount, 0);
  return availableOf({ balance: account.balance, floor: account.floor ?? 0, held: sum });
}

async function findName(db: Database, staffNo: string): Promise<string> {
  const { staff_name } = await db
    .selectFrom('staff')
    .select('staff_name')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  return staff_name;
}
