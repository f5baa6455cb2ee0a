import type { HistoryEntry } from '../../../../src/contract/agency/history';
import type { Database } from '../../db/database';
import type { Operator } from '../../server/http/operator';
import '../schema';

const MOST = 50;

/** Entries of the agency's log about one item, the latest first. */
export async function findHistory(
  db: Database,
  { tmcNumber }: Operator,
  subject: string,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('agency_log')
    .select(['logged_at', 'operator_name', 'call', 'summary'])
    .where('tmc_number', '=', tmcNumber)
    .where('subject', '=', subject)
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
