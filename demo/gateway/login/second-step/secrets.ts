import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (factorSecret: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', factorSecret, '', use, 32));

/** Encrypts the secret of an app for one account, under a key that is not in the database. */
export function sealSecret(factorSecret: string, userNo: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(factorSecret, 'secrets of authenticator apps'), iv);
  cipher.setAAD(Buffer.from(userNo));
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64');
}

/** Decrypts a secret. Throws when it was not encrypted for this account under this key. */
export function openSecret(factorSecret: string, userNo: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const key = keyOf(factorSecret, 'secrets of authenticator apps');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(userNo));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** Keyed hash of an account's recovery code, so that a reader of the table cannot try codes. */
export const hashRecoveryCode = (factorSecret: string, userNo: string, code: string): string =>
  createHmac('sha256', keyOf(factorSecret, 'recovery codes')).update(`${userNo}\n${code}`).digest('hex');
