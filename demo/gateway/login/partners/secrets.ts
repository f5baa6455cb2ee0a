import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import { MINUTE } from '../../server/limits/allowance';
import { openSecret, sealSecret } from '../second-step/secrets';
import './schema';

type Config = Pick<GatewayConfig, 'factorSecret'>;

/** Secrets of an application that work at once, so that a partner can change from one to the next. */
export const MOST_LIVE = 2;

/** Name under which a secret is sealed, unlike that of any user or operator. */
const owner = (appNo: string, secretNo: number): string => `partner ${appNo}\n${secretNo}`;

/** Last four characters of a secret's SHA-256 hash, which the partner can compute too. */
export const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').slice(-4);

/** Makes a secret of an application. It is returned here only; the database has it sealed. */
export async function makeSecret(
  tx: Database,
  config: Config,
  made: { appNo: string; secretNo: number; madeBy: string; now: Date },
): Promise<{ secret: string; fingerprint: string }> {
  const secret = randomBytes(32).toString('base64url');
  const { appNo, secretNo, madeBy, now } = made;
  return {
    secret,
    fingerprint: await storeSecret(tx, config, { appNo, secretNo, secret, madeBy, madeAt: now }),
  };
}

/** Stores a secret sealed; returns its fingerprint. */
export async function storeSecret(
  tx: Database,
  { factorSecret }: Config,
  {
    appNo,
    secretNo,
    secret,
    madeBy,
    madeAt,
  }: { appNo: string; secretNo: number; secret: string; madeBy: string | null; madeAt: Date | null },
): Promise<string> {
  const fingerprint = fingerprintOf(secret);
  await tx
    .insertInto('partner_secret')
    .values({
      app_no: appNo,
      secret_no: secretNo,
      sealed_secret: sealSecret(factorSecret, owner(appNo, secretNo), secret),
      fingerprint,
      made_at: madeAt,
      made_by: madeBy,
    })
    .execute();
  return fingerprint;
}

export interface LiveSecret {
  secretNo: number;
  secret: string;
  lastUsedAt: Date | null;
}

/** Secrets of an application that work now; none for one sealed under another key. */
export async function findLiveSecrets(
  db: Database,
  { factorSecret }: Config,
  appNo: string,
  now: Date,
): Promise<LiveSecret[]> {
  const rows = await db
    .selectFrom('partner_secret')
    .select(['secret_no', 'sealed_secret', 'last_used_at'])
    .where('app_no', '=', appNo)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('secret_no', 'desc')
    .limit(MOST_LIVE)
    .execute();
  return rows.flatMap(({ secret_no: secretNo, sealed_secret: sealed, last_used_at: lastUsedAt }) => {
    if (sealed === null) return [];
    try {
      return [{ secretNo, secret: openSecret(factorSecret, owner(appNo, secretNo), sealed), lastUsedAt }];
    } catch {
      return [];
    }
  });
}

export async function isSecretLive(
  db: Database,
  appNo: string,
  secretNo: number,
  now: Date,
): Promise<boolean> {
  const live = await db
    .selectFrom('partner_secret')
    .select('secret_no')
    .where('app_no', '=', appNo)
    .where('secret_no', '=', secretNo)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  return live !== undefined;
}

/** Stores the use of a secret once a minute, so that a sign-in does not wait for another one's row. */
export async function touchSecret(
  db: Database,
  { appNo, secretNo, lastUsedAt }: { appNo: string } & Pick<LiveSecret, 'secretNo' | 'lastUsedAt'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - MINUTE);
  if (lastUsedAt !== null && lastUsedAt > before) return;
  await db
    .updateTable('partner_secret')
    .set({ last_used_at: now })
    .where('app_no', '=', appNo)
    .where('secret_no', '=', secretNo)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute();
}

/** Erases secrets after their end; their numbers and moments stay. */
export async function eraseEndedSecrets(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('partner_secret')
    .set({ sealed_secret: null })
    .where('ends_at', '<=', now)
    .where('sealed_secret', 'is not', null)
    .execute();
}

/**
 * Seals the plain secrets of an upgraded database, once. It runs at the start, because migrations do not have the key;
 * of several processes only one finds them.
 */
export async function sealFormerSecrets(tx: Database, config: Config): Promise<void> {
  const rows = await tx.deleteFrom('former_partner_secret').returning(['app_no', 'secret']).execute();
  for (const { app_no: appNo, secret } of rows)
    await storeSecret(tx, config, { appNo, secretNo: 1, secret, madeBy: null, madeAt: null });
}
