import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import { hashToken } from '../../server/http/token';
import { MINUTE } from '../../server/limits/allowance';
import '../schema';
import { LEAVE_PATH } from './addresses';
import './schema';

/**
 * Address of the gateway that signs the user of a session out at the company's provider too, once and within a minute; ''
 * for a session of another way. Call it before the session is ended.
 */
export async function beginLeaving(
  db: Database,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  authSign: string,
  now: Date,
): Promise<string> {
  const session = await db
    .selectFrom('session')
    .select(['identity_provider_no', 'identity_subject', 'sealed_id_token'])
    .where('token_hash', '=', hashToken(authSign))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const { identity_provider_no, identity_subject, sealed_id_token } = session ?? {};
  if (!identity_provider_no || !identity_subject || !sealed_id_token) return '';
  const leave = randomBytes(32).toString('base64url');
  await db
    .insertInto('identity_leave')
    .values({
      leave_hash: hashToken(leave),
      provider_no: identity_provider_no,
      subject: identity_subject,
      sealed_id_token,
      expires_at: new Date(now.getTime() + MINUTE),
    })
    .execute();
  return `${publicUrl}${LEAVE_PATH}?leave=${leave}`;
}
