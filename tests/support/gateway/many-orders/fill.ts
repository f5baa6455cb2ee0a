import { sql } from 'kysely';
import type { Database } from '../../../../demo/gateway/db/database';
import { fillStatements } from './fill-statements';

const TABLES = [
  'flight_order',
  'order_segment',
  'order_passenger',
  'ticket',
  'order_log',
  'payment',
  'ledger_transfer',
  'ledger_entry',
  'approval_request',
  'order_cost',
  'order_standard',
  'refund_order',
  'change_order',
];

/**
 * Adds `count` orders to a database with the demo data, and vacuums it as a server does in time. Needs a superuser,
 * because it skips foreign keys and creates indexes afterwards.
 */
export async function fillOrders(db: Database, count: number, now: Date): Promise<void> {
  await db.connection().execute(async (one) => {
    const run = (text: string) => sql.raw(text).execute(one);
    await run(`set statement_timeout = 0`);
    await run(`set session_replication_role = replica`);
    await run(`set maintenance_work_mem = '512MB'`);
    await run(`set work_mem = '256MB'`);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid::regclass::text = any(${TABLES})
        and not exists (select from pg_constraint where conindid = indexrelid)`.execute(one);
    for (const { name } of indexes) await run(`drop index ${name}`);
    for (const text of fillStatements(count, now)) await run(text);
    for (const { definition } of indexes) await run(definition);
    await run(`set session_replication_role = origin`);
    await run(`vacuum analyze`);
  });
}
