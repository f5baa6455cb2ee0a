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
import { isUnavailable } from '../../db/unavailable';
import { readStagedRows } from '../../server/table-file/staged-rows';
import { defineJob, type Lease, type JobContext } from '../../server/jobs/job';
import { billedLines, deleteItems, insertItems, type BilledLine, type NewItem } from './item-queries';
import { problemText } from './messages';
import { COMPARED_ROWS, failComparison, updateComparing, type ComparisonRow } from './queries';
import { placesOf } from './view';

/** Entries written per transaction. */
const TOGETHER = 2000;
/** Share of the progress that reading the rows accounts for. */
const READING = 0.3;

/** Job that makes a comparison; its key is the comparison's number. */
export const makeComparison = defineJob<unknown>({
  kind: 'compare bill',
  atOnce: 3,
  run: compare,
  retry: {
    attempts: 3,
    mayPass: isUnavailable,
    async failed({ db, key, isGivenUp }) {
      if (isGivenUp) await failComparison(db, key);
    },
  },
});

async function compare({ db, key, lease }: JobContext & { key: string; lease: Lease }): Promise<void> {
  /** Throws LostLease when the comparison was removed. */
  const write = (tx: Database, set: Parameters<typeof updateComparing>[2]) => updateComparing(tx, key, set);
  const kept = await lease.hold((tx) => write(tx, { claim: lease.claim, rows_done: 0 }));
  const hold = (part: number) =>
    lease.hold((tx) => write(tx, { rows_done: Math.floor(kept.row_count * part) }));
  // deletes the entries of an earlier run, with other columns or ended by a crash
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
    comparison_state: 'compared',
    rows_done: kept.row_count,
    sum_list: JSON.stringify(sumCompared(groups, unreadable.length)),
    differ_list: JSON.stringify(countDiffering(groups)),
  } as const;
  await lease.end((tx) => write(tx, found));
}

/** A readable row as it is shown, with the texts it is searched by. */
interface ReadRow {
  row: RecordRow;
  searched: readonly string[];
}

/** Reads the stored rows of a file. `rows` and `facts` hold the readable ones in the same order. */
async function readRows(db: Database, kept: ComparisonRow, hold: (part: number) => Promise<unknown>) {
  const places = placesOf(kept);
  const rows: ReadRow[] = [];
  const facts: RecordFact[] = [];
  const unreadable: NewItem[] = [];
  let line = 1;
  for await (const part of readStagedRows(db, COMPARED_ROWS, kept.comparison_no)) {
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

/** The matched cells of a row as they stand in the file. */
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

function itemOf(group: ComparedGroup, lines: readonly BilledLine[], rows: readonly ReadRow[]): NewItem {
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
