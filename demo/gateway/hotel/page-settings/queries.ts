import { sql } from 'kysely';
import type { Database } from '../../db/database';

export interface CustomObjectRow {
  object_no: string;
  parent_no: string | null;
  app_no: string;
  module_no: string;
  object_name: string;
  object_type: 1 | 2;
  key_id: string;
  is_enable: boolean;
}

interface Module {
  appNo: string;
  moduleNo: string;
}

/** Objects of a module in their order, with the enterprise's setting, else its agency's, else the default. */
export function findCustomObjects(
  db: Database,
  enterpriseNum: string,
  { appNo, moduleNo }: Module,
): Promise<CustomObjectRow[]> {
  return db
    .selectFrom('custom_object as o')
    .innerJoin('enterprise as e', (join) => join.on('e.enterprise_num', '=', enterpriseNum))
    .leftJoin('custom_object_default as d', (join) =>
      join.onRef('d.object_no', '=', 'o.object_no').onRef('d.tmc_number', '=', 'e.tmc_number'),
    )
    .leftJoin('custom_object_setting as s', (join) =>
      join.onRef('s.object_no', '=', 'o.object_no').onRef('s.enterprise_num', '=', 'e.enterprise_num'),
    )
    .select([
      'o.object_no',
      'o.parent_no',
      'o.app_no',
      'o.module_no',
      'o.object_name',
      'o.object_type',
      'o.key_id',
    ])
    .select(({ fn }) => fn.coalesce('s.is_enable', 'd.is_enable', 'o.is_enable').as('is_enable'))
    .where('o.app_no', '=', appNo)
    .where('o.module_no', '=', moduleNo)
    .orderBy('o.sort_order')
    .execute();
}

/** Serialises changes of an enterprise's settings, because concurrent ones would not see each other. */
export const lockCustomObjects = (db: Database, enterpriseNum: string) =>
  sql`select pg_advisory_xact_lock(hashtext('custom objects'), hashtext(${enterpriseNum}))`.execute(db);

export async function saveCustomObjects(
  db: Database,
  enterpriseNum: string,
  settings: readonly { objectNo: string; isEnable: boolean }[],
): Promise<void> {
  await db
    .insertInto('custom_object_setting')
    .values(
      settings.map(({ objectNo, isEnable }) => ({
        enterprise_num: enterpriseNum,
        object_no: objectNo,
        is_enable: isEnable,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['enterprise_num', 'object_no'])
        .doUpdateSet(({ ref }) => ({ is_enable: ref('excluded.is_enable') })),
    )
    .execute();
}
