import { createHash } from 'node:crypto';
import type { CallerContext } from '../../server/http/implement';

import type { Holder } from './other-holders';

type Where = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** So long somebody's change waits for a second administrator who makes the same one. */
const WAITS_MS = 24 * 3_600_000;

/**
 * Versions and revisions that a body was based on differ for who makes the same change later. Beside `basedOn` a version is one that is
 * asked for, as of a flow that is restored.
 */
const isBase = (key: string, body: object): boolean =>
  key === 'basedOn' || (key === 'version' && !('basedOn' in body));

/** The same for the same change, whoever asks for it. */
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

/** Those of the others who have asked for the same change, and when; none where it was too long ago. */
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

/** Keeps that the caller has asked for a change; requests that are too old go. False where they have asked for it before. */
export async function keepAsked({ db, caller, now }: Where, digest: string): Promise<boolean> {
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

/** The change was made: it is asked for no more. */
export async function endAsked({ db, caller }: Where, digest: string): Promise<void> {
  await db
    .deleteFrom('own_rule_request')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('digest', '=', digest)
    .execute();
}
