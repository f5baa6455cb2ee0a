import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import './schema';
import { openSecret, sealSecret } from './secrets';

type Config = Pick<GatewayConfig, 'factorSecret'>;

const STEP_SECONDS = 30;
const DIGITS = /^\d{6}$/;

/**
 * The half minute of a code, counted since the epoch; undefined when the code is wrong or its step is not after
 * `after`.
 */
export function stepOfCode(
  { secret, code, after }: { secret: string; code: string; after: number },
  now: Date,
): number | undefined {
  if (!DIGITS.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  // one step of tolerance to either side, for clock drift and the time of typing
  const verified = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  if (!verified.valid) return undefined;
  const step = Math.floor(epoch / STEP_SECONDS) + verified.delta;
  return step > after ? step : undefined;
}

/** Replaces an unconfirmed secret by a new one. */
export async function beginSecret(
  db: Database,
  { factorSecret }: Config,
  { userNo, label, now }: { userNo: string; label: string; now: Date },
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  const row = {
    sealed_secret: sealSecret(factorSecret, userNo, secret),
    made_at: now,
    confirmed_at: null,
    last_step: 0,
  };
  await db
    .insertInto('account_totp')
    .values({ user_no: userNo, ...row })
    .onConflict((conflict) => conflict.column('user_no').doUpdateSet(row))
    .execute();
  return { secret, uri: generateURI({ issuer: '企业商旅', label, secret }) };
}

/** Confirms a secret by its first right code, which is consumed. Returns false for a wrong code. */
export async function confirmSecret(
  db: Database,
  config: Config,
  { userNo, code, now }: { userNo: string; code: string; now: Date },
): Promise<boolean> {
  if (!(await takeCode(db, config, { userNo, code, now }, 'waiting'))) return false;
  await db
    .updateTable('account_totp')
    .set({ confirmed_at: now })
    .where('user_no', '=', userNo)
    .where('confirmed_at', 'is', null)
    .execute();
  return true;
}

/**
 * Accepts a current code of the user's app once; returns false for a wrong or used one. `which`: the confirmed secret,
 * or the one that waits for its first code.
 */
export async function takeCode(
  db: Database,
  { factorSecret }: Config,
  { userNo, code, now }: { userNo: string; code: string; now: Date },
  which: 'confirmed' | 'waiting' = 'confirmed',
): Promise<boolean> {
  const totp = await db
    .selectFrom('account_totp')
    .select(['sealed_secret', 'last_step'])
    .where('user_no', '=', userNo)
    .where('confirmed_at', which === 'waiting' ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (totp === undefined) return false;
  const secret = openSecret(factorSecret, userNo, totp.sealed_secret);
  const step = stepOfCode({ secret, code, after: totp.last_step }, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('account_totp')
    .set({ last_step: step })
    .where('user_no', '=', userNo)
    .where('sealed_secret', '=', totp.sealed_secret)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  // false when another request consumed the same code first
  return numUpdatedRows === 1n;
}

export async function dropSecret(db: Database, userNo: string): Promise<void> {
  await db.deleteFrom('account_totp').where('user_no', '=', userNo).execute();
}

/** Deletes secrets that were never confirmed by a code. */
export async function purgeSecrets(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('account_totp')
    .where('confirmed_at', 'is', null)
    .where('made_at', '<=', new Date(now.getTime() - 24 * 3_600_000))
    .execute();
}
