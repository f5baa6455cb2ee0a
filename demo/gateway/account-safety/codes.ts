import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database';
import { DAY, MINUTE, spend } from '../server/limits/allowance';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/http/fault';
import type { CodePurpose } from './schema';

export const RESEND_SECONDS = 60;
export const CODE_MINUTES = 5;
const TRIES = 5;

type CodeConfig = Pick<GatewayConfig, 'smsSecret' | 'smsPerPhonePerDay'>;

/** Where a code goes, and for which session alone. */
export interface CodeFor {
  userNo: string;
  tokenHash: string;
  purpose: CodePurpose;
  target: string;
}

/** Six digits are soon guessed from a plain hash, so the hash is keyed with a secret that is not in the database. */
const hashCode = (secret: string, codeNo: string, code: string): string =>
  createHmac('sha256', secret).update(`account code\n${codeNo}\n${code}`).digest('hex');

/**
 * Notes that a code is on its way, in the place of a former one of the same session, and gives its number. Throws smsTooSoon
 * within 60 seconds, codeCapReached if the account, or the phone or address, has had all of a day. The limits are the account's
 * own: nobody who is not signed in to it uses them up.
 */
export async function beginCode(
  tx: Database,
  { smsPerPhonePerDay: allowed }: CodeConfig,
  { userNo, tokenHash, purpose, target }: CodeFor,
  now: Date,
): Promise<string> {
  const soon = { allowed: 1, withinMs: RESEND_SECONDS * 1000 };
  for (const subject of [`account code\n${userNo}\n${purpose}`, `account code to\n${target}`]) {
    if (!(await spend(tx, subject, soon, now))) throw new Fault('smsTooSoon');
  }
  for (const subject of [
    `account codes of a day\n${userNo}\n${purpose}`,
    `account codes of a day to\n${target}`,
  ]) {
    if (!(await spend(tx, subject, { allowed, withinMs: DAY }, now))) throw new Fault('codeCapReached');
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

/** Makes the code itself, as it is sent; undefined: another has come in its place, or it is too late. */
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
 * Tries a code of a session, outside of the transaction that uses it up: the try counts even if it is wrong. Gives the code's
 * number. Throws proofWrong: it is wrong, too old, used, had five tries or was sent to another target.
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

/** Uses up the code of a session that was tried and right. Throws proofWrong if another request was quicker. */
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
