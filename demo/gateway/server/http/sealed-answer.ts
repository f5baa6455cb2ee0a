import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Answers of calls that change data are kept for who asks again, and some of them are secrets: codes, tokens, pay links.
 * All are sealed under their request's id, which the client made up at random and which is itself kept as a hash only:
 * whoever reads the table can neither read an answer nor ask for it.
 */
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function hashRequestId(requestId: string): string {
  return createHash('sha256').update(requestId).digest('hex');
}

/** Says whether a body is the one sent first, and nothing of it to who does not know the request. */
export function sealDigest(requestId: string, digest: string): string {
  return createHmac('sha256', requestId).update(digest).digest('hex');
}

export function sealAnswer(requestId: string, answer: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(requestId), iv);
  const sealed = Buffer.concat([iv, cipher.update(answer, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64');
}

/** Throws for what was not sealed under this id. */
export function openAnswer(requestId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, keyOf(requestId), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function keyOf(requestId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', requestId, '', 'answered request', 32));
}
