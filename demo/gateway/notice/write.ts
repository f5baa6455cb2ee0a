import { sql } from 'kysely';
import {
  ASKING,
  HOLD_NOTICE_MS,
  noticesOf,
  type DueNotice,
  type NotedApplication,
} from '../../../src/domain/approval/notices';
import type { NoticeWay } from '../../../src/contract/personal-info/notices';
import { findCopies } from '../approval/flow/copies';
import { findDeputiesOf } from '../approval/flow/deputies';
import { loadProgress } from '../approval/decisions/progress-store';
import type { ApplicationRow } from '../approval/applications/application-row';
import { lockRequest } from '../approval/applications/queries';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { findNoticePreference } from '../personal-info/notice-choices';
import type { EventContext, EventSource } from '../server/events/domain-events';
import { forEachDue } from '../server/jobs/due-work';
import { insertMails } from '../mail/queries';

/**
 * Writes the missing notices of an application in its present state; the mails are sent after the commit. Persons
 * without a pending decision get no reminder.
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
  const asked = tasks.filter(({ taskState }) => taskState === 'open').map(({ staffNO }) => staffNO);
  const deputies = await findDeputiesOf(db, application, asked, now);
  const noted: NotedApplication = {
    applyState: application.apply_state,
    applicantNO: application.applicant_no,
    travellerNOs: application.traveller_nos,
    approverName: application.approver_name,
    decidedAt: application.decided_at,
    urgeCount: application.urge_count,
    urgedAt: application.urged_at,
    tasks,
    deputies,
    copies: await findCopies(db, applyId),
    createdAt: application.created_at,
    holdEndsAt: await findHoldEnd(db, application),
  };
  const due = noticesOf(noted, now);
  const deputyNOs = deputies.map(({ deputyNO }) => deputyNO);
  await markDecidersRead(db, applyId, [...asked, ...deputyNOs], now);
  if (due.length === 0) return;
  const wants = await findNoticePreference(
    db,
    due.map(({ staffNO }) => staffNO),
  );
  const isWanted = ({ staffNO, kind, isMailed }: DueNotice, way: NoticeWay) =>
    isMailed && wants(staffNO, ASKING.includes(kind) ? 'asking' : 'outcome', way);
  const { enterprise_num, apply_type, applicant_name } = application;
  const written = await db
    .insertInto('notice')
    .values(
      due.map((one) => ({
        enterprise_num,
        staff_no: one.staffNO,
        apply_id: applyId,
        occasion: one.occasion,
        kind: one.kind,
        apply_type,
        applicant_name,
        by_name: one.byName,
        created_at: one.at,
        read_at: null,
        // a notice without a mail is always shown in the portal
        is_shown: !one.isMailed || isWanted(one, 'portal'),
        by_sms: mails && isWanted(one, 'sms'),
      })),
    )
    .onConflict((conflict) => conflict.columns(['apply_id', 'staff_no', 'occasion']).doNothing())
    .returning(['notice_no', 'staff_no', 'occasion'])
    .execute();
  if (!mails) return;
  const mailed = written.filter(({ staff_no, occasion }) =>
    due.some((one) => one.staffNO === staff_no && one.occasion === occasion && isWanted(one, 'mail')),
  );
  if (mailed.length === 0) return;
  await insertMails(
    { db, now, emit },
    mailed.map(({ notice_no }) => aboutNotice(notice_no)),
  );
}

/** End of the price hold of the waiting order, if it comes before the deadline of the application. */
async function findHoldEnd(
  db: Database,
  { order_no, deadline }: Pick<ApplicationRow, 'order_no' | 'deadline'>,
): Promise<Date | null> {
  if (order_no === null) return null;
  const order = await db
    .selectFrom('flight_order')
    .select('price_guaranteed_until')
    .where('order_no', '=', order_no)
    .where('price_guaranteed_until', '<', deadline)
    .executeTakeFirst();
  return order?.price_guaranteed_until ?? null;
}

/** Notifies of applications whose order's price hold ends within some minutes and before their deadline. */
export async function writeHoldNotices(source: EventContext): Promise<void> {
  const { db, now } = source;
  const ending = await db
    .selectFrom('flight_order as o')
    .innerJoin('approval_request as a', 'a.order_no', 'o.order_no')
    .select('a.apply_id')
    .where('o.order_status', '=', '待审批')
    .where('o.price_guaranteed_until', '>', now)
    .where('o.price_guaranteed_until', '<=', new Date(now.getTime() + HOLD_NOTICE_MS))
    .whereRef('o.price_guaranteed_until', '<', 'a.deadline')
    .where('a.apply_state', '=', '审批中')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notice as n')
            .whereRef('n.apply_id', '=', 'a.apply_id')
            .where('n.kind', '=', 'holdEnding'),
        ),
      ),
    )
    .execute();
  await writeEach(source, 'tell of holds that end', ending);
}

async function markDecidersRead(
  db: Database,
  applyId: string,
  asked: readonly string[],
  now: Date,
): Promise<void> {
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
export const aboutNotice = (noticeNo: number): string => `notice ${noticeNo}`;

/** Number of the notice that a mail is about. */
export const noticeOf = (about: string): number => Number(ABOUT.exec(about)?.[1] ?? 0);

/**
 * Writes notices of applications that ended by time or with an order, since those changes write none. It checks the
 * applications changed in the last minutes; existing notices are not repeated.
 */
export async function writeMissingNotices(source: EventContext): Promise<void> {
  const changed = await source.db
    .selectFrom('order_change as c')
    .innerJoin('approval_request as a', 'a.apply_id', 'c.apply_id')
    .select('a.apply_id')
    .distinct()
    .where('a.apply_state', 'in', ['已过期', '已撤回', '已失效'])
    .where(sql<boolean>`c.changed_at > now() - make_interval(mins => ${LOOKED_BACK_MIN})`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notice as n')
            .whereRef('n.apply_id', '=', 'a.apply_id')
            .where('n.occasion', '=', 'outcome'),
        ),
      ),
    )
    .execute();
  await writeEach(source, 'write missing notices', changed);
}

/** Writes one application per transaction. */
const writeEach = (
  source: EventContext,
  kind: string,
  rows: readonly Pick<ApplicationRow, 'apply_id'>[],
): Promise<void> =>
  forEachDue(source, { kind, rows, keyOf: (row) => row.apply_id }, ({ apply_id }) =>
    inTransaction(source.db, async (db) => {
      // waits for a concurrent action on it
      await lockRequest(db, apply_id);
      await writeNotices({ ...source, db }, apply_id);
    }),
  );
