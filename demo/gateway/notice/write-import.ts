import { STAFF_IMPORT } from '../../../src/contract/address-book/staff-import';
import type { ImportNoticeKind } from '../../../src/contract/notice/notice';
import { RECORD_IMPORT } from '../../../src/contract/report/records';
import type { ImportEnded } from '../import-job/events';
import { isOperator } from '../import-job/owner';
import type { EventSource } from '../server/events/domain-events';
import { writeUnrelatedNotices } from './write-own';

/** The notices of each kind of import: for a finished one, and for a stopped one. */
const KINDS: Readonly<Record<string, { done: ImportNoticeKind; stopped: ImportNoticeKind }>> = {
  [STAFF_IMPORT]: { done: 'staffImported', stopped: 'staffImportStopped' },
  [RECORD_IMPORT]: { done: 'recordsImported', stopped: 'recordImportStopped' },
};

/** Notifies the owner of an import of its end, because they may have left its page. */
export async function writeImportNotice(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  { importJobNo, kind, fileName, owner, failure }: ImportEnded,
): Promise<void> {
  const told = KINDS[kind];
  if (told === undefined || isOperator(owner)) return;
  const { enterpriseNum, staffNo } = owner;
  await writeUnrelatedNotices(
    { db, now },
    [{ enterprise_num: enterpriseNum, staff_no: staffNo, by_name: fileName }],
    { occasion: `import ${importJobNo}`, kind: failure === null ? told.done : told.stopped },
  );
}
