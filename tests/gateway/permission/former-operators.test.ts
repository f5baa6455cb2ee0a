import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { sql } from 'kysely';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { OBJECT } from '../../../src/contract/permission/objects';
import { openFormerData } from '../../support/gateway/areas/former-data';

const E = '100001';
const upTo = (last: string) => Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < last));

describe('operators of former days', () => {
  it('end with the right of who named them, where that was held for a time', async () => {
    const { db, close } = await openFormerData('0370');
    try {
      await migrate(db, upTo('0480'));
      const { rows: staff } = await sql<{ no: string; dept: string }>`
        select staff_no as no, dept_no as dept from staff where enterprise_num = ${E} and staff_no not in (
          select staff_no from staff_role join role_grant using (role_no) where object_no = ${OBJECT.editOperators})
        order by 1 limit 3`.execute(db);
      const [temporary, over, lasting] = staff.map(({ no }) => no);
      const { no: holder } = (
        await sql<{ no: string }>`select staff_no as no from staff_role join role_grant using (role_no)
          join role using (role_no, enterprise_num)
          where object_no = ${OBJECT.editOperators} and enterprise_num = ${E} and permission_range_id = 2 limit 1`.execute(
          db,
        )
      ).rows[0] ?? { no: '' };
      assert.ok(temporary && over && lasting && holder !== '');
      const keeps = (staff_no: string, valid_to: string | null) =>
        sql`insert into sub_manager (enterprise_num, staff_no, is_whole, dept_nos, object_nos, valid_from, valid_to, remark)
          values (${E}, ${staff_no}, true, '{}', ${[OBJECT.editOperators]}::text[], '2026-01-01', ${valid_to}, '')`.execute(
          db,
        );
      await keeps(temporary, '2026-12-31');
      await keeps(holder, '2026-12-31');
      await keeps(lasting, null);
      await sql`insert into change_log (enterprise_num, resource, row_key, action, staff_no, changed_at, before, after)
        values (${E}, 'sub-manager', 'GONE', 'remove', ${holder}, now(), ${JSON.stringify({
          staff: { no: over, name: '' },
          objectList: [{ no: OBJECT.editOperators, name: '' }],
          validPeriod: { from: '2026-01-01', to: '2026-02-01' },
        })}::jsonb, null)`.execute(db);
      const named = async (key: string, doers: readonly (string | null)[]) => {
        await sql`insert into booking_operator
          (key_id, enterprise_num, staff_no, dept_nos, products, weekdays, begin_time, end_time, is_enabled, remark)
          values (${key}, ${E}, ${holder}, ${[staff[0]?.dept ?? '']}::text[], '{flight}', '{1}', '00:00', '23:59', true, '')`.execute(
          db,
        );
        for (const [hour, doer] of doers.entries())
          await sql`insert into change_log (enterprise_num, resource, row_key, action, staff_no, changed_at, before, after)
            values (${E}, 'operator', ${key}, 'alter', ${doer}, ${new Date(Date.UTC(2026, 0, 2, hour))}, '{}', '{}')`.execute(
            db,
          );
      };
      await named('T', [holder, temporary]);
      await named('O', [over]);
      await named('A', [temporary, holder]);
      await named('L', [lasting]);
      await named('N', []);
      await migrate(db, MIGRATIONS);
      const kept = await db.selectFrom('booking_operator').select(['key_id', 'kept_by']).execute();
      const { key_id: own } = await db
        .selectFrom('sub_manager')
        .select('key_id')
        .where('staff_no', '=', temporary)
        .executeTakeFirstOrThrow();
      const of = Object.fromEntries(kept.map(({ key_id, kept_by }) => [key_id, kept_by]));
      assert.deepEqual(
        ['T', 'O', 'A', 'L', 'N'].map((key) => of[key]),
        [own, 'GONE', null, null, null],
      );
    } finally {
      await close();
    }
  });
});
