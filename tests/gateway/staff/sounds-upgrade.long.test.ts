import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { it } from 'vitest';
import { openPGlite } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';

const NAMES = ['单丹', '种师道', '买买提·艾力', '陈思远', '尉迟恭'];

it('an upgraded database has the keys and search texts of a new one', async () => {
  const { db, close } = openPGlite(await PGlite.create());
  try {
    const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0660');
    await migrate(db, Object.fromEntries(before));
    // the rows stand alone
    await sql`set session_replication_role = replica`.execute(db);
    await sql`
      insert into staff (staff_no, enterprise_num, user_no, enterprise_order, dept_no, position_no, grade_no,
        cost_center_no, accounting_entity_no, staff_name, pinyin, pinyin_initials, nationality, identity_card_type,
        phone, job_no)
      select 'former' || at, '100001', 'former' || at, 1, 'D', 'P', 'G', 'C', 'A', name, 'former', 'f', 'CN', 1,
        '', '1' || at
      from unnest(${NAMES}::text[]) with ordinality one (name, at)`.execute(db);
    await migrate(db, MIGRATIONS);
    await sql`set session_replication_role = default`.execute(db);
    const { rows } = await sql<Record<'name' | 'pinyin' | 'key' | 'expected' | 'text', string>>`
      select staff_name as name, pinyin, staff_name_sound as key, person_sound_key(staff_name) as expected,
        search_text as text from staff order by staff_no`.execute(db);
    for (const { name, key, expected } of rows) assert.equal(key, expected, name);
    assert.deepEqual(
      rows.map(({ pinyin }) => pinyin),
      ['shandan', 'chongshidao', 'former', 'former', 'yuchigong'],
    );
    assert.equal(rows[2]?.text.split('\n')[0], '买买提艾力');
    await sql`update staff set staff_name = '曾·强' where staff_no = 'former4'`.execute(db);
    const { rows: kept } = await sql<{ is_kept: boolean }>`
      select staff_name_sound = person_sound_key('曾·强') and starts_with(search_text, '曾强') as is_kept
      from staff where staff_no = 'former4'`.execute(db);
    assert.deepEqual(kept, [{ is_kept: true }]);
  } finally {
    await close();
  }
});
