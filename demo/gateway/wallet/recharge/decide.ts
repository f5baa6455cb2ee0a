import { isOpenRecharge } from '../../../../src/domain/wallet/recharge';
import type { Database } from '../../db/database';
import { topUp } from '../../payment/ledger';
import { Fault } from '../../server/http/fault';
import { decide, findRecharge, type Recharge } from './queries';

/**
 * Locks a recharge for a decision, so that of two concurrent ones the second fails. Throws rechargeUnknown,
 * rechargeOver.
 */
async function lockOpen(
  tx: Database,
  rechargeNo: string,
  scope: { enterpriseNum?: string } = {},
): Promise<Recharge> {
  const recharge = await findRecharge(tx, rechargeNo, { ...scope, lock: true });
  if (recharge === undefined) throw new Fault('rechargeUnknown');
  if (!isOpenRecharge(recharge.recharge_state)) throw new Fault('rechargeOver');
  return recharge;
}

/** Books a transfer that the agency has found on its bank account into the wallet. */
export async function confirmRecharge(
  tx: Database,
  rechargeNo: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const recharge = await lockOpen(tx, rechargeNo);
  if (recharge.way !== 'offline') throw new Fault('rechargeUnknown');
  const { enterprise_num: enterpriseNum, amount } = recharge;
  await topUp(tx, {
    enterpriseNum,
    rechargeNo,
    from: 'bank',
    amount,
    memo: `线下充值${rechargeNo}`,
    now,
  });
  await decide(tx, rechargeNo, { recharge_state: 'confirmed', decided_at: now, decided_by: by });
}

/** Refuses a transfer that the agency has not found, or found with other data. */
export async function refuseRecharge(
  tx: Database,
  rechargeNo: string,
  { by, reason, now }: { by: string; reason: string; now: Date },
): Promise<void> {
  const { way } = await lockOpen(tx, rechargeNo);
  if (way !== 'offline') throw new Fault('rechargeUnknown');
  await decide(tx, rechargeNo, {
    recharge_state: 'refused',
    decided_at: now,
    decided_by: by,
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
