import { createHash } from 'node:crypto';
import type { CallerContext } from '../../server/http/implement';

import type { Holder } from './other-holders';

type Where = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Time that a requested change waits for a second administrator to make the same one. */
const WAITS_MS = 24 * 3_600_000;

/**
 * True for a version or revision that a body is based on, which differs when another person makes the same change
 * later. Beside `basedOn`, a version is content, such as that of a flow to be restored.
 */
const isBase = (key: string, body: object): boolean =>
  key === 'basedOn' || (key === 'version' && !('basedOn' in body));

/** Digest that is equal for the same change by different persons. */
export function digestOf(change: unknown): string {
  const canonical = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(canonical);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !isBase(key, value))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, one]) => [key, canonical(one)]),
    );
  };
  return createHash('sha256')
    .update(JSON.stringify(canonical(change)))
    .digest('hex');
}

/** Other persons who have requested the same change, with the time; expired requests are left out. */
export async function findAskers(
  { db, caller, now }: Where,
  digest: string,
  others: readonly Holder[],
): Promise<(Holder & { askedAt: Date })[]> {
  const rows = await db
    .selectFrom('own_rule_request')
    .select(['asked_by', 'asked_at'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('digest', '=', digest)
    .where('asked_at', '>', new Date(now.getTime() - WAITS_MS))
    .execute();
  return others.flatMap((other) => {
    const asked = rows.find(({ asked_by }) => asked_by === other.staffNo);
    return asked === undefined ? [] : [{ ...other, askedAt: asked.asked_at }];
  });
}

/**
 * Stores the caller's request for a change and deletes expired ones. Returns false when they have requested it before.
 */
export async function insertRequest({ db, caller, now }: Where, digest: string): Promise<boolean> {
  await db
    .deleteFrom('own_rule_request')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('asked_at', '<=', new Date(now.getTime() - WAITS_MS))
    .execute();
  const asked = { enterprise_num: caller.enterpriseNum, asked_by: caller.staffNo, digest, asked_at: now };
  const added = await db
    .insertInto('own_rule_request')
    .values(asked)
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst();
  if (added !== undefined) return true;
  await db
    .updateTable('own_rule_request')
    .set({ asked_at: now })
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('asked_by', '=', caller.staffNo)
    .where('digest', '=', digest)
    .execute();
  return false;
}

/** Deletes the requests of a change that has been made. */
export async function deleteRequest({ db, caller }: Where, digest: string): Promise<void> {
  await db
    .deleteFrom('own_rule_request')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('digest', '=', digest)
    .execute();
}
