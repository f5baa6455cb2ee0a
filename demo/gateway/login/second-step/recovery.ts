import { randomInt } from 'node:crypto';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import './schema';
import { hashRecoveryCode } from './secrets';

type Config = Pick<GatewayConfig, 'factorSecret'>;

const CODES = 10;
/** Alphabet without letters that resemble digits or each other: 5 bits each, 50 per code. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;

/** Normalises a code: upper case, without hyphens, with commonly misread letters replaced. */
const plain = (code: string): string =>
  code.toUpperCase().replaceAll(/[ -]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

function newCode(): string {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${half()}-${half()}`;
}

/** Replaces the codes by ten new ones. Only their hashes are stored. */
export async function replaceRecoveryCodes(
  db: Database,
  { factorSecret }: Config,
  userNo: string,
): Promise<string[]> {
  await dropRecoveryCodes(db, userNo);
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(newCode());
  const rows = [...codes].map((code) => ({
    user_no: userNo,
    code_hash: hashRecoveryCode(factorSecret, userNo, plain(code)),
    used_at: null,
  }));
  await db.insertInto('recovery_code').values(rows).execute();
  return [...codes];
}

/** Consumes an unused code of the user; returns false when it is none. */
export async function takeRecoveryCode(
  db: Database,
  { factorSecret }: Config,
  { userNo, code, now }: { userNo: string; code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_no', '=', userNo)
    .where('code_hash', '=', hashRecoveryCode(factorSecret, userNo, plain(code)))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function dropRecoveryCodes(db: Database, userNo: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_no', '=', userNo).execute();
}
