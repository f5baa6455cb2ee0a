import * as v from 'valibot';
import type { Database } from '../../db/database';
import { csvOf } from '../../download/csv';
import { cellText, type Cell } from '../../download/cells';
import { defineFileExport, type ZipEntry } from '../../download/exports';
import { logAccountEvent } from '../../login/account-log';
import type { Caller } from '../../server/http/caller';
import { requireProof } from '../../login/require-proof';
import { findPicture } from './queries';
import type { Section } from './section';
import { SECTIONS } from './sections';

const EVERYTHING = '我的数据.json';
const PICTURE = '头像.webp';

/**
 * Data stored about the caller, as tables and as one JSON. It contains full numbers, so the caller must prove their
 * identity.
 */
export const fileExport = defineFileExport({
  kind: 'ownData',
  title: '我的数据',
  query: v.strictObject({}),
  // every caller may export their own data
  check: () => undefined,
  permit: requireProof,
  asked: (context) =>
    logAccountEvent(
      context.db,
      { userNo: context.caller.userNo, kind: 'dataExported' },
      context,
      context.now,
    ),
  count: () => Promise.resolve(SECTIONS.length),
  packed: (db, caller) => packed(db, caller),
});

async function* packed(db: Database, caller: Caller): AsyncGenerator<readonly ZipEntry[]> {
  const everything: Record<string, Record<string, string | number | null>[]> = {};
  for (const [at, section] of SECTIONS.entries()) {
    const rows = await section.rows(db, caller);
    everything[section.name] = rows.map((row) => objectOf(section, row));
    const name = `${String(at + 1).padStart(2, '0')}_${section.name}.csv`;
    yield [{ name, text: await tableOf(section, rows) }];
  }
  yield [{ name: EVERYTHING, text: JSON.stringify(everything, null, 2) }];
  const fileNo = await findPicture(db, caller);
  if (fileNo !== undefined) yield [{ name: PICTURE, fileNo }];
}

const objectOf = ({ columns }: Section, row: readonly Cell[]) =>
  Object.fromEntries(columns.map((column, at) => [column, plain(row[at] ?? null)]));

/** Money and days as they are in the tables. */
function plain(cell: Cell): string | number | null {
  return typeof cell === 'object' && cell !== null ? cellText(cell) : cell;
}

async function tableOf({ columns }: Section, rows: readonly (readonly Cell[])[]): Promise<string> {
  async function* all(): AsyncGenerator<readonly Cell[]> {
    yield columns;
    yield* rows;
  }
  const pieces: string[] = [];
  for await (const piece of csvOf(all())) pieces.push(piece);
  return pieces.join('');
}
