import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import { STANDARD } from './schema';

interface Entry {
  code: number;
  name: string;
  sort_order: number;
}

/** SQL of a dictionary's entries for an agency: its own ones, and the standard ones of other codes. */
export const entriesOf = (
  tmcNumber: string | RawBuilder<string>,
  param: string,
): RawBuilder<Entry> => sql<Entry>`
  select code, name, sort_order from (
    select distinct on (code) code, name, sort_order, is_removed from dictionary_entry
    where param = ${param} and tmc_number in (${STANDARD}, ${tmcNumber})
    order by code, tmc_number desc) entry
  where not is_removed`;

/** Entries of a dictionary for an agency, in its own order. */
export async function findEntries(
  db: Database,
  tmcNumber: string,
  param: string,
): Promise<{ code: number; name: string }[]> {
  const { rows } = await sql<{ code: number; name: string }>`
    select code, name from (${entriesOf(tmcNumber, param)}) e order by sort_order, code`.execute(db);
  return rows;
}

export async function findSysParam(db: Database, tmcNumber: string, param: string): Promise<string | null> {
  return (await findSysParams(db, tmcNumber, [param])).get(param) ?? null;
}

export async function findConfigParam(
  db: Database,
  tmcNumber: string,
  paramName: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('config_param')
    .select('param_value')
    .where('param_name', '=', paramName)
    .where('tmc_number', 'in', [STANDARD, tmcNumber])
    .orderBy('tmc_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.param_value ?? null;
}

/** Values of several system parameters for an agency, by name; unset ones are missing. */
export async function findSysParams(
  db: Database,
  tmcNumber: string,
  params: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('sys_param')
    .select(['param', 'value'])
    .where('param', 'in', params)
    .where('tmc_number', 'in', [STANDARD, tmcNumber])
    // the agency's own value comes last and replaces the standard one
    .orderBy('tmc_number')
    .execute();
  return new Map(rows.map(({ param, value }) => [param, value]));
}
