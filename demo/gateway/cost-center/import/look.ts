import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import * as v from 'valibot';
import { OPEN_TO_LIMIT, saveCostObject } from '../../../../src/contract/cost-center/cost-objects';
import {
  IMPORT_SAMPLES,
  type ImportField,
  type WrongImportCell,
} from '../../../../src/contract/cost-center/import';
import { missingFields, type ImportPlaces } from '../../../../src/domain/cost-center/import-columns';
import { planImport, type PlannedRow } from '../../../../src/domain/cost-center/import-plan';
import {
  readImportRow,
  type ImportedRow,
  type RowRules,
  type TextCheck,
  type WrongImportField,
} from '../../../../src/domain/cost-center/import-row';
import type { StoredCost } from '../../../../src/domain/cost-center/import-values';
import { columnLetter, isEmptyRow } from '../../../../src/domain/table-import/columns';
import type { Database } from '../../db/database';
import { slicesOf } from '../../server/limits/slices';
import { readStagedRows } from '../../server/table-file/staged-rows';
import { problemText } from './messages';
import { IMPORT_ROWS, type CostImportRow } from './queries';
import type { PreviewRow } from './schema';
import { surroundingsOf } from './surroundings';

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

export const placesOf = ({ column_list }: Pick<CostImportRow, 'column_list'>): ImportPlaces =>
  new Map(column_list.map(({ field, place }) => [field, place]));

/** Number of rows processed before other requests are served. */
const TOGETHER = 2000;

/** Effect of the rows of an import. */
export interface Looked {
  planned: PlannedRow[];
  /** All existing objects, by code. */
  known: ReadonlyMap<string, StoredCost>;
  /** Number of rows with at least one problem. */
  wrongCount: number;
  /** First problems, in the order of the rows. */
  wrongList: WrongImportCell[];
  previewList: PreviewRow[];
  counts: Record<PlannedRow['how'], number>;
  /** Digest of the rows' effects; it differs once an effect on the existing objects changes. */
  digest: string;
}

/** Checks the stored rows of a file and reports the number of checked rows as it goes. */
export async function lookAt(
  db: Database,
  kept: CostImportRow,
  onRows: (rowsDone: number) => Promise<void> | void = () => undefined,
): Promise<Looked> {
  const places = placesOf(kept);
  if (missingFields(places).length > 0) return { ...NOTHING, wrongCount: kept.row_count };
  const rows: ImportedRow[] = [];
  const wrong: WrongImportField[] = [];
  let line = 1;
  for await (const part of readStagedRows(db, IMPORT_ROWS, kept.import_no)) {
    for (const cells of part) {
      line += 1;
      if (isEmptyRow(cells)) continue;
      const read = readImportRow(cells, line, { ...CHECKS, places });
      rows.push(read.row);
      wrong.push(...read.wrong);
    }
    await onRows(rows.length);
  }
  const around = await surroundingsOf(db, kept);
  await otherWork();
  const plan = planImport(rows, around);
  await otherWork();
  wrong.push(...plan.wrong);
  return {
    planned: plan.planned,
    known: around.known,
    wrongCount: new Set(wrong.map((one) => one.line)).size,
    wrongList: wrong
      .toSorted((a, b) => a.line - b.line || placeIn(places, a.field) - placeIn(places, b.field))
      .slice(0, IMPORT_SAMPLES)
      .map((one) => wrongCell(places, one)),
    previewList: previewOf(plan.planned),
    counts: countsOf(plan.planned),
    digest: await digestOf(plan.planned),
  };
}

const NO_ROWS = { add: 0, change: 0, close: 0, same: 0 };
const NOTHING: Looked = {
  planned: [],
  known: new Map(),
  wrongCount: 0,
  wrongList: [],
  previewList: [],
  counts: NO_ROWS,
  digest: '',
};

const placeIn = (places: ImportPlaces, field: ImportField): number => places.get(field) ?? places.size;

function wrongCell(places: ImportPlaces, { line, field, problem }: WrongImportField): WrongImportCell {
  const place = places.get(field);
  const cell = place === undefined ? '' : columnLetter(place);
  return { line, cell, field, message: problemText(problem) };
}

const previewOf = (planned: readonly PlannedRow[]): PreviewRow[] =>
  planned
    .flatMap(({ line, code, how, values: { name }, fieldList }): PreviewRow[] =>
      how === 'same' ? [] : [{ line, code, name, how, fieldList }],
    )
    .slice(0, IMPORT_SAMPLES);

function countsOf(planned: readonly PlannedRow[]): Looked['counts'] {
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
