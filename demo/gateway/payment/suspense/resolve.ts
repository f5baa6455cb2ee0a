import type { Database } from '../../db/database';
import '../schema';

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
  const { numUpdatedRows } = await db
    .updateTable('payment_suspense')
    .set({ booked_at: now, try_at: null, dealt_by: name, dealt_reason: why })
    .where('suspense_no', '=', Number(suspenseNo))
    .where('booked_at', 'is', null)
    .where('first_operator_no', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return undefined;
  const waiting = await db
    .selectFrom('payment_suspense')
    .select('suspense_no')
    .where('suspense_no', '=', Number(suspenseNo))
    .where('booked_at', 'is', null)
    .executeTakeFirst();
  return waiting === undefined
    ? '没有该编号的挂账款项，或已入账、已处理'
    : '该款项已由一名操作员确认，待复核：请在服务商门户的待退款中复核或退回';
}
