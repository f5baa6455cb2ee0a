import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
export const COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

/** Salted scrypt hash of a password, with its parameters: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, salt = randomBytes(16), cost = COST): Promise<string> {
  const key = await derive(password, salt, KEY_BYTES, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Stands in where there is no account, so that looking for accounts by the time of the answer finds none. */
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Is this the password of the hash? Takes as long without a hash (no such account) and is then false. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(actual, expected) && typeof hash === 'string';
}
