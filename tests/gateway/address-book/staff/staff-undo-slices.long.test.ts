import assert from 'node:assert/strict';
import { sql, type KyselyPlugin } from 'kysely';
import { describe, it } from 'vitest';
import { addStaff } from '../../../../demo/gateway/address-book/import/add-staff';
import { checkStaff } from '../../../../demo/gateway/address-book/import/check-staff';
import { stagedRowsOf } from '../../../../demo/gateway/address-book/import/staged-rows';
import { staffUndo } from '../../../../demo/gateway/address-book/import/undo-staff';
import { inTransaction } from '../../../../demo/gateway/db/transaction';
import type { Write } from '../../../../demo/gateway/import-job/table-imports';
import type { RowContext } from '../../../../demo/gateway/server/http/implement';
import { staffFields } from '../../../../src/contract/address-book/staff-fields';
import { HEADERS, setUpStaffImports } from '../../../support/gateway/areas/accounts/staff-imports';

describe('a slice of imported staff that is undone', () => {
  const at = setUpStaffImports();

  /** Adds staff, or changes those added before, and returns the rows written. */
  async function take(headers: readonly string[], cells: readonly string[][]): Promise<readonly Write[]> {
    const { db, clock } = at.gateway;
    const caller = await at.callerOf(at.noOf('admin'));
    const table = { headers, rows: cells.map((row, i) => ({ line: i + 2, cells: row })) };
    return inTransaction(db, async (tx) => {
      const context = { db: tx, caller, now: clock.now };
      const outcome = await addStaff(context, stagedRowsOf(await checkStaff(context, table)), headers);
      assert.deepEqual(outcome.refused, []);
      return outcome.writes;
    });
  }

  /** Undoes rows as one slice. Returns the number of statements. */
  async function undo(writes: readonly Write[]): Promise<number> {
    const { db, clock } = at.gateway;
    const caller = await at.callerOf(at.noOf('admin'));
    const keys = writes.map(({ key }) => key);
    const former = new Map(
      writes.flatMap(({ key, before }) => (before === undefined ? [] : [[key, before]])),
    );
    let count = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        count += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await inTransaction(db, async (tx) => {
      const context: RowContext = { db: tx.withPlugin(counting), caller, now: clock.now };
      assert.deepEqual(await staffUndo.findKept(context, keys, former), new Map());
      await staffUndo.takeBack(context, keys, former);
    });
    return count;
  }

  it('takes as many statements for 300 rows as for 30', async () => {
    const fieldName = '工位';
    await at.gateway.ok(
      staffFields.add,
      { fieldName, fieldKind: 'text', options: '', isRequired: false, isEnabled: true },
      at.admin,
    );
    const counts: number[][] = [];
    for (const [of, many] of [
      ['71', 30],
      ['72', 300],
    ] as const) {
      const headers = [...HEADERS, fieldName];
      const rows = at.cellsOf(of, many).map((row) => [...row, 'A1']);
      const [first = []] = rows;
      // all but the first report to the first
      for (const row of rows.slice(1)) row[HEADERS.length - 1] = first[HEADERS.indexOf('员工编号')] ?? '';
      const added = await take(headers, rows);
      const changed = await take(
        ['员工编号', '姓名', '直属上级员工编号', fieldName],
        rows.map((row, i) => [row[HEADERS.indexOf('员工编号')] ?? '', '林大雨', '', i % 2 ? 'B2' : '']),
      );
      assert.deepEqual([added.length, changed.length], [many, many]);
      const restored = await undo(changed);
      const back = await at.gateway.db
        .selectFrom('staff as s')
        .innerJoin('app_user as u', 'u.user_no', 's.user_no')
        .leftJoin('staff_field_value as v', 'v.staff_no', 's.staff_no')
        .select(['s.staff_name', 'u.user_name', 'v.value'])
        .select((eb) => eb.fn.count<number>('s.supervisor_no').as('reports'))
        .where('s.job_no', 'like', `J${of}-%`)
        .groupBy(['s.staff_name', 'u.user_name', 'v.value'])
        .execute();
      assert.deepEqual(back, [{ staff_name: '林小雨', user_name: '林小雨', value: 'A1', reports: many - 1 }]);
      // the version of a restored row is higher than that of an added one
      await at.gateway.db
        .updateTable('staff')
        .set({ version: 1 })
        .where('job_no', 'like', `J${of}-%`)
        .execute();
      counts.push([restored, await undo(added)]);
      assert.deepEqual(await at.added(of), []);
    }
    assert.deepEqual(counts[1], counts[0]);
  });

  it('looks for references to a person by an index in every table', async () => {
    const { rows } = await sql<{ column: string }>`
      select c.conrelid::regclass::text || '.' || a.attname as "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
      where c.contype = 'f' and c.confrelid in ('staff'::regclass, 'app_user'::regclass)
        and not exists (select from pg_index i where i.indrelid = c.conrelid
          and (i.indkey[0] = a.attnum or i.indkey[0] = c.conkey[1] and i.indkey[1] = a.attnum))
      order by 1`.execute(at.gateway.db);
    assert.deepEqual(rows, []);
  });
});
