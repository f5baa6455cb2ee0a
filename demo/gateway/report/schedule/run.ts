import { sql } from 'kysely';
import { lastRun, nextRun } from '../../../../src/domain/report/schedule';
import type { Database } from '../../db/database';
import { insertMails } from '../../mail/queries';
import type { EventSource } from '../../server/events/domain-events';
import { defineJob, type JobContext } from '../../server/jobs/job';
import { addJobs } from '../../server/jobs/queries';

const ABOUT = /^report (\d+)$/;

/** Number of the report mail that a queued mail is about; undefined for another subject. */
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

/** Inserts a run with one mail per recipient, in one transaction; an existing run is not inserted again. */
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
    { db, now, emit },
    mails.map(({ report_mail_no }) => `report ${report_mail_no}`),
  );
}

/**
 * Runs a due schedule, by its number; of several missed runs only the last. The run, its mails and the next due time
 * are written in one transaction, so that neither a crash nor another process can lose or repeat a run.
 */
export const runSchedule = defineJob<Pick<EventSource, 'emit'>>({
  kind: 'run scheduled report',
  inTransaction: true,
  async run({ db, now, key, emit }) {
    const due = await dueSchedules(db, now)
      .selectAll()
      .where('schedule_id', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (due === undefined) return;
    const staffNos = await recipientsOf(db, key);
    await insertRun(
      { db, now, emit },
      { scheduleId: key, dueAt: lastRun(due, now), isTest: false, staffNos },
    );
    await db
      .updateTable('report_schedule')
      .set({ next_run_at: nextRun(due, now) })
      .where('schedule_id', '=', key)
      .execute();
  },
});

/** Adds jobs for the due schedules. */
export async function addDueSchedules({ db, now }: JobContext): Promise<void> {
  const due = await dueSchedules(db, now).select('schedule_id').orderBy('next_run_at').execute();
  await addJobs(
    db,
    runSchedule,
    due.map(({ schedule_id }) => schedule_id),
    now,
  );
}

const dueSchedules = (db: Database, now: Date) =>
  db.selectFrom('report_schedule').where('is_paused', '=', false).where('next_run_at', '<=', now);

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

/** Deletes old runs, whose links have long expired; the last run of each schedule stays to show its outcome. */
export async function purgeRuns(db: Database, now: Date): Promise<void> {
  await sql`delete from report_run r where r.due_at <= ${new Date(now.getTime() - KEPT_MS)}
    and exists (select from report_run n where n.schedule_id = r.schedule_id and n.due_at > r.due_at)`.execute(
    db,
  );
}
