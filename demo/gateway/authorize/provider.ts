import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../db/database';
import { insertCode, type AuthorizationCode } from './queries';
import { sign, unsign } from './signed';

const CODE_MS = 60_000;
const ASSERTION_MS = 60_000;
const PURPOSE = 'id assertion';

/** Statement of the identity provider about a user to a client, for one request (OpenID Connect, ID token). */
export const IdAssertion = v.object({ iss: v.string(), sub: v.string(), aud: v.string(), nonce: v.string() });
export type IdAssertion = v.InferOutput<typeof IdAssertion>;

export const sha256 = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);

/** Creates a code, valid for 60 seconds and one exchange. Only its hash is stored. */
export async function issueCode(
  db: Database,
  to: Pick<AuthorizationCode, 'client_id' | 'user_no' | 'redirect_uri' | 'code_challenge' | 'nonce'>,
  now: Date,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + CODE_MS);
  await insertCode(db, { ...to, code_hash: sha256(code, 'hex'), expires_at });
  return code;
}

export function signAssertion(secret: string, assertion: IdAssertion, now: Date): string {
  return sign(secret, PURPOSE, assertion, new Date(now.getTime() + ASSERTION_MS));
}

/** The assertion if the provider signed it and it has not expired. */
export function readAssertion(secret: string, text: string, now: Date): IdAssertion | undefined {
  return unsign(secret, PURPOSE, text, IdAssertion, now);
}
