import { createHash } from 'node:crypto';

/** Only the hash of a token is stored, so that a reader of the table cannot use it. */
export function hashToken(authSign: string): string {
  return createHash('sha256').update(authSign).digest('hex');
}
