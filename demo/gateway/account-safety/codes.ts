import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database';
import { DAY, MINUTE, spendAllowance } from '../server/limits/allowance';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/http/fault';
import type { CodePurpose } from './schema';

export const RESEND_SECONDS = 60;
export const CODE_MINUTES = 5;
const TRIES = 5;

type CodeConfig = Pick<GatewayConfig, 'smsSecret' | 'smsPerPhonePerDay'>;

/** Target of a code, and the only session it is valid for. */
export interface CodeFor {
  userNo: string;
  tokenHash: string;
  purpose: CodePurpose;
  target: string;
}

/** Six digits are quickly guessed from a plain hash, so the hash uses a key that is not in the database. */
const hashCode = (secret: string, codeNo: string, code: string): string =>
  createHmac('sha256', secret).update(`account code\n${codeNo}\n${code}`).digest('hex');

/**
 * Reserves a code in place of a former one of the same session, and returns its number. Throws smsTooSoon within 60
 * seconds, codeCapReached when the daily limit of the account, or of the phone or address, is reached. The limits
 * belong to the account, so that only persons signed in to it can use them up.
 */
export async function beginCode(
  tx: Database,
  { smsPerPhonePerDay: allowed }: CodeConfig,
  { userNo, tokenHash, purpose, target }: CodeFor,
  now: Date,
): Promise<string> {
  const soon = { allowed: 1, withinMs: RESEND_SECONDS * 1000 };
  for (const subject of [`account code\n${userNo}\n${purpose}`, `account code to\n${target}`]) {
    if (!(await spendAllowance(tx, subject, soon, now))) throw new Fault('smsTooSoon');
  }
  for (const subject of [
    `account codes of a day\n${userNo}\n${purpose}`,
    `account codes of a day to\n${target}`,
  ]) {
    if (!(await spendAllowance(tx, subject, { allowed, withinMs: DAY }, now)))
      throw new Fault('codeCapReached');
  }
  const code = {
    code_no: randomUUID(),
    target,
    code_hash: null,
    sent_at: now,
    expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE),
    tries: 0,
    used: false,
  };
  await tx
    .insertInto('account_code')
    .values({ token_hash: tokenHash, purpose, ...code })
    .onConflict((conflict) => conflict.columns(['token_hash', 'purpose']).doUpdateSet(code))
    .execute();
  return code.code_no;
}

/** Creates the code itself when it is sent; undefined when another code has replaced it or it has expired. */
export async function makeCode(
  db: Database,
  { smsSecret }: Pick<CodeConfig, 'smsSecret'>,
  codeNo: string,
  now: Date,
): Promise<{ code: string; target: string } | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const made = await db
    .updateTable('account_code')
    .set({ code_hash: hashCode(smsSecret, codeNo, code) })
    .where('code_no', '=', codeNo)
    .where('used', '=', false)
    .where('expires_at', '>', now)
    .returning('target')
    .executeTakeFirst();
  return made && { code, ...made };
}

/**
 * Tries a code of a session outside the transaction that consumes it, so that a wrong try counts. Returns the code's
 * number. Throws proofWrong: it is wrong, expired, used, out of its five tries or was sent to another target.
 */
export async function tryCode(
  db: Database,
  { smsSecret }: Pick<CodeConfig, 'smsSecret'>,
  { tokenHash, purpose, target }: Omit<CodeFor, 'userNo'>,
  code: string,
  now: Date,
): Promise<string> {
  const row = await db
    .updateTable('account_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .returning(['code_no', 'code_hash'])
    .executeTakeFirst();
  if (row === undefined || row.code_hash === null) throw new Fault('proofWrong');
  const given = Buffer.from(hashCode(smsSecret, row.code_no, code));
  if (!timingSafeEqual(given, Buffer.from(row.code_hash))) throw new Fault('proofWrong');
  return row.code_no;
}

/** Consumes the code of a session after a right try. Throws proofWrong if another request was faster. */
export async function spendCode(
  tx: Database,
  { tokenHash, purpose, target }: Omit<CodeFor, 'userNo'>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('account_code')
    .set({ used: true })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used', '=', false)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Fault('proofWrong');
}
