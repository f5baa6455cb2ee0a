import type { DependentKind, Dependents } from '../../server/dependent';
import { mailScheduleChange } from './changed-mail';
import { findReader } from './may-receive';

const owned: DependentKind = {
  kind: 'reportSchedule',
  name: '定时报表',
  columns: ['report_schedule.staff_no'],
  async list({ db, caller }, staffNo) {
    const rows = await db
      .selectFrom('report_schedule')
      .select(['schedule_id', 'schedule_name', 'page_path'])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('staff_no', '=', staffNo)
      .where('is_paused', '=', false)
      .orderBy('created_at')
      .execute();
    return rows.map(({ schedule_id, schedule_name, page_path }) => ({
      no: schedule_id,
      name: schedule_name,
      link: page_path,
    }));
  },
  async refusal({ db, caller, now }, { successorNo, nos }) {
    const rows = await db
      .selectFrom('report_schedule')
      .select(['schedule_name', 'page_path', 'asked'])
      .where('schedule_id', 'in', nos)
      .execute();
    for (const { schedule_name, page_path: pagePath, asked } of rows) {
      const what = { enterpriseNum: caller.enterpriseNum, pagePath, asked };
      if ((await findReader(db, successorNo, now, what)) === undefined)
        return `该员工不能查看定时报表“${schedule_name}”，请为定时报表另选接替人`;
    }
    return undefined;
  },
  // each recipient gets the figures of their own scope, and a successor must have access to its page
  handedOverBy: 'keeper',
  async handOver(context, { successorNo, nos }) {
    for (const scheduleId of nos) {
      await context.db
        .updateTable('report_schedule')
        .set({ staff_no: successorNo })
        .where('schedule_id', '=', scheduleId)
        .execute();
      await mailScheduleChange(context, { scheduleId, what: 'handedOver' }, [successorNo]);
    }
  },
  // paused, not deleted, because the mail to its recipients reads its name and page
  async end(context, staffNo, nos) {
    for (const scheduleId of nos) {
      const recipients = await context.db
        .selectFrom('report_recipient')
        .select('staff_no')
        .where('schedule_id', '=', scheduleId)
        .execute();
      await context.db
        .updateTable('report_schedule')
        .set({ is_paused: true })
        .where('schedule_id', '=', scheduleId)
        .execute();
      const told = new Set([staffNo, ...recipients.map(({ staff_no }) => staff_no)]);
      await mailScheduleChange(context, { scheduleId, what: 'ended' }, [...told]);
    }
  },
};

const received: DependentKind = {
  kind: 'reportRecipient',
  name: '接收的定时报表',
  columns: ['report_recipient.staff_no'],
  async list({ db, caller }, staffNo) {
    const rows = await db
      .selectFrom('report_recipient as r')
      .innerJoin('report_schedule as s', 's.schedule_id', 'r.schedule_id')
      .select(['s.schedule_id', 's.schedule_name', 's.page_path'])
      .where('s.enterprise_num', '=', caller.enterpriseNum)
      .where('r.staff_no', '=', staffNo)
      .orderBy('s.schedule_id')
      .execute();
    return rows.map(({ schedule_id, schedule_name, page_path }) => ({
      no: schedule_id,
      name: schedule_name,
      link: page_path,
    }));
  },
  async end(context, staffNo, nos) {
    const { db } = context;
    for (const scheduleId of nos) {
      await db
        .deleteFrom('report_recipient')
        .where('schedule_id', '=', scheduleId)
        .where('staff_no', '=', staffNo)
        .execute();
      const schedule = await db
        .selectFrom('report_schedule as s')
        .select(['s.staff_no', 's.is_paused'])
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom('report_recipient as r')
                .select('r.staff_no')
                .whereRef('r.schedule_id', '=', 's.schedule_id'),
            )
            .as('has_others'),
        )
        .where('s.schedule_id', '=', scheduleId)
        .executeTakeFirstOrThrow();
      if (schedule.is_paused || schedule.staff_no === staffNo) continue;
      const what = schedule.has_others ? 'recipientLeft' : 'lastRecipientLeft';
      if (!schedule.has_others)
        await db
          .updateTable('report_schedule')
          .set({ is_paused: true })
          .where('schedule_id', '=', scheduleId)
          .execute();
      await mailScheduleChange(context, { scheduleId, what }, [schedule.staff_no]);
    }
  },
};

export const dependents: Dependents = {
  kinds: [owned, received],
  stays: { 'report_mail.staff_no': 'reports sent to them; the links open for active staff only' },
};
