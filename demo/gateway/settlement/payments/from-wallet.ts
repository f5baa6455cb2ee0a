import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { paySettleBill } from '../../../../src/contract/settlement/payments';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { availableOf } from '../../../../src/domain/wallet/account';
import type { Database } from '../../db/database';
import { findWalletHolds, lockWallet } from '../../payment/wallet-limits';
import { checkSecured } from '../../payment/wallet-security';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findBill } from '../bills/bill-queries';
import { payBill } from '../bills/pay';
import { checkPayable, owedToday } from './check-payable';

/** Pays a bill from the prepaid account. Throws the errors of its call. */
export async function payFromWallet(
  context: CallerContext,
  { billNo, amount }: ParsedBodyOf<typeof paySettleBill>,
): Promise<ResultOf<typeof paySettleBill>> {
  const { db, caller, now } = context;
  const { enterpriseNum, staffNo: payerNo, staffName: operatorName } = caller;
  await checkPayable(context, { billNo, amount });
  await checkSecured(context, enterpriseNum, amount);
  await lockWallet(db, enterpriseNum, 'prepaid');
  const available = await findAvailable(db, enterpriseNum, now);
  if (available === null || amount > available) throw new Fault('walletShort');
  const paidOn = shanghaiDate(now);
  await payBill(db, {
    enterpriseNum,
    billNo,
    amount,
    from: 'prepaid',
    payerNo,
    paidOn,
    operatorName,
    now,
  });
  const paid = await findBill(db, enterpriseNum, billNo);
  return { outstandingAmount: paid === undefined ? 0 : await owedToday(db, paid, now) };
}

/**
 * Returns the amount that the caller may pay of a bill from the prepaid account; null when it is nothing or there is no
 * such account.
 */
export async function findPrepaid(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  owed: number,
): Promise<number | null> {
  if (owed === 0 || !caller.objects.has(OBJECT.confirmBills)) return null;
  return findAvailable(db, caller.enterpriseNum, now);
}

async function findAvailable(db: Database, enterpriseNum: string, now: Date): Promise<number | null> {
  const account = await db
    .selectFrom('ledger_account')
    .select(['balance', 'floor'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', '=', 'prepaid')
    .executeTakeFirst();
  if (account === undefined) return null;
  const held = (await findWalletHolds(db, { enterpriseNum, now })).filter(
    ({ wallet }) => wallet === 'prepaid',
  );
  const sum = held.reduce((all, one) => all + one.amount, 0);
  return availableOf({ balance: account.balance, floor: account.floor ?? 0, held: sum });
}
