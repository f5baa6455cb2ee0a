import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import { hashToken } from '../server/http/token';
import { MINUTE } from '../server/limits/allowance';
import './schema';

/** Tokens of an enterprise that work at once, so that a directory can change from one to the next. */
export const MOST_LIVE = 2;

/** Makes a token. It is returned here only; the database has its hash. */
export async function makeToken(
  tx: Database,
  {
    enterpriseNum,
    tokenNo,
    madeBy,
    now,
  }: { enterpriseNum: string; tokenNo: number; madeBy: string; now: Date },
): Promise<{ token: string; fingerprint: string }> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashToken(token);
  const fingerprint = hash.slice(-4);
  await tx
    .insertInto('directory_token')
    .values({
      enterprise_num: enterpriseNum,
      token_no: tokenNo,
      token_hash: hash,
      fingerprint,
      made_at: now,
      made_by: madeBy,
    })
    .execute();
  return { token, fingerprint };
}

export interface TokenHolder {
  enterpriseNum: string;
  tokenNo: number;
  lastUsedAt: Date | null;
  isOn: boolean;
  isStopped: boolean;
}

/** The enterprise of a token that works now; undefined for any other. */
export async function findTokenHolder(
  db: Database,
  token: string,
  now: Date,
): Promise<TokenHolder | undefined> {
  const found = await db
    .selectFrom('directory_token as t')
    .innerJoin('directory_sync as s', 's.enterprise_num', 't.enterprise_num')
    .innerJoin('enterprise as e', 'e.enterprise_num', 't.enterprise_num')
    .select(['t.enterprise_num', 't.token_no', 't.last_used_at', 's.is_on', 'e.stopped_at'])
    .where('t.token_hash', '=', hashToken(token))
    .where((eb) => eb.or([eb('t.ends_at', 'is', null), eb('t.ends_at', '>', now)]))
    .executeTakeFirst();
  return (
    found && {
      enterpriseNum: found.enterprise_num,
      tokenNo: found.token_no,
      lastUsedAt: found.last_used_at,
      isOn: found.is_on,
      isStopped: found.stopped_at !== null,
    }
  );
}

/** Stores the use of a token once a minute, so that requests do not wait for one another's row. */
export async function touchToken(
  db: Database,
  { enterpriseNum, tokenNo, lastUsedAt }: TokenHolder,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - MINUTE);
  if (lastUsedAt !== null && lastUsedAt > before) return;
  await db
    .updateTable('directory_token')
    .set({ last_used_at: now })
    .where('enterprise_num', '=', enterpriseNum)
    .where('token_no', '=', tokenNo)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute();
}
