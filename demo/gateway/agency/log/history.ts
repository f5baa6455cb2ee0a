import type { HistoryEntry } from '../../../../src/contract/agency/history';
import type { Database } from '../../db/database';
import type { Operator } from '../../server/http/operator';
import '../schema';

const MOST = 50;

/** Entries of the agency's log about one item, the latest first. */
export const findHistory = (db: Database, operator: Operator, subject: string): Promise<HistoryEntry[]> =>
  findHistoryOf(db, operator, { subject });

/** Entries of the agency's log about one item, of one kind, or both, the latest first. */
export async function findHistoryOf(
  db: Database,
  { tmcNumber }: Operator,
  { subject, call }: { subject?: string; call?: string },
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('agency_log')
    .select(['logged_at', 'operator_name', 'call', 'summary'])
    .where('tmc_number', '=', tmcNumber)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(call !== undefined, (query) => query.where('call', '=', call ?? ''))
    .orderBy('logged_at', 'desc')
    .orderBy('log_no', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    logTime: row.logged_at.toISOString(),
    operatorName: row.operator_name,
    kind: row.call,
    summary: row.summary,
  }));
}
