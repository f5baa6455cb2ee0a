import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findApplications } from '../../../demo/gateway/approval/applications/list-queries';
import { findCaller } from '../../../demo/gateway/permission/callers';
import type { Caller } from '../../../demo/gateway/server/http/caller';
import { findStaff } from '../../../demo/gateway/staff/queries';
import { queryApprovalList } from '../../../src/contract/approval/approval';
import { APPROVAL_TASKS } from '../../support/gateway/many-orders/fill-statements';
import { fillOrders } from '../../support/gateway/many-orders/fill';
import { measureReads } from '../../support/gateway/table-reads';
import { NOW, openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

const APPLICATIONS = 2000;
let database: TestDatabase;
let caller: Caller;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await fillOrders(db, 100, NOW);
  const { staff_no } = await db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select('s.staff_no')
    .where('u.login_name', '=', 'approver')
    .executeTakeFirstOrThrow();
  const found = await findCaller(db, staff_no);
  assert.ok(found !== undefined);
  caller = found;
  await sql`
    insert into approval_request (apply_id, enterprise_num, apply_type, apply_state, applicant_no, applicant_name,
      dept_name, approver_no, approver_name, created_at, deadline, trip)
    select 'SP99' || lpad(i::text, 12, '0'), ${caller.enterpriseNum}, 1, '审批中', s.staff_no, s.staff_name, '',
      ${staff_no}, '', ${NOW}, ${NOW}, '{}'
    from generate_series(1, ${APPLICATIONS}::int) i
    join staff s on s.staff_no = 'SM' || 10 * (i % 300) + 1`.execute(db);
  await sql.raw(APPROVAL_TASKS).execute(db);
  await sql`vacuum analyze approval_request, approval_task`.execute(db);
});
afterAll(() => database.close());

/** Parts of the texts in any case, single letters, and texts that match nothing. */
const keywordsIn = (texts: readonly string[]) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...texts), fc.nat(30), fc.integer({ min: 1, max: 12 }), fc.boolean())
        .map(([text, start, length, isUpper]) => {
          const part = text.slice(start, start + length).trim();
          return isUpper ? part.toUpperCase() : part;
        }),
    },
    { weight: 1, arbitrary: fc.constantFrom('%', '_', 'X', '7', '没有', "'", '{', 'a b', '1234') },
  );

describe('the search for staff', () => {
  const search = (keyword: string, db = database.db) =>
    findStaff(db, { caller, keyword, offset: 0, limit: 20 });

  it('finds whom a plain look at everyone finds', async () => {
    const everyone = await database.db
      .selectFrom('staff')
      .selectAll()
      .where('enterprise_num', '=', caller.enterpriseNum)
      .orderBy('staff_no')
      .execute();
    const isFound = (keyword: string) => (one: (typeof everyone)[number]) => {
      const texts = [one.staff_name, one.pinyin, one.pinyin_initials, one.staff_no];
      return (
        texts.some((text) => text.toLowerCase().includes(keyword.toLowerCase())) ||
        (keyword.length === 4 && one.phone.endsWith(keyword)) ||
        (keyword.length === 11 &&
          one.phone.slice(0, 3) + one.phone.slice(7) === keyword.slice(0, 3) + keyword.slice(7))
      );
    };
    const texts = everyone.flatMap((one) => [
      one.staff_name,
      one.pinyin,
      one.staff_no,
      one.phone,
      one.phone.slice(-4),
    ]);
    await fc.assert(
      fc.asyncProperty(keywordsIn(texts), async (keyword) => {
        const expected = everyone.filter(isFound(keyword)).map(({ staff_no }) => staff_no);
        const { total, staffList } = await search(keyword);
        assert.equal(total, expected.length);
        assert.deepEqual(
          staffList.map(({ staffNO }) => staffNO),
          expected.slice(0, 20),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('reads those it shows, not all of the enterprise', async () => {
    for (const keyword of ['SM1234', '19900001230', '199****1230', '1230', 'X', '7']) {
      const { scans, rows } = await measureReads(database.db, 'staff', (tx) => search(keyword, tx));
      assert.ok(scans === 0 && rows <= 200, `${keyword}: ${rows} rows were read`);
    }
  });
});

describe('the search for applications', () => {
  const alone = () => ({ staffNo: caller.staffNo, absentNOs: [], hasStoodIn: false });
  const search = (keyword: string, db = database.db) =>
    findApplications(
      db,
      caller,
      alone(),
      v.parse(queryApprovalList.body, { role: 'approver', keyword }),
      NOW,
    );

  it('finds those that a plain look at all finds', async () => {
    const all = await database.db
      .selectFrom('approval_request')
      .selectAll()
      .where('approver_no', '=', caller.staffNo)
      .execute();
    const textsOf = (one: (typeof all)[number]) => [one.apply_id, one.order_no ?? '', one.applicant_name];
    await fc.assert(
      fc.asyncProperty(keywordsIn(all.flatMap(textsOf).filter((text) => text !== '')), async (keyword) => {
        const expected = all.filter((one) =>
          textsOf(one).some((text) => text.toLowerCase().includes(keyword.toLowerCase())),
        );
        assert.equal((await search(keyword)).total, expected.length);
      }),
      { numRuns: 100 },
    );
  });

  it('reads those it shows, not all that somebody decides', async () => {
    for (const keyword of ['SP99000000001234', '001234']) {
      const { scans, rows } = await measureReads(database.db, 'approval_request', (tx) =>
        search(keyword, tx),
      );
      assert.ok(scans === 0 && rows <= 200, `${keyword}: ${rows} rows were read`);
    }
  });
});
