import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { allDependents } from '../../../demo/gateway/address-book/members/dependents-of';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

/** Names of columns that refer to people without a foreign key. */
const NAMES_PEOPLE =
  /(^|_)(staff|user|approver|applicant|booker|payer|viewer|uploader|delegate|deputy|head|owner|supervisor|member_staff|traveller)_nos?$|^(asked|changed|decided|applied|undone|confirmed|raised|imported|invited|skipped|cancelled)_by(_no)?$|_by_no$/;

/** Columns that match `NAMES_PEOPLE` but belong to no area or hold no number of a person. */
const NOT_PEOPLE: Readonly<Record<string, string>> = {
  'change_log.staff_no': 'says who did it, in whatever area',
  'flight_order.cancelled_by': 'a name, as it was',
  'stored_file.owner_no': 'the thing that a file belongs to',
  'answered_request.user_no': 'of a request that was answered, and is purged',
  'user_attribute.user_no': 'of the account',
  'agency_link.made_by_no': 'an operator of the agency',
  'agency_operator.link_by_no': 'an operator of the agency',
};

describe('a dependent of a member of staff', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  it('is declared by an area for each column that names one, or said to stay with a reason', async () => {
    const { rows: keys } = await sql<{ column: string }>`
      select distinct c.conrelid::regclass || '.' || a.attname as column
      from pg_constraint c cross join unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
      where c.contype = 'f' and c.confrelid in ('staff'::regclass, 'app_user'::regclass)
        and a.attname <> 'enterprise_num'`.execute(test.db);
    const { rows: columns } = await sql<{ column: string; name: string }>`
      select table_name || '.' || column_name as column, column_name as name
      from information_schema.columns where table_schema = current_schema()`.execute(test.db);
    const named = new Set([
      ...keys.map(({ column }) => column),
      ...columns.filter(({ name }) => NAMES_PEOPLE.test(name)).map(({ column }) => column),
    ]);
    const areas = await allDependents();
    const held = areas.flatMap(({ kinds }) => kinds.flatMap((one) => one.columns));
    const staying = areas.flatMap(({ stays }) => Object.keys(stays));
    const declared = new Set([...held, ...staying, ...Object.keys(NOT_PEOPLE)]);
    assert.deepEqual(
      [...named].filter((column) => !declared.has(column)).sort(),
      [],
      'declare these in dependents.ts of their area: as a kind that is handed over or ends, or in `stays` with a reason',
    );
    const known = new Set(columns.map(({ column }) => column));
    assert.deepEqual(
      [...declared].filter((column) => !known.has(column)),
      [],
    );
    assert.deepEqual(
      staying.filter((column) => held.includes(column)),
      [],
    );
  });

  it('has one code and one name a kind', async () => {
    const kinds = (await allDependents()).flatMap(({ kinds: some }) => some);
    for (const of of ['kind', 'name'] as const)
      assert.equal(new Set(kinds.map((one) => one[of])).size, kinds.length);
  });
});
