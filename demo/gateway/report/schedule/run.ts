import { sql } from 'kysely';
import { lastRun, nextRun } from '../../../../src/domain/report/schedule';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { insertMails } from '../../mail/queries';
import type { EventSource } from '../../server/events/domain-events';
import { isNotPostponed, untilNoneDue, type Working } from '../../server/jobs/due-work';
import './events';

const ABOUT = /^report (\d+)$/;

/** Number of the mail of a report that a mail of the queue is about; undefined: it is about something else. */
export function reportMailOf(about: string): number | undefined {
  const [, number] = ABOUT.exec(about) ?? [];
  return number === undefined ? undefined : Number(number);
}

interface Run {
  scheduleId: string;
  dueAt: Date;
  isTest: boolean;
  staffNos: readonly string[];
}

/** Notes a run with a mail a recipient, in one transaction; a run that there is already is not noted again. */
export async function insertRun(
  { db, now, emit }: EventSource,
  { scheduleId, dueAt, isTest, staffNos }: Run,
): Promise<void> {
  const run = await db
    .insertInto('report_run')
    .values({ schedule_id: scheduleId, due_at: dueAt, is_test: isTest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('run_no')
    .executeTakeFirst();
  if (run === undefined || staffNos.length === 0) return;
  const mails = await db
    .insertInto('report_mail')
    .values(staffNos.map((staff_no) => ({ run_no: run.run_no, staff_no })))
    .returning('report_mail_no')
    .execute();
  await insertMails(
    db,
    mails.map(({ report_mail_no }) => `report ${report_mail_no}`),
    now,
  );
  await emit({ db, now }, 'report.mailed', {});
}

/**
 * Notes the run of every schedule that is due: of several that were missed the last one alone. The run, its mails and the
 * next run are one transaction, so that neither a process that is killed nor another one makes a run twice or loses it.
 */
export function runDueSchedules(context: Working & Pick<EventSource, 'emit'>): Promise<void> {
  const { db, now, emit } = context;
  return untilNoneDue(context, 'run scheduled reports', (turn) =>
    inTransaction(db, async (tx) => {
      const due = await tx
        .selectFrom('report_schedule')
        .selectAll()
        .where('is_paused', '=', false)
        .where('next_run_at', '<=', now)
        .where(isNotPostponed('schedule_id', turn))
        .orderBy('next_run_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (due === undefined) return false;
      const { schedule_id: scheduleId } = due;
      turn.take(scheduleId);
      const staffNos = await recipientsOf(tx, scheduleId);
      await insertRun(
        { db: tx, now, emit },
        { scheduleId, dueAt: lastRun(due, now), isTest: false, staffNos },
      );
      await tx
        .updateTable('report_schedule')
        .set({ next_run_at: nextRun(due, now) })
        .where('schedule_id', '=', scheduleId)
        .execute();
      return true;
    }),
  );
}

async function recipientsOf(db: Database, scheduleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('report_recipient')
    .select('staff_no')
    .where('schedule_id', '=', scheduleId)
    .orderBy('staff_no')
    .execute();
  return rows.map(({ staff_no }) => staff_no);
}

const KEPT_MS = 90 * 24 * 3_600_000;

/** Their links have long expired; the last run of each schedule stays, to say what became of it. */
export async function purgeRuns(db: Database, now: Date): Promise<void> {
  await sql`delete from report_run r where r.due_at <= ${new Date(now.getTime() - KEPT_MS)}
    and exists (select from report_run n where n.schedule_id = r.schedule_id and n.due_at > r.due_at)`.execute(
    db,
  );
}
