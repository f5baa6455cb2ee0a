import { sql } from 'kysely';
import { COST_KINDS, type CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { drain } from '../../server/jobs/drain';
import { COST_TABLES } from './kinds';

/** Names per batch, during which the gateway answers no requests. */
const AT_ONCE = 200;

/** Pinyin of a name as typed in a search: all syllables, and their initials. */
export async function soundsOf(name: string): Promise<string> {
  // loaded here, because the dictionary takes longer to load than the gateway's start
  const { pinyin } = await import('pinyin-pro');
  const read = (pattern: 'pinyin' | 'first') =>
    pinyin(name, { pattern, toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
      .join('')
      // users leave out brackets when they type a name's pinyin
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return `${read('pinyin')}\n${read('first')}`;
}

/** Computes the missing sounds. */
export async function makeMissingSounds(db: Database): Promise<void> {
  for (const costKind of COST_KINDS) await drain(() => inTransaction(db, (tx) => makeSome(tx, costKind)));
}

async function makeSome(tx: Database, costKind: CostKind): Promise<boolean> {
  const { table, no, name } = COST_TABLES[costKind];
  const { rows } = await sql<{ no: string; name: string }>`
    select ${sql.ref(no)} as no, ${sql.ref(name)} as name from ${sql.table(table)}
    where sounds is null order by 1 limit ${AT_ONCE} for update skip locked`.execute(tx);
  if (rows.length === 0) return false;
  const made = [];
  for (const row of rows) made.push({ no: row.no, sounds: await soundsOf(row.name) });
  await sql`
    update ${sql.table(table)} t set sounds = made.sounds
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (no text, sounds text)
    where ${sql.ref(`t.${no}`)} = made.no`.execute(tx);
  return true;
}
