import { sql } from 'kysely';
import type { FieldChange } from '../../../../src/domain/cost-center/changed-fields';
import type { Database } from '../../db/database';
import type { FormerObject } from './schema';
import type { WrittenObject } from './write';

/** Rows of one transaction. */
export const STEP_ROWS = 500;

/** A row that does something, with numbers in the place of codes. */
export interface StepRow {
  no: string;
  /** That is made. */
  revision: number;
  how: 'add' | 'change' | 'close';
  fieldList: readonly FieldChange[];
  written: WrittenObject;
  departments: readonly string[];
  staff: readonly string[];
  /** It is open to others than before. */
  isOpened: boolean;
  /** null: it is added. */
  before: FormerObject | null;
}

export type Step =
  | { stepNo: number; kind: 'add' | 'change'; rows: StepRow[] }
  /** Numbers of those that were added. */
  | { stepNo: number; kind: 'open'; rows: string[] };

/**
 * Rows in steps, each of which leaves valid data. First the added objects, closed as yet, so that nothing is booked on one that may be taken
 * back; then the changed ones, which others may not change meanwhile; at last, when no step can fail any more, the added ones are opened.
 * Each row stands behind its parent: no step makes a circle, in any order of the former parents.
 */
export function stepsOf(rows: readonly StepRow[]): Step[] {
  const added = rows.filter(({ before }) => before === null);
  const changed = rows.filter(({ before }) => before !== null);
  const steps: Step[] = [];
  for (const part of partsOf(added)) steps.push({ stepNo: steps.length, kind: 'add', rows: part });
  for (const part of partsOf(changed)) steps.push({ stepNo: steps.length, kind: 'change', rows: part });
  for (const part of partsOf(added))
    steps.push({ stepNo: steps.length, kind: 'open', rows: part.map(({ no }) => no) });
  return steps;
}

function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length; at += STEP_ROWS) parts.push(rows.slice(at, at + STEP_ROWS));
  return parts;
}

export async function keepStep(db: Database, importNo: string, { stepNo, kind, rows }: Step): Promise<void> {
  await sql`insert into cost_import_step (import_no, step_no, kind, row_list)
    values (${importNo}, ${stepNo}, ${kind}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}

/** The first that is not written yet. */
export async function nextStep(db: Database, importNo: string): Promise<Step | undefined> {
  const { rows } = await sql<Step>`select step_no as "stepNo", kind, row_list as rows from cost_import_step
    where import_no = ${importNo} order by step_no limit 1`.execute(db);
  return rows[0];
}

export async function removeStep(db: Database, importNo: string, { stepNo }: Step): Promise<void> {
  await db
    .deleteFrom('cost_import_step')
    .where('import_no', '=', importNo)
    .where('step_no', '=', stepNo)
    .execute();
}

export async function removeSteps(db: Database, importNo: string): Promise<void> {
  await db.deleteFrom('cost_import_step').where('import_no', '=', importNo).execute();
}
