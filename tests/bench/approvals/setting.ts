import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openEmbedded, openServer, type Database } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { seedDemoData } from '../../../demo/gateway/demo-data';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { startPostgres } from '../../support/gateway/process/postgres';

export const ENTERPRISE = '100001';

export interface Setting {
  db: Database;
  close(): Promise<void>;
}

/** Enterprise of the demo with so many additional staff, ten per supervisor, on a separate PostgreSQL server. */
export async function setUp(staff: number): Promise<Setting> {
  const server = await startPostgres();
  const { db, close } = openServer(server.url('postgres'), { onError: (error) => console.error(error) });
  await fillStaff(db, staff);
  return { db, close };
}

/** The same on the embedded database, in a folder like the product's. */
export async function setUpEmbedded(staff: number): Promise<Setting> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-staff-'));
  const { db, close } = await openEmbedded(folder);
  await fillStaff(db, staff);
  return {
    db,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

async function fillStaff(db: Database, staff: number): Promise<void> {
  await migrate(db, MIGRATIONS);
  await seedDemoData(db, createEmbeddedSupplier(), new Date());
  await sql`
    insert into app_user (user_no, user_name, telephone)
    select 'B' || i, '员工' || i, '19' || lpad(i::text, 9, '0') from generate_series(1, ${staff}::int) i`.execute(
    db,
  );
  await sql`
    insert into staff (staff_no, enterprise_num, user_no, enterprise_order, dept_no, position_no, grade_no,
      cost_center_no, accounting_entity_no, supervisor_no, job_no, staff_name, pinyin, pinyin_initials, sex_tem, birth_day,
      nationality, identity_card_type, identity_card_no, phone)
    select 'B' || lpad(i::text, 5, '0'), s.enterprise_num, 'B' || i, 1, s.dept_no, s.position_no, s.grade_no,
      s.cost_center_no, s.accounting_entity_no, case when i > 1 then 'B' || lpad((i / 10 + 1)::text, 5, '0') end,
      'B' || i, '员工' || i, 'yuangong', 'yg', 0, '1990-01-01', 'CN', 9, 'B' || i, '19' || lpad(i::text, 9, '0')
    from generate_series(1, ${staff}::int) i,
      (select * from staff where enterprise_num = ${ENTERPRISE} order by staff_no limit 1) s
    order by i`.execute(db);
  await sql`
    insert into staff_role (enterprise_num, staff_no, role_no)
    select enterprise_num, staff_no, enterprise_num || case when staff_no <= 'B00020' then '-approver' else '-staff' end
    from staff where staff_no like 'B%'`.execute(db);
  await sql`analyze`.execute(db);
}
