import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';

/**
 * Copies all rows and sequence positions into another database with the same schema, on one connection, with triggers
 * and foreign keys disabled.
 */
export async function copyRows(from: Database, to: Database): Promise<void> {
  const tables = await tablesOf(from);
  await to.connection().execute(async (target) => {
    await sql`set session_replication_role = replica`.execute(target);
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(target);
    for (const table of tables) await copyTable(from, target, table);
    const { rows: sequences } = await sql<{ name: string; value: string }>`
      select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null`.execute(from);
    for (const { name, value } of sequences)
      await sql`select setval(${name}, ${value}::bigint)`.execute(target);
    await sql`set session_replication_role = origin`.execute(target);
  });
}

interface Table {
  name: string;
  /** Columns to write; generated columns follow from them. */
  columns: string[];
}

async function tablesOf(db: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and t.table_name not like 'kysely%' and c.is_generated = 'NEVER'
    group by t.table_name order by t.table_name`.execute(db);
  return rows;
}

async function copyTable(from: Database, to: Database, { name, columns }: Table): Promise<void> {
  const table = sql.table(name);
  const { rows } = await sql<{ all: string | null }>`
    select json_agg(t)::text as all from ${table} t`.execute(from);
  const all = rows[0]?.all;
  if (!all) return;
  const written = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${table} (${written}) overriding system value
    select ${written} from json_populate_recordset(null::${table}, ${all}::json)`.execute(to);
}
