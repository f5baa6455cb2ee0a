import type { Database } from '../db/database';

/** Entries of a dictionary in its own order. */
export function findEntries(db: Database, param: string): Promise<{ code: number; name: string }[]> {
  return db
    .selectFrom('dictionary_entry')
    .select(['code', 'name'])
    .where('param', '=', param)
    .orderBy('sort_order')
    .execute();
}

export async function findSysParam(db: Database, param: string): Promise<string | null> {
  const row = await db.selectFrom('sys_param').select('value').where('param', '=', param).executeTakeFirst();
  return row?.value ?? null;
}

export async function findConfigParam(db: Database, paramName: string): Promise<string | null> {
  const row = await db
    .selectFrom('config_param')
    .select('param_value')
    .where('param_name', '=', paramName)
    .executeTakeFirst();
  return row?.param_value ?? null;
}

/** Values of several system parameters by name; unset ones are missing. */
export async function findSysParams(db: Database, params: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('sys_param').selectAll().where('param', 'in', params).execute();
  return new Map(rows.map(({ param, value }) => [param, value]));
}
