import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApprovalSetup } from '../areas/approval-setup';

/** Two due rows. The work on the first fails as long as a row of a table cannot be written. */
export interface DueRows {
  /** Keys of the work, as stored with deferred rows; the poisoned row comes first. */
  keys: readonly [string, string];
  /** Write that the database refuses, for values of a column that both rows have. */
  poisoned: { table: string; on: 'insert' | 'update' | 'delete'; column: string; value?: string };
  /** Keys of the rows that are done. */
  done(): Promise<readonly string[]>;
  /** Ends the rows, where the books do not agree with them open. */
  end?(): Promise<unknown>;
}

export interface DueSample {
  /** Area whose due tasks are swept. */
  area: string;
  /** Kind of the jobs that it adds for its rows. */
  job?: string;
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

/** Keys of a table's rows that satisfy a condition. */
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

/** Applications that await their approvers, without an order. */
export const waitingTrips = (setup: ApprovalSetup) =>
  keysWhere(setup, 'approval_request', 'apply_id', sql`apply_state = '审批中' and order_no is null`);
