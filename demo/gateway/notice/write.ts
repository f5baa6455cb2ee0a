import { sql } from 'kysely';
import { ASKING, noticesOf, type DueNotice } from '../../../src/domain/approval/notices';
import { loadProgress } from '../approval/progress-store';
import { lockRequest } from '../approval/queries';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { EventSource } from '../server/domain-events';
import { insertMails } from '../mail/queries';
import './events';

/**
 * Writes what is to be told of an application as it stands in this transaction, and is not yet; the mails are sent once it
 * is committed. Who has nothing to decide any more needs no reminder of it.
 */
export async function writeNotices(
  { db, now, emit }: EventSource,
  applyId: string,
  { mails = true } = {},
): Promise<void> {
  const application = await db
    .selectFrom('approval_request')
    .selectAll()
    .where('apply_id', '=', applyId)
    .executeTakeFirstOrThrow();
  const { tasks } = await loadProgress(db, application);
  const due = noticesOf({
    applyState: application.apply_state,
    applicantNO: application.applicant_no,
    approverName: application.approver_name,
    decidedAt: application.decided_at,
    urgeCount: application.urge_count,
    urgedAt: application.urged_at,
    tasks,
  });
  const asked = tasks.filter(({ taskState }) => taskState === 'open').map(({ staffNO }) => staffNO);
  await readAsked(db, applyId, asked, now);
  if (due.length === 0) return;
  const { enterprise_num, apply_type, applicant_name } = application;
  const written = await db
    .insertInto('notice')
    .values(
      due.map(({ staffNO, kind, occasion, byName, at }) => ({
        enterprise_num,
        staff_no: staffNO,
        apply_id: applyId,
        occasion,
        kind,
        apply_type,
        applicant_name,
        by_name: byName,
        created_at: at,
        read_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['apply_id', 'staff_no', 'occasion']).doNothing())
    .returning(['notice_no', 'staff_no', 'occasion'])
    .execute();
  if (!mails) return;
  const mailed = written.filter(({ staff_no, occasion }) => isMailed(due, staff_no, occasion));
  if (mailed.length === 0) return;
  await insertMails(
    db,
    mailed.map(({ notice_no }) => aboutNotice(notice_no)),
    now,
  );
  await emit({ db, now }, 'notice.mailed', {});
}

const isMailed = (due: readonly DueNotice[], staffNo: string, occasion: string): boolean =>
  due.some((one) => one.staffNO === staffNo && one.occasion === occasion && one.isMailed);

async function readAsked(db: Database, applyId: string, asked: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('notice')
    .set({ read_at: now })
    .where('apply_id', '=', applyId)
    .where('read_at', 'is', null)
    .where('kind', 'in', ASKING)
    .$if(asked.length > 0, (q) => q.where('staff_no', 'not in', asked))
    .execute();
}

/** Longer than a sweep that fails a few times. */
const LOOKED_BACK_MIN = 5;

const ABOUT = /^notice (\d+)$/;
const aboutNotice = (noticeNo: number): string => `notice ${noticeNo}`;

/** Number of the notice that a mail is about. */
export const noticeOf = (about: string): number => Number(ABOUT.exec(about)?.[1] ?? 0);

/**
 * Of applications that ended by the clock, or with an order: what changed them says nothing of it. Those of the last minutes
 * are looked at, whoever changed them; what has been told of already is not told of again.
 */
export async function writeMissingNotices(source: EventSource): Promise<void> {
  const changed = await source.db
    .selectFrom('order_change')
    .select('apply_id')
    .distinct()
    .where('apply_id', 'is not', null)
    .where(sql<boolean>`changed_at > now() - make_interval(mins => ${LOOKED_BACK_MIN})`)
    .execute();
  for (const { apply_id } of changed) {
    if (apply_id === null) continue;
    await inTransaction(source.db, async (db) => {
      // an action on it at this moment is waited for
      await lockRequest(db, apply_id);
      await writeNotices({ ...source, db }, apply_id);
    });
  }
}
