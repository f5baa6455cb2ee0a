import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { isOpen, lockRefund } from '../cashier-refunds/decide';
import '../schema';
import { lockHeld, settleHeld } from './by-operator';

interface SuspenseResolution {
  /** Number of the held money, as `check:books` prints it. */
  suspenseNo: string;
  by: string;
  reason: string;
  now: Date;
}

const REASON_LENGTH = 200;
const NAME_LENGTH = 50;

/**
 * Records that a person has given held money back or booked it by hand, so that it is no longer retried. Money with the
 * first of two confirmations is left to the two operators. Returns the reason when that is not possible, or undefined.
 */
export async function resolveSuspense(
  db: Database,
  { suspenseNo, by, reason, now }: SuspenseResolution,
): Promise<string | undefined> {
  if (!/^\d{1,15}$/.test(suspenseNo)) return '挂账编号须为数字';
  const [name, why] = [by.trim(), reason.trim()];
  if (name === '' || name.length > NAME_LENGTH) return `处理人须为1至${NAME_LENGTH}个字`;
  if (why === '' || why.length > REASON_LENGTH) return `处理说明须为1至${REASON_LENGTH}个字`;
  return inTransaction(db, (tx) => settle(tx, { suspenseNo: Number(suspenseNo), name, why, now }));
}

async function settle(
  tx: Database,
  { suspenseNo, name, why, now }: { suspenseNo: number; name: string; why: string; now: Date },
): Promise<string | undefined> {
  const held = await lockHeld(tx, suspenseNo);
  if (held === undefined || held.booked_at !== null) return '没有该编号的挂账款项，或已入账、已处理';
  if (held.first_operator_no !== null)
    return '该款项已由一名操作员确认，待复核：请在服务商门户的待退款中复核或退回';
  const refund = held.refund_no === null ? undefined : await lockRefund(tx, held.refund_no);
  if (refund !== undefined && isOpen(refund))
    return held.why === 'refundOpen'
      ? '收银台尚未答复该退款：请向收银台核实后，在服务商门户的待退款中处理'
      : '正在向收银台重新退款，请稍后再处理';
  await settleHeld(tx, held, { bankReference: '', reason: why, by: name, now });
  return undefined;
}
