import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { addReportSchedule, Recipient, ReportSchedule } from '../../../../src/contract/report/schedules';
import { nextRun } from '../../../../src/domain/report/schedule';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { containsText } from '../../db/text-search';
import type { Caller } from '../../server/http/caller';

export type ScheduleRow = Selectable<Schema['report_schedule']>;

/** The caller's own schedules, the latest first. */
export async function findSchedules(
  db: Database,
  { enterpriseNum, staffNo }: Caller,
): Promise<ReportSchedule[]> {
  const rows = await db
    .selectFrom('report_schedule')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', '=', staffNo)
    .orderBy('created_at', 'desc')
    .orderBy('schedule_id')
    .execute();
  return Promise.all(rows.map((row) => viewOf(db, row)));
}

async function viewOf(db: Database, row: ScheduleRow): Promise<ReportSchedule> {
  const { rows: recipientList } = await sql<Recipient>`
    select s.staff_no as "staffNO", s.staff_name as "staffName", d.dept_name as "deptName"
    from report_recipient r join staff s using (staff_no) join department d using (dept_no)
    where r.schedule_id = ${row.schedule_id} order by s.staff_no`.execute(db);
  const { rows: runs } = await sql<{ due_at: Date; all: number; sent: number; failed: number }>`
    select r.due_at, count(m.report_mail_no)::int as all, count(*) filter (where q.state = 'sent')::int as sent,
      count(*) filter (where q.state in ('failed', 'uncertain', 'needless'))::int as failed
    from report_run r left join report_mail m using (run_no) left join mail q on q.about = 'report ' || m.report_mail_no
    where r.schedule_id = ${row.schedule_id} and not r.is_test
    group by r.run_no order by r.due_at desc limit 1`.execute(db);
  const [last] = runs;
  return {
    scheduleId: row.schedule_id,
    scheduleName: row.schedule_name,
    pagePath: row.page_path,
    ...row.asked,
    period: row.period,
    every: row.every,
    day: row.day,
    time: row.time,
    language: row.language,
    recipientList,
    isPaused: row.is_paused,
    nextTime: row.is_paused ? '' : row.next_run_at.toISOString(),
    lastTime: last?.due_at.toISOString() ?? '',
    lastMails: { all: last?.all ?? 0, sent: last?.sent ?? 0, failed: last?.failed ?? 0 },
  };
}

/** Number of the caller's schedules, under a lock that serialises two concurrent additions. */
export async function countSchedules(db: Database, { enterpriseNum, staffNo }: Caller): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('report schedule'), hashtext(${staffNo}))`.execute(db);
  const { count } = await db
    .selectFrom('report_schedule')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSchedule(
  db: Database,
  { enterpriseNum, staffNo }: Caller,
  body: ParsedBodyOf<typeof addReportSchedule>,
  now: Date,
): Promise<void> {
  const { scheduleName, pagePath, period, every, day, time, language, recipientNOList, ...asked } = body;
  const scheduleId = `RS${randomUUID().replaceAll('-', '')}`;
  await db
    .insertInto('report_schedule')
    .values({
      schedule_id: scheduleId,
      enterprise_num: enterpriseNum,
      staff_no: staffNo,
      schedule_name: scheduleName,
      page_path: pagePath,
      asked: JSON.stringify(asked),
      period,
      every,
      day,
      time,
      language,
      next_run_at: nextRun({ every, day, time }, now),
      created_at: now,
    })
    .execute();
  await db
    .insertInto('report_recipient')
    .values([...new Set(recipientNOList)].map((staff_no) => ({ schedule_id: scheduleId, staff_no })))
    .execute();
}

/** Locks a schedule of the caller before a change. */
export function lockSchedule(
  db: Database,
  { enterpriseNum, staffNo }: Caller,
  scheduleId: string,
): Promise<ScheduleRow | undefined> {
  return db
    .selectFrom('report_schedule')
    .selectAll()
    .where('schedule_id', '=', scheduleId)
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', '=', staffNo)
    .forUpdate()
    .executeTakeFirst();
}

/** Runs that were due during a pause are not sent later. */
export async function setPaused(db: Database, row: ScheduleRow, isPaused: boolean, now: Date): Promise<void> {
  if (row.is_paused === isPaused) return;
  await db
    .updateTable('report_schedule')
    .set({ is_paused: isPaused, next_run_at: nextRun(row, now) })
    .where('schedule_id', '=', row.schedule_id)
    .execute();
}

export async function deleteSchedule(db: Database, { schedule_id }: ScheduleRow): Promise<void> {
  await db.deleteFrom('report_schedule').where('schedule_id', '=', schedule_id).execute();
}

/** Staff with an address and access to the page of a report, by part of a name or number; all for an empty keyword. */
export async function findPossibleRecipients(
  db: Database,
  { enterpriseNum }: Caller,
  { pagePath, keyword, limit }: { pagePath: string; keyword: string; limit: number },
): Promise<Recipient[]> {
  const found = { alias: 's', column: 'enterprise_num', owner: enterpriseNum };
  const { rows } = await sql<Recipient>`
    select s.staff_no as "staffNO", s.staff_name as "staffName", d.dept_name as "deptName"
    from staff s join department d using (dept_no) join app_user u using (user_no)
    where s.enterprise_num = ${enterpriseNum} and s.staff_state = 'active' and u.email is not null
      and ${keyword === '' ? sql`true` : containsText(found, keyword)}
      and exists (select from staff_role r join role_grant g using (role_no) join permission_object o using (object_no)
        where r.staff_no = s.staff_no and o.is_enable and o.url = ${pagePath})
    order by s.staff_no limit ${limit}`.execute(db);
  return rows;
}

/** Returns whether all of these have an address. */
export async function haveAllAddress(db: Database, staffNos: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff s join app_user u using (user_no)
    where s.staff_no = any(${[...staffNos]}) and u.email is not null`.execute(db);
  return rows[0]?.count === new Set(staffNos).size;
}
