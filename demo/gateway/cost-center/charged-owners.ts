import { sql } from 'kysely';
import type { ChargedOwners } from '../../../src/domain/cost-center/owners';
import { countsSince } from '../../../src/domain/permission/second-person';
import type { Database } from '../db/database';
import { findMakers } from '../permission/second-person';
import { findCharged, isChargeable } from './chargeable-objects';

interface Where {
  db: Database;
  enterpriseNum: string;
  now: Date;
}

/**
 * Owners of the cost centres open to a person, including planned, expired or closed ones, because a change of their
 * dates alone can open them again.
 */
export async function findChargedOwners(where: Where, staffNo: string): Promise<ChargedOwners> {
  const { db, enterpriseNum } = where;
  const person = (await findCharged(db, enterpriseNum, [staffNo])).get(staffNo) ?? { staffNo, deptNos: [] };
  const { rows } = await sql<{ no: string; ownerNo: string }>`
    select c.cost_center_no as no, coalesce(c.owner_no, '') as "ownerNo" from cost_center c
    where c.enterprise_num = ${enterpriseNum}
      and ${isChargeable('costCenter', { enterpriseNum, person, today: null })}`.execute(db);
  return {
    owners: new Map(rows.map(({ no, ownerNo }) => [no, ownerNo])),
    chosen: await findChosen(where, staffNo),
  };
}

/** Cost centres whose owner was recently replaced by a person, or by another whom that person has set up. */
async function findChosen({ db, enterpriseNum, now }: Where, staffNo: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ no: string; doer: string }>`
    select distinct object_no as no, changed_by as doer from cost_change, jsonb_array_elements(field_list) f
    where enterprise_num = ${enterpriseNum} and cost_kind = 'costCenter' and changed_at > ${sinceOf(now)}
      and changed_by is not null and f ->> 'field' = 'owner' and f ->> 'before' <> ''`.execute(db);
  const theirs = await doersOf(
    { db, enterpriseNum, now },
    staffNo,
    rows.map(({ doer }) => doer),
  );
  return new Set(rows.flatMap(({ no, doer }) => (theirs.has(doer) ? [no] : [])));
}

/** Start of the period whose changes count as recent. */
export const sinceOf = (now: Date): Date => new Date(countsSince(now.getTime(), now.getTime()));

/** Returns those of some people who are this person, or whom this person has set up. */
export async function doersOf(
  { db, enterpriseNum, now }: Where,
  staffNo: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const theirs = new Set<string>();
  for (const person of new Set(people)) {
    const asked = { enterpriseNum, person, objectNo: null, now };
    if (person === staffNo || (await findMakers(db, asked)).has(staffNo)) theirs.add(person);
  }
  return theirs;
}
