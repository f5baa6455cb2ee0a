import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import { openSecret, sealSecret } from '../../login/second-step/secrets';
import type { GatewayConfig } from '../../server/config';
import './schema';

type Config = Pick<GatewayConfig, 'factorSecret'>;

/** Secrets of an endpoint that sign at once, so that a receiver can change from one to the next. */
export const MOST_LIVE = 2;
const SECRET_BYTES = 32;

/** Name under which a secret is sealed, unlike that of any other secret. */
const owner = (endpointNo: string, secretNo: number): string => `webhook ${endpointNo}\n${secretNo}`;

/** Last four characters of a secret's SHA-256 hash, which the receiver can compute too. */
const fingerprintOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(-4);

/** Makes a secret of an endpoint. It is returned here only; the database has it sealed. */
export async function makeSecret(
  tx: Database,
  { factorSecret }: Config,
  { endpointNo, secretNo, madeBy, now }: { endpointNo: string; secretNo: number; madeBy: string; now: Date },
): Promise<{ secret: string; fingerprint: string }> {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const fingerprint = fingerprintOf(secret);
  await tx
    .insertInto('webhook_secret')
    .values({
      endpoint_no: endpointNo,
      secret_no: secretNo,
      sealed_secret: sealSecret(factorSecret, owner(endpointNo, secretNo), secret),
      fingerprint,
      made_at: now,
      made_by: madeBy,
    })
    .execute();
  return { secret, fingerprint };
}

/** Secrets that sign now, the latest first; none for those sealed under another key. */
export async function findLiveSecrets(
  db: Database,
  { factorSecret }: Config,
  endpointNo: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_secret')
    .select(['secret_no', 'sealed_secret'])
    .where('endpoint_no', '=', endpointNo)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('secret_no', 'desc')
    .limit(MOST_LIVE)
    .execute();
  return rows.flatMap(({ secret_no: secretNo, sealed_secret: sealed }) => {
    if (sealed === null) return [];
    try {
      return [openSecret(factorSecret, owner(endpointNo, secretNo), sealed)];
    } catch {
      return [];
    }
  });
}

/** Erases secrets after their end; their numbers and moments stay. */
export async function eraseEndedSecrets(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('webhook_secret')
    .set({ sealed_secret: null })
    .where('ends_at', '<=', now)
    .where('sealed_secret', 'is not', null)
    .execute();
}
