import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database';
import { Fault } from '../server/fault';
import { putSmsCode, trySmsCode, spendSmsCode } from './guard-queries';

export const RESEND_SECONDS = 60;
const VALID_MS = 5 * 60_000;
const TRIES = 5;

/** Six digits are soon guessed from a plain hash, so the hash is keyed with a secret that is not in the database. */
function hashCode(secret: string, phone: string, code: string): string {
  return createHmac('sha256', secret).update(`${phone}\n${code}`).digest('hex');
}

/** Makes a code for a phone, good for 5 minutes, one login and 5 tries. Throws smsTooSoon within 60 seconds. */
export async function makeSmsCode(db: Database, secret: string, phone: string, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const kept = await putSmsCode(db, {
    phone,
    codeHash: hashCode(secret, phone, code),
    now,
    expiresAt: new Date(now.getTime() + VALID_MS),
    resendAfter: new Date(now.getTime() - RESEND_SECONDS * 1000),
  });
  if (!kept) throw new Fault('smsTooSoon');
  return code;
}

/** Is this the live code of the phone? It is used up if it is, and one try nearer to it if not. */
export async function redeemSmsCode(
  db: Database,
  secret: string,
  { phone, code, now }: { phone: string; code: string; now: Date },
): Promise<boolean> {
  const kept = await trySmsCode(db, phone, { now, allowed: TRIES });
  if (kept === undefined) return false;
  const given = hashCode(secret, phone, code);
  return timingSafeEqual(Buffer.from(given), Buffer.from(kept)) && spendSmsCode(db, phone, kept);
}
