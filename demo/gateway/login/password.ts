import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { GatewayConfig } from '../server/config';
import { hash, verify } from './password-threads';

/** What a guess at a password costs whoever has its hash. */
export type PasswordCost = GatewayConfig['passwordCost'];

/** Hash by Argon2id, with its salt and parameters, in the format of PHC: `$argon2id$v=19$m=…,t=…,p=1$salt$key`. */
export function hashPassword(password: string, cost: PasswordCost, salt = randomBytes(16)): Promise<string> {
  return hash(password, { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1, salt });
}

/**
 * Is this the password of the hash? Takes as long without a hash (no such account) and is then false; a wrong one takes as long
 * at a former cost, too, on top of what that one takes.
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
  await verify(nobodys(cost), password);
  return false;
}

/** Was the hash made at another cost, or in the former way, so that it is to be made anew once the password is there? */
export function isOutdated(passwordHash: string, { memoryKib, passes }: PasswordCost): boolean {
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`);
}

/** Stands in where there is no account, so that looking for accounts by the time of the answer finds none. */
const nobodys = ({ memoryKib, passes }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** `scrypt$N$r$p$salt$key`, as hashes were before. */
async function verifyScrypt(password: string, passwordHash: string): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = passwordHash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(actual, expected);
}
