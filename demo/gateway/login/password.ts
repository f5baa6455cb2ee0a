import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { GatewayConfig } from '../server/config';
import { hash, verify } from './password-threads';

/** Cost of one guess for an attacker who has the hash. */
export type PasswordCost = GatewayConfig['passwordCost'];

/** Hash by Argon2id, with its salt and parameters, in the format of PHC: `$argon2id$v=19$m=…,t=…,p=1$salt$key`. */
export function hashPassword(password: string, cost: PasswordCost, salt = randomBytes(16)): Promise<string> {
  return hash(password, { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1, salt });
}

/**
 * Compares a password with a hash. Without a hash (no such account) it takes the same time and returns false. A wrong
 * password takes the full current cost in addition to that of an older hash.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  if (typeof passwordHash === 'string') {
    const isRight = passwordHash.startsWith('scrypt$')
      ? await verifyScrypt(password, passwordHash)
      : await verify(passwordHash, password);
    if (isRight || !isOutdated(passwordHash, cost)) return isRight;
  }
  await verify(dummyHash(cost), password);
  return false;
}

/** Returns whether the hash has another cost or the former format, so that it should be renewed at the next login. */
export function isOutdated(passwordHash: string, { memoryKib, passes }: PasswordCost): boolean {
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`);
}

/** Dummy hash for unknown accounts, so that response times do not reveal which accounts exist. */
const dummyHash = ({ memoryKib, passes }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** `scrypt$N$r$p$salt$key`, the former format of hashes. */
async function verifyScrypt(password: string, passwordHash: string): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = passwordHash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(actual, expected);
}
