import { isOpenRecharge } from '../../../../src/domain/wallet/recharge';
import type { Database } from '../../db/database';
import { topUp } from '../../payment/ledger';
import { Fault } from '../../server/http/fault';
import { decide, findRecharge, type Recharge } from './queries';

/** Name of the decider shown to the enterprise, which knows no operators of the agency. */
const AGENCY = '差旅服务商财务';

/**
 * Locks a recharge for a decision, so that of two concurrent ones the second fails. Throws rechargeUnknown,
 * rechargeOver.
 */
async function lockOpen(
  tx: Database,
  rechargeNo: string,
  scope: { enterpriseNum?: string; tmcNumber?: string } = {},
): Promise<Recharge> {
  const recharge = await findRecharge(tx, rechargeNo, { ...scope, lock: true });
  if (recharge === undefined) throw new Fault('rechargeUnknown');
  if (!isOpenRecharge(recharge.recharge_state)) throw new Fault('rechargeOver');
  return recharge;
}

/** Operator of the agency who decides about a transfer to it. */
interface Decider {
  tmcNumber: string;
  operatorNo: string;
  operatorName: string;
}

/**
 * Locks an undecided transfer of an enterprise of this agency. Throws rechargeUnknown, also for those of other agencies
 * and payments at the cashier, and rechargeOver.
 */
export async function lockTransfer(
  tx: Database,
  rechargeNo: string,
  { tmcNumber }: Pick<Decider, 'tmcNumber'>,
): Promise<Recharge> {
  const recharge = await lockOpen(tx, rechargeNo, { tmcNumber });
  if (recharge.way !== 'offline') throw new Fault('rechargeUnknown');
  return recharge;
}

/** Books a locked transfer that the agency has found on its bank account into the wallet. */
export async function bookTransfer(
  tx: Database,
  { enterprise_num: enterpriseNum, recharge_no: rechargeNo, amount }: Recharge,
  { now }: { now: Date },
): Promise<void> {
  await topUp(tx, {
    enterpriseNum,
    rechargeNo,
    from: 'bank',
    amount,
    memo: `线下充值${rechargeNo}`,
    now,
  });
  await decide(tx, rechargeNo, { recharge_state: 'confirmed', decided_at: now, decided_by: AGENCY });
}

/** Stores the first of two confirmations of a locked transfer, or removes it. */
export async function setFirstConfirmation(
  tx: Database,
  { recharge_no: rechargeNo }: Recharge,
  first: { operator: Decider; now: Date } | undefined,
): Promise<void> {
  await tx
    .updateTable('wallet_recharge')
    .set({
      first_operator_no: first?.operator.operatorNo ?? null,
      first_operator_name: first?.operator.operatorName ?? '',
      first_confirmed_at: first?.now ?? null,
      // stays after a withdrawal, so that a higher limit does not let one operator book it alone
      needed_two: true,
    })
    .where('recharge_no', '=', rechargeNo)
    .execute();
}

/** Refuses a locked transfer that the agency has not found, or found with other data. */
export async function refuseTransfer(
  tx: Database,
  { recharge_no: rechargeNo }: Recharge,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await decide(tx, rechargeNo, {
    recharge_state: 'refused',
    decided_at: now,
    decided_by: AGENCY,
    refuse_reason: reason,
  });
}

/** Withdraws a recharge on behalf of the enterprise. */
export async function withdraw(
  tx: Database,
  rechargeNo: string,
  { enterpriseNum, by, now }: { enterpriseNum: string; by: string; now: Date },
): Promise<void> {
  await lockOpen(tx, rechargeNo, { enterpriseNum });
  await decide(tx, rechargeNo, { recharge_state: 'withdrawn', decided_at: now, decided_by: by });
}

/**
 * `unknown`: no such recharge, or another amount. `known`: this notice was taken before. `secondTrade`: another trade
 * paid the recharge before.
 */
export type RechargeNotice = 'confirmed' | 'known' | 'unknown' | 'secondTrade';

/**
 * Takes a signed notice of the cashier once. The money goes into the wallet even if the recharge was withdrawn
 * meanwhile, because the payer has paid it.
 */
export async function takeRechargeNotice(
  tx: Database,
  { rechargeNo, amount, tradeNo }: { rechargeNo: string; amount: number; tradeNo: string },
  now: Date,
): Promise<RechargeNotice> {
  const recharge = await findRecharge(tx, rechargeNo, { lock: true });
  if (recharge?.way !== 'cashier' || recharge.amount !== amount) return 'unknown';
  if (recharge.recharge_state === 'confirmed') return recharge.trade_no === tradeNo ? 'known' : 'secondTrade';
  await topUp(tx, {
    enterpriseNum: recharge.enterprise_num,
    rechargeNo,
    from: 'cashier',
    amount,
    memo: `在线充值${rechargeNo}`,
    now,
  });
  await decide(tx, rechargeNo, {
    recharge_state: 'confirmed',
    decided_at: now,
    decided_by: '收银台',
    trade_no: tradeNo,
  });
  return 'confirmed';
}
