import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApprovalSetup } from '../areas/approval-setup';

/** Two rows that are due, the first of which cannot be done as long as a row of a table cannot be written. */
export interface DueRows {
  /** Keys by which the work goes on, as they are kept with rows put off: the poisoned one first in turn. */
  keys: readonly [string, string];
  /** Where the database refuses to write, and for which values of a column of both. */
  poisoned: { table: string; on: 'insert' | 'update' | 'delete'; column: string; value?: string };
  /** How many of the two are done, by key. */
  done(): Promise<readonly string[]>;
}

export interface DueSample {
  /** Area whose due tasks are swept. */
  area: string;
  begin(setup: ApprovalSetup): Promise<DueRows>;
}

export const ENTERPRISE = '100001';
const MINUTE = 60_000;
export const hex = (): string => randomUUID().replaceAll('-', '');

export const two = (keys: readonly (string | number | undefined)[]): [string, string] => {
  const [first, second] = keys;
  if (first === undefined || second === undefined) throw new Error('There are no two rows');
  return [String(first), String(second)];
};

/** Keys of the rows of a table for which a condition holds. */
export async function keysWhere(
  { gateway: { db } }: ApprovalSetup,
  table: string,
  column: string,
  condition: ReturnType<typeof sql>,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(column)}::text as key from ${sql.table(table)} where ${condition} order by 1`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

export const ago = ({ gateway: { clock } }: ApprovalSetup, minutes: number): Date =>
  new Date(clock.now.getTime() - minutes * MINUTE);

/** Applications that wait for their approvers, and no order with them. */
export const waitingTrips = (setup: ApprovalSetup) =>
  keysWhere(setup, 'approval_request', 'apply_id', sql`apply_state = '审批中' and order_no is null`);
