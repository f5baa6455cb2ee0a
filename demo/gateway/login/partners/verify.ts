import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RefusalReason } from '../../../../src/contract/agency/connections/partners';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { getAuthSignByUserNoForCloud } from '../../../../src/contract/login/login';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import { spendNonce } from '../guard-queries';
import { findLiveSecrets, isSecretLive, MOST_LIVE, type LiveSecret } from './secrets';
import './schema';

/** Fields of every signed request. */
export type SignedRequest = Pick<
  ParsedBodyOf<typeof getAuthSignByUserNoForCloud>,
  'appNo' | 'timestamp' | 'nonce' | 'sign'
>;

const TOLERANCE_MS = 5 * 60_000;
/** Stands in for secrets that an application does not have, so that each request is tried as often. */
const NO_SECRET: LiveSecret = {
  secretNo: 0,
  secret: randomBytes(32).toString('base64url'),
  lastUsedAt: null,
};

const signatureOf = (secret: string, lines: SignedLines): string =>
  createHmac('sha256', secret).update(lines.join('\n')).digest('hex');

/** Lines that a request signs. The first one of each kind of request differs, so that none passes for another. */
export type SignedLines = readonly (string | number)[];

type Verified = { secret: LiveSecret } | { refused: RefusalReason };

/**
 * Verifies that an active application signed this within five minutes with a live secret, and that its nonce is new. A
 * wrong signature does not consume the nonce. Reasons other than a wrong signature are told from requests that the
 * partner has signed. A change of the application then waits for the end of this transaction; with `alone` so do other
 * requests of the application.
 */
export async function verifyPartnerRequest(
  tx: Database,
  config: Pick<GatewayConfig, 'factorSecret'>,
  request: SignedRequest,
  { lines, now, alone = false }: { lines: SignedLines; now: Date; alone?: boolean },
): Promise<Verified> {
  const { appNo, nonce, timestamp } = request;
  const secret = secretOf(await findLiveSecrets(tx, config, appNo, now), lines, request.sign);
  if (secret === undefined) return { refused: 'signatureWrong' };
  if (Math.abs(now.getTime() - timestamp) > TOLERANCE_MS) return { refused: 'clockOff' };
  const app = await tx
    .selectFrom('partner_app')
    .select('stopped_at')
    .where('app_no', '=', appNo)
    .$if(alone, (q) => q.forUpdate())
    .$if(!alone, (q) => q.forShare())
    .executeTakeFirst();
  if (app?.stopped_at !== null) return { refused: 'appStopped' };
  // an operator may have ended it since it was read
  if (!(await isSecretLive(tx, appNo, secret.secretNo, now))) return { refused: 'signatureWrong' };
  // stored until the timestamp alone is too old
  const expires_at = new Date(timestamp + TOLERANCE_MS + 60_000);
  if (!(await spendNonce(tx, { app_no: appNo, nonce, expires_at }))) return { refused: 'nonceUsed' };
  return { secret };
}

/** The secret of a request's signature; all are tried, so that the time does not tell which one it was. */
function secretOf(live: readonly LiveSecret[], lines: SignedLines, given: string): LiveSecret | undefined {
  const tried = Array.from({ length: MOST_LIVE }, (_, i) => live[i] ?? NO_SECRET);
  const sign = Buffer.from(given);
  const right = tried.filter(({ secret }) => timingSafeEqual(Buffer.from(signatureOf(secret, lines)), sign));
  return right.find((one) => one !== NO_SECRET);
}
