import type { Database } from '../../db/database';
import '../schema';

export interface AgencyLogEntry {
  tmcNumber: string;
  /** null: a command of the server. */
  operatorNo: string | null;
  operatorName: string;
  /** Path of the call, or name of the command. */
  call: string;
  enterpriseNum: string | null;
  /** Number of the changed item. */
  subject: string;
  summary: string;
  /** Client address. */
  address: string;
  now: Date;
}

/** Writes a row of the agency's log, in the transaction of the change. */
export async function logAgency(
  tx: Database,
  {
    tmcNumber,
    operatorNo,
    operatorName,
    call,
    enterpriseNum,
    subject,
    summary,
    address,
    now,
  }: AgencyLogEntry,
): Promise<void> {
  await tx
    .insertInto('agency_log')
    .values({
      tmc_number: tmcNumber,
      operator_no: operatorNo,
      operator_name: operatorName,
      call,
      enterprise_num: enterpriseNum,
      subject,
      summary,
      address,
      logged_at: now,
    })
    .execute();
}
