import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { sealIdToken } from '../login/single-sign-on/seal';
import { hashToken } from '../server/http/token';
import { MINUTE } from '../server/limits/allowance';
import { identify } from './identify';
import { personOf } from './person';
import type { ProviderConfig, StoredProvider } from './provider';
import { Refused } from './refusal';

/** Time that the page has to open its session. */
const TICKET_MS = 2 * MINUTE;

interface Arrival {
  provider: StoredProvider;
  /** Address to which the provider has sent the browser. */
  url: URL;
  state: string;
  nonce: string;
  codeVerifier: string;
  challenge: string;
  /** null where the page is of another site, from which the browser sends no cookie. */
  browserHash: string | null;
  now: Date;
}

/** Checks the answer of a provider and makes the ticket of the page's session. Throws Refused. */
export async function arrive(
  db: Database,
  config: ProviderConfig,
  { provider, challenge, browserHash, now, ...answer }: Arrival,
): Promise<string> {
  if (!provider.is_on) throw new Refused('providerFailed');
  if (provider.stopped_at !== null) throw new Refused('enterpriseStopped');
  const identity = await identify(config, provider, answer, now);
  const { provider_no: providerNo } = provider;
  const { subject, sid, idToken } = identity;
  const ticket = randomBytes(32).toString('base64url');
  await inTransaction(db, async (tx) => {
    const present = await tx
      .selectFrom('identity_provider')
      .select(['is_on', 'version'])
      .where('provider_no', '=', providerNo)
      .forShare()
      .executeTakeFirst();
    // its settings were changed while the provider answered
    if (present?.version !== provider.version || !present.is_on) throw new Refused('providerFailed');
    const { staffNo, userNo } = await personOf(tx, provider, identity, now);
    const { locked_at } = await tx
      .selectFrom('app_user')
      .select('locked_at')
      .where('user_no', '=', userNo)
      .executeTakeFirstOrThrow();
    if (locked_at !== null) throw new Refused('accountDisputed', userNo);
    await tx
      .insertInto('identity_sign_on')
      .values({
        ticket_hash: hashToken(ticket),
        provider_no: providerNo,
        staff_no: staffNo,
        subject,
        sid,
        sealed_id_token: sealIdToken(config, { providerNo, subject }, idToken),
        challenge,
        browser_hash: browserHash,
        skips_second_step: identity.skipsSecondStep,
        expires_at: new Date(now.getTime() + TICKET_MS),
      })
      .execute();
  });
  return ticket;
}

/** Stores the use of a provider at most once a minute, so that sign-ins do not wait for each other. */
export async function touchProvider(db: Database, providerNo: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MINUTE);
  await db
    .updateTable('identity_provider')
    .set({ last_used_at: now })
    .where('provider_no', '=', providerNo)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute();
}
