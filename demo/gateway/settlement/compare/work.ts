import {
  compareBill,
  countDiffering,
  sumCompared,
  type ComparedGroup,
  type RecordFact,
} from '../../../../src/domain/settlement/compare';
import { plainNo } from '../../../../src/domain/settlement/compare-cells';
import type { RecordPlaces } from '../../../../src/domain/settlement/compare-columns';
import {
  readRecordRow,
  recordCell,
  type WrongRecordCell,
} from '../../../../src/domain/settlement/compare-row';
import { RECORD_FIELDS, type RecordRow } from '../../../../src/contract/settlement/compare';
import { columnLetter, isEmptyRow } from '../../../../src/domain/table-import/columns';
import type { Database } from '../../db/database';
import { isAway, isUnavailable } from '../../db/unavailable';
import { keptRows } from '../../server/table-file/kept-rows';
import type { EventLog } from '../../server/events/domain-events';
import { billedLines, deleteItems, insertItems, type BilledLine, type NewItem } from './item-queries';
import { problemText } from './messages';
import {
  claimComparison,
  COMPARED_ROWS,
  failComparison,
  finishComparison,
  holdComparison,
  type ComparisonRow,
} from './queries';
import { placesOf } from './view';

const ATTEMPTS = 3;
/** Entries that are written together. */
const TOGETHER = 2000;
/** The part of the work that reading the rows is. */
const READING = 0.3;

/** It is another's by now, is to be made with other columns, or was removed. */
class GivenUp extends Error {}

interface Context {
  db: Database;
  log: EventLog;
}

/** Makes the oldest comparison that nobody works on; false if there is none. Outside any transaction. */
export async function workOnNextComparison({ db, log }: Context): Promise<boolean> {
  const kept = await claimComparison(db);
  if (kept === undefined) return false;
  try {
    if (kept.attempts > ATTEMPTS) throw new Error('It was begun too often');
    await compare(db, kept);
  } catch (error) {
    if (error instanceof GivenUp) return true;
    if (isAway(error)) throw error;
    log.error({ err: error, comparisonNo: kept.comparison_no }, 'a comparison failed');
    // a failure that may pass is tried again once signs of life are missing, and others have their turn meanwhile
    if (!isUnavailable(error) || kept.attempts >= ATTEMPTS) await failComparison(db, kept);
  }
  return true;
}

async function compare(db: Database, kept: ComparisonRow): Promise<void> {
  const hold = async (part: number) => {
    if (!(await holdComparison(db, kept, Math.floor(kept.row_count * part)))) throw new GivenUp();
  };
  // what was found before, with other columns or by whom a crash has stopped
  await deleteItems(db, kept.comparison_no);
  const { rows, facts, unreadable } = await readRows(db, kept, hold);
  const lines = await billedLines(db, kept.bill_no);
  const groups = compareBill(lines, facts, {
    compareBy: kept.compare_by,
    hasKinds: placesOf(kept).has('kind'),
  });
  const all = groups.length + unreadable.length;
  for (let at = 0; at < all; at += TOGETHER) {
    await hold(READING + (1 - READING) * (at / all));
    const items = [
      ...groups.slice(at, at + TOGETHER).map((group) => itemOf(group, lines, rows)),
      ...unreadable.slice(Math.max(0, at - groups.length), Math.max(0, at + TOGETHER - groups.length)),
    ];
    await insertItems(db, kept, items, at + 1);
  }
  const found = {
    sum_list: sumCompared(groups, unreadable.length),
    differ_list: countDiffering(groups),
  };
  if (!(await finishComparison(db, kept, found))) throw new GivenUp();
}

/** A row that could be read, as it is shown and as it is found again. */
interface KeptRow {
  row: RecordRow;
  searched: readonly string[];
}

/** Reads the rows of a file as it is kept; those that can be read in the same order as what they say. */
async function readRows(db: Database, kept: ComparisonRow, hold: (part: number) => Promise<void>) {
  const places = placesOf(kept);
  const rows: KeptRow[] = [];
  const facts: RecordFact[] = [];
  const unreadable: NewItem[] = [];
  let line = 1;
  for await (const part of keptRows(db, COMPARED_ROWS, kept.comparison_no)) {
    for (const cells of part) {
      line += 1;
      if (isEmptyRow(cells)) continue;
      const row = rowOf(cells, line, places);
      const searched = searchedOf(cells, places);
      const { fact, wrong } = readRecordRow(cells, places, kept.compare_by);
      if (fact === undefined) unreadable.push(unreadableItem(row, searched, { wrong, places }));
      else {
        rows.push({ row, searched });
        facts.push(fact);
      }
    }
    await hold(READING * Math.min(1, (line - 1) / kept.row_count));
  }
  return { rows, facts, unreadable };
}

/** Its cells as they stand in the file, those that are matched. */
const rowOf = (cells: readonly string[], line: number, places: RecordPlaces): RecordRow => ({
  line,
  cellList: RECORD_FIELDS.filter((field) => places.has(field)).map((field) => ({
    field,
    text: recordCell(cells, places, field),
  })),
});

function searchedOf(cells: readonly string[], places: RecordPlaces): string[] {
  const [ticketNo = '', orderNo = '', traveller = ''] = (['ticketNo', 'orderNo', 'traveller'] as const).map(
    (field) => recordCell(cells, places, field),
  );
  return [ticketNo, plainNo(ticketNo), orderNo, plainNo(orderNo), traveller];
}

const searchText = (texts: readonly string[]): string =>
  [...new Set(texts)].filter((text) => text !== '').join('\n');

function unreadableItem(
  row: RecordRow,
  searched: readonly string[],
  { wrong, places }: { wrong: readonly WrongRecordCell[]; places: RecordPlaces },
): NewItem {
  return {
    result: 'unreadable',
    lineNos: [],
    rowList: [row],
    billAmount: 0,
    recordAmount: 0,
    differList: [],
    wrongList: wrong.map(({ field, problem }) => {
      const place = places.get(field);
      const cell = place === undefined ? '' : `${columnLetter(place)}${row.line}`;
      return { cell, field, message: problemText(field, problem) };
    }),
    searchText: searchText(searched),
  };
}

function itemOf(group: ComparedGroup, lines: readonly BilledLine[], rows: readonly KeptRow[]): NewItem {
  const { result, billAmount, recordAmount, differs } = group;
  const ownLines = group.lines.flatMap((at) => lines[at] ?? []);
  const ownRows = group.rows.flatMap((at) => rows[at] ?? []);
  return {
    result,
    lineNos: ownLines.map(({ lineNo }) => lineNo),
    rowList: ownRows.map(({ row }) => row),
    billAmount,
    recordAmount,
    differList: differs,
    wrongList: [],
    searchText: searchText([
      ...ownLines.flatMap(({ ticketNo, orderNo, traveller }) => [ticketNo, orderNo, traveller]),
      ...ownRows.flatMap(({ searched }) => searched),
    ]),
  };
}
