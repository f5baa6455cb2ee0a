import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Answers of calls that change data are stored for repeated requests, and some contain secrets: codes, tokens, pay
 * links. Each is encrypted under its request id, which the client has chosen at random and the table stores as a hash
 * only. A reader of the table can therefore neither decrypt an answer nor request it.
 */
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function hashRequestId(requestId: string): string {
  return createHash('sha256').update(requestId).digest('hex');
}

/** Digest for recognising the same body, useless without the request id. */
export function sealDigest(requestId: string, digest: string): string {
  return createHmac('sha256', requestId).update(digest).digest('hex');
}

export function sealAnswer(requestId: string, answer: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(requestId), iv);
  const sealed = Buffer.concat([iv, cipher.update(answer, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64');
}

/** Decrypts an answer. Throws when it was not encrypted under this id. */
export function openAnswer(requestId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, keyOf(requestId), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function keyOf(requestId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', requestId, '', 'answered request', 32));
}
