import { sql } from 'kysely';
import type { FieldChange } from '../../../../src/domain/cost-center/changed-fields';
import type { Database } from '../../db/database';
import type { FormerObject } from './schema';
import type { WrittenObject } from './write';

/** Number of rows per transaction. */
export const STEP_ROWS = 500;

/** Row with an effect, with numbers instead of codes. */
export interface StepRow {
  no: string;
  /** Revision created by the row. */
  revision: number;
  how: 'add' | 'change' | 'close';
  fieldList: readonly FieldChange[];
  written: WrittenObject;
  departments: readonly string[];
  staff: readonly string[];
  /** True when the row changes the people and departments the object is open to. */
  isOpened: boolean;
  /** null for an added object. */
  before: FormerObject | null;
}

export type Step =
  | { stepNo: number; kind: 'add' | 'change'; rows: StepRow[] }
  /** Numbers of the added objects. */
  | { stepNo: number; kind: 'open'; rows: string[] };

/**
 * Divides rows into steps, each of which leaves valid data. Objects are added first and stay closed, so that none that
 * may be reversed is booked on; then existing ones are changed, which are locked against other changes meanwhile. The
 * added ones are opened at the end, when no step can fail any more. Each row follows its parent, so that no step
 * creates a cycle, whichever parents the objects had before.
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

/** Returns the first step that is not written yet. */
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
