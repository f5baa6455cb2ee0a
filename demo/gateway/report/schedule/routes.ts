import {
  addReportSchedule,
  deleteReportSchedule,
  openReportLink,
  pauseReportSchedule,
  queryReportRecipients,
  queryReportSchedules,
  SCHEDULES,
  sendReportNow,
} from '../../../../src/contract/report/schedules';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { Fault } from '../../server/http/fault';
import { implement, type Implementation } from '../../server/http/implement';
import { mayOpenReport } from '../report-right';
import { openLink } from './link';
import { findReader } from './may-receive';
import {
  countSchedules,
  deleteSchedule,
  findPossibleRecipients,
  findSchedules,
  haveAllAddress,
  insertSchedule,
  lockSchedule,
  setPaused,
  type ScheduleRow,
} from './queries';
import { insertRun } from './run';

/** Limit of a keyword search, before it is narrowed to persons whose scope includes the report's filter. */
const FOUND = 20;

export function scheduleRoutes(): Implementation[] {
  return [
    implement(queryReportSchedules, async ({ db, caller }) => answer(db, caller)),

    implement(queryReportRecipients, async ({ db, caller, now }, { keyword, pagePath, ...asked }) => {
      if (!(await mayOpenReport(db, caller, pagePath))) throw new Fault('forbidden');
      const { enterpriseNum } = caller;
      const found = await findPossibleRecipients(db, caller, { pagePath, keyword, limit: FOUND });
      const readers = await Promise.all(
        found.map(({ staffNO }) => findReader(db, staffNO, now, { enterpriseNum, pagePath, asked })),
      );
      return { recipientList: found.filter((_, at) => readers[at] !== undefined) };
    }),

    implement(addReportSchedule, async ({ db, caller, now }, body) => {
      const { pagePath, recipientNOList } = body;
      if (!(await mayOpenReport(db, caller, pagePath))) throw new Fault('forbidden');
      const { enterpriseNum } = caller;
      for (const staffNo of recipientNOList) {
        if ((await findReader(db, staffNo, now, { enterpriseNum, pagePath, asked: body })) === undefined)
          throw new Fault('recipientNotAllowed');
      }
      if (!(await haveAllAddress(db, recipientNOList))) throw new Fault('recipientNotAllowed');
      if ((await countSchedules(db, caller)) >= SCHEDULES) throw new Fault('schedulesFull');
      await insertSchedule(db, caller, body, now);
      return answer(db, caller);
    }),

    implement(pauseReportSchedule, async ({ db, caller, now }, { scheduleId, isPaused }) => {
      await setPaused(db, await ownSchedule(db, caller, scheduleId), isPaused, now);
      return answer(db, caller);
    }),

    implement(deleteReportSchedule, async ({ db, caller }, { scheduleId }) => {
      await deleteSchedule(db, await ownSchedule(db, caller, scheduleId));
      return answer(db, caller);
    }),

    implement(sendReportNow, async ({ db, caller, now, emit }, { scheduleId }) => {
      await ownSchedule(db, caller, scheduleId);
      const { staffNo } = caller;
      if (!(await haveAllAddress(db, [staffNo]))) throw new Fault('noOwnAddress');
      await insertRun({ db, now, emit }, { scheduleId, dueAt: now, isTest: true, staffNos: [staffNo] });
      return { scheduleId };
    }),

    implement(openReportLink, ({ db, caller, now }, { linkSign }) => openLink(db, caller, linkSign, now)),
  ];
}

const answer = async (db: Database, caller: Caller) => ({ scheduleList: await findSchedules(db, caller) });

/** Throws scheduleUnknown. */
async function ownSchedule(db: Database, caller: Caller, scheduleId: string): Promise<ScheduleRow> {
  const own = await lockSchedule(db, caller, scheduleId);
  if (own === undefined) throw new Fault('scheduleUnknown');
  return own;
}
