import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import * as v from 'valibot';
import { OPEN_TO_LIMIT, saveCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { ImportField } from '../../../../src/contract/cost-center/import';
import {
  WHOLE_IMPORT_SAMPLES,
  type PreviewedRow,
  type WrongField,
} from '../../../../src/contract/import-job/whole-import';
import { importColumns, type ImportPlaces } from '../../../../src/domain/cost-center/import-columns';
import { planImport, type PlannedRow } from '../../../../src/domain/cost-center/import-plan';
import {
  readImportRow,
  type ImportedRow,
  type RowRules,
  type TextCheck,
  type WrongImportField,
} from '../../../../src/domain/cost-center/import-row';
import { neededFields } from '../../../../src/domain/table-import/table-columns';
import { columnLetter, isEmptyRow } from '../../../../src/domain/table-import/columns';
import type { Database } from '../../db/database';
import { slicesOf } from '../../server/limits/slices';
import type { WholeRow } from '../../import-job/rows';
import type { CheckedRows } from '../../import-job/whole/whole-imports';
import { problemText } from './messages';
import { stepsOf, type StepRow } from './steps';
import { surroundingsOf } from './surroundings';
import { ownerOf } from './write';

/** Checks a text by the schema of the form and returns its message. */
const checkOf =
  (schema: v.GenericSchema): TextCheck =>
  (text) =>
    v.safeParse(schema, text).issues?.[0].message;

const CHECKS: Omit<RowRules, 'places'> = {
  code: checkOf(saveCostObject.body.entries.code),
  name: checkOf(saveCostObject.body.entries.name),
  mostOpenTo: OPEN_TO_LIMIT,
};

const placesOf = ({ column_list }: Pick<WholeRow, 'column_list'>): ImportPlaces =>
  new Map(column_list.flatMap(({ field, place }) => (v.is(ImportField, field) ? [[field, place]] : [])));

/** Number of rows processed before other requests are served. */
const TOGETHER = 2000;

/** Checks the rows of a file against all rules; writes nothing. */
export async function checkFile(
  db: Database,
  job: WholeRow,
  parts: AsyncIterable<readonly string[][]>,
  onRows: (rowsDone: number) => Promise<void>,
): Promise<CheckedRows<StepRow>> {
  const { costKind } = ownerOf(job);
  const places = placesOf(job);
  if (neededFields(importColumns(costKind), places).length > 0)
    return { ...NOTHING, wrongCount: job.rows_total };
  const rows: ImportedRow[] = [];
  const wrong: WrongImportField[] = [];
  let line = 1;
  for await (const part of parts) {
    for (const cells of part) {
      line += 1;
      if (isEmptyRow(cells)) continue;
      const read = readImportRow(cells, line, { ...CHECKS, places });
      rows.push(read.row);
      wrong.push(...read.wrong);
    }
    await onRows(rows.length);
  }
  const around = await surroundingsOf(db, job);
  await otherWork();
  const { planned, wrong: wrongTogether } = planImport(rows, around);
  await otherWork();
  wrong.push(...wrongTogether);
  return {
    wrongCount: new Set(wrong.map((one) => one.line)).size,
    wrongList: wrong
      .toSorted((a, b) => a.line - b.line || placeIn(places, a.field) - placeIn(places, b.field))
      .slice(0, WHOLE_IMPORT_SAMPLES)
      .map((one) => wrongCell(places, one)),
    previewList: previewOf(planned),
    counts: countsOf(planned),
    digest: await digestOf(planned),
    stepsOf: (today) => stepsOf({ planned, known: around.known }, costKind, today),
  };
}

const NO_ROWS = { add: 0, change: 0, close: 0, same: 0 };
const NOTHING: CheckedRows<StepRow> = {
  wrongCount: 0,
  wrongList: [],
  previewList: [],
  counts: NO_ROWS,
  digest: '',
  stepsOf: () => [],
};

const placeIn = (places: ImportPlaces, field: ImportField): number => places.get(field) ?? places.size;

function wrongCell(places: ImportPlaces, { line, field, problem }: WrongImportField): WrongField {
  const place = places.get(field);
  const cell = place === undefined ? '' : columnLetter(place);
  return { line, cell, field, message: problemText(problem) };
}

const previewOf = (planned: readonly PlannedRow[]): PreviewedRow[] =>
  planned
    .flatMap(({ line, code, how, values: { name }, fieldList }): PreviewedRow[] =>
      how === 'same' ? [] : [{ line, code, name, how, fieldList }],
    )
    .slice(0, WHOLE_IMPORT_SAMPLES);

function countsOf(planned: readonly PlannedRow[]): CheckedRows<StepRow>['counts'] {
  const counts = { ...NO_ROWS };
  for (const { how } of planned) counts[how] += 1;
  return counts;
}

async function digestOf(planned: readonly PlannedRow[]): Promise<string> {
  const hash = createHash('sha256');
  for await (const slice of slicesOf(planned, TOGETHER)) {
    for (const { code, how, values, known } of slice) {
      if (how !== 'same') hash.update(JSON.stringify([code, how, known?.no, known?.revision, values]));
    }
  }
  return hash.digest('hex');
}
