import { MailedNotice } from '../../../src/contract/personal-info/notices';
import type { Database } from '../db/database';

/** A choice that somebody has made; whoever has made none is mailed. */
export interface Unmailed {
  staffNo: string;
  kind: MailedNotice;
}

/** What these do without by mail. */
export async function findUnmailed(db: Database, staffNos: readonly string[]): Promise<Unmailed[]> {
  if (staffNos.length === 0) return [];
  return db
    .selectFrom('unmailed_notice')
    .select(['staff_no as staffNo', 'kind'])
    .where('staff_no', 'in', staffNos)
    .execute();
}

export async function findMailed(db: Database, staffNo: string): Promise<MailedNotice[]> {
  const unmailed = await findUnmailed(db, [staffNo]);
  return MailedNotice.options.filter((kind) => !unmailed.some((one) => one.kind === kind));
}

export async function writeMailed(
  db: Database,
  staffNo: string,
  mailed: readonly MailedNotice[],
): Promise<void> {
  // two that are sent at the same moment wait for each other
  await db.selectFrom('staff').select('staff_no').where('staff_no', '=', staffNo).forUpdate().execute();
  await db.deleteFrom('unmailed_notice').where('staff_no', '=', staffNo).execute();
  const rows = MailedNotice.options
    .filter((kind) => !mailed.includes(kind))
    .map((kind) => ({ staff_no: staffNo, kind }));
  if (rows.length > 0) await db.insertInto('unmailed_notice').values(rows).execute();
}
