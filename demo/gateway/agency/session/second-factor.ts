import { generateSecret, generateURI } from 'otplib';
import type { Database } from '../../db/database';
import { openSecret, sealSecret } from '../../login/second-step/secrets';
import { stepOfCode } from '../../login/second-step/totp';
import type { GatewayConfig } from '../../server/config';
import { Fault } from '../../server/http/fault';
import '../schema';

type Config = Pick<GatewayConfig, 'factorSecret'>;

/** Name under which the secret of an operator is sealed, unlike that of any user. */
const owner = (operatorNo: string): string => `operator ${operatorNo}`;

export async function hasOperatorFactor(db: Database, operatorNo: string): Promise<boolean> {
  const totp = await db
    .selectFrom('agency_totp')
    .select('operator_no')
    .where('operator_no', '=', operatorNo)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return totp !== undefined;
}

/** Stores a secret that a first code has to confirm, in place of one that none has confirmed. */
export async function beginOperatorFactor(
  tx: Database,
  { factorSecret }: Config,
  { operatorNo, loginName, now }: { operatorNo: string; loginName: string; now: Date },
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  await storeOperatorFactor(tx, { factorSecret }, { operatorNo, secret, now, isConfirmed: false });
  return { secret, uri: generateURI({ issuer: '差旅服务商', label: loginName, secret }) };
}

/** Stores a secret of an app, never in place of a confirmed one. Throws operatorSignInOver. */
export async function storeOperatorFactor(
  tx: Database,
  { factorSecret }: Config,
  {
    operatorNo,
    secret,
    now,
    isConfirmed,
  }: { operatorNo: string; secret: string; now: Date; isConfirmed: boolean },
): Promise<void> {
  const row = {
    sealed_secret: sealSecret(factorSecret, owner(operatorNo), secret),
    made_at: now,
    confirmed_at: isConfirmed ? now : null,
    last_step: 0,
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agency_totp')
    .values({ operator_no: operatorNo, ...row })
    .onConflict((conflict) =>
      conflict.column('operator_no').doUpdateSet(row).where('agency_totp.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new Fault('operatorSignInOver');
}

/** Accepts a current code of the operator's app once, and confirms its secret; false for a wrong or used one. */
export async function takeOperatorCode(
  tx: Database,
  { factorSecret }: Config,
  { operatorNo, code, now }: { operatorNo: string; code: string; now: Date },
): Promise<boolean> {
  const totp = await tx
    .selectFrom('agency_totp')
    .select(['sealed_secret', 'last_step'])
    .where('operator_no', '=', operatorNo)
    .executeTakeFirst();
  if (totp === undefined) return false;
  const secret = openSecret(factorSecret, owner(operatorNo), totp.sealed_secret);
  const step = stepOfCode({ secret, code, after: totp.last_step }, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable('agency_totp')
    .set(({ fn, val }) => ({
      last_step: step,
      confirmed_at: fn.coalesce('confirmed_at', val(now)),
    }))
    .where('operator_no', '=', operatorNo)
    .where('sealed_secret', '=', totp.sealed_secret)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  // false when another request consumed the same code first
  return numUpdatedRows === 1n;
}
