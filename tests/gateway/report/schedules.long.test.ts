import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { buildGateway, areaDeps, createMails } from '../../../demo/gateway/gateway';
import { AREAS } from '../../../demo/gateway/areas';
import { Background } from '../../../demo/gateway/server/jobs/background';
import { runDueJobs } from '../../../demo/gateway/server/jobs/run';
import { createJobRunner } from '../../../demo/gateway/server/jobs/runner';
import { sweep } from '../../../demo/gateway/server/jobs/sweeper';
import { createOutboxNotifier } from '../../../demo/gateway/server/events/outbox-notifier';
import { hashToken } from '../../../demo/gateway/server/http/token';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { addDueSchedules, runSchedule } from '../../../demo/gateway/report/schedule/run';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { queryReportFigures } from '../../../src/contract/report/report';
import {
  addReportSchedule,
  deleteReportSchedule,
  openReportLink,
  pauseReportSchedule,
  queryReportRecipients,
  queryReportSchedules,
  RECIPIENTS,
  REPORT_LINK_DAYS,
  SCHEDULES,
  sendReportNow,
} from '../../../src/contract/report/schedules';
import { formatPrice } from '../../../src/domain/money/money';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { mailsTo } from '../../support/gateway/areas/accounts/sent-mails';
import { revokeReports } from '../../support/gateway/report/revoke-reports';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import { NOW } from '../../support/gateway/process/test-database';

const DAY_MIN = 24 * 60;
const PANDECT = '/travelReport/pandect';
const ASKED = {
  pagePath: PANDECT,
  products: ['flight' as const, 'train' as const, 'car' as const, 'hotel' as const],
  basis: 'booked' as const,
  deptNOList: [],
  staffNOList: [],
  costCenterNOList: [],
  accountingEntityNOList: [],
};
/** The first run is planned from `NOW`, which is Friday, 10:00 in Shanghai. */
const WEEKLY = {
  ...ASKED,
  scheduleName: '每周差旅',
  period: 'lastMonth' as const,
  every: 'week' as const,
  day: 1,
  time: '08:00',
  language: 'zh' as const,
};

describe('reports that are sent by themselves', () => {
  let gateway: TestGateway;
  let noOf: (account: string) => string;
  const tokens: Record<string, string> = {};
  const as = (account: string): { as: string } => ({ as: tokens[account] ?? '' });
  beforeAll(async () => {
    gateway = await startTestGateway();
    await revokeReports(gateway);
    noOf = await staffNumbers(gateway);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    await gateway.idle();
    gateway.clock.now = NOW;
    for (const account of ['staff', 'approver', 'admin', 'multi'])
      tokens[account] = await gateway.login(account);
    await gateway.db.deleteFrom('report_schedule').execute();
    await gateway.db.deleteFrom('kept_mail').execute();
    await gateway.db.deleteFrom('mail').execute();
  });

  const add = async (accounts: string[], given: object = {}) => {
    const body = { ...WEEKLY, recipientNOList: accounts.map(noOf), ...given };
    const { scheduleList } = await gateway.ok(addReportSchedule, body, as('admin'));
    const [added] = scheduleList;
    assert.ok(added);
    return added;
  };
  const own = async (account = 'admin') =>
    (await gateway.ok(queryReportSchedules, {}, as(account))).scheduleList;
  async function sweepAt(minutesLater: number): Promise<void> {
    gateway.clock.advance(minutesLater);
    await gateway.sweep();
    await gateway.idle();
  }
  const signIn = (content: string): string => /linkSign=(\S+)/.exec(content)?.[1] ?? '';
  async function change(set: (db: TestGateway['db']) => Promise<unknown>): Promise<void> {
    await set(gateway.db);
    await gateway.db
      .updateTable('directory_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
  }
  const TO_MONDAY = 3 * DAY_MIN - 2 * 60;

  /** Report mails to an account, without its notices about orders. */
  const reportsTo = async (account: string) =>
    (await mailsTo(gateway, account)).filter(({ subject }) => subject.startsWith('差旅报表'));

  it('go to each recipient once, with the figures of their own scope', async () => {
    const added = await add(['admin', 'approver']);
    assert.deepEqual(
      [added.nextTime, added.lastTime, added.isPaused],
      ['2026-11-23T00:00:00.000Z', '', false],
    );
    await sweepAt(TO_MONDAY - 1);
    assert.equal((await reportsTo('admin')).length, 0);
    await sweepAt(1);
    await sweepAt(1);
    const october = { beginDate: '2026-10-01', endDate: '2026-10-31', groupBy: 'none' as const };
    const amounts = new Map<string, number>();
    for (const account of ['admin', 'approver']) {
      tokens[account] = await gateway.login(account);
      const mails = await reportsTo(account);
      assert.equal(mails.length, 1, account);
      const [mail] = mails;
      assert.equal(mail?.subject, '差旅报表：每周差旅（2026-10-01 至 2026-10-31）');
      const { pagePath: _path, ...filter } = ASKED;
      const { total } = await gateway.ok(queryReportFigures, { ...filter, ...october }, as(account));
      assert.match(
        mail?.content ?? '',
        new RegExp(`净支出：¥${formatPrice(total.amount).replaceAll('.', '\\.')}`),
      );
      amounts.set(account, total.amount);
    }
    assert.notEqual(amounts.get('admin'), amounts.get('approver'));
    const [after] = await own();
    assert.deepEqual(
      [after?.nextTime, after?.lastTime, after?.lastMails],
      ['2026-11-30T00:00:00.000Z', '2026-11-23T00:00:00.000Z', { all: 2, sent: 2, failed: 0 }],
    );
  });

  it('contain no name but the reader’s and the owner’s', async () => {
    await add(['approver']);
    await sweepAt(TO_MONDAY);
    const [mail] = await mailsTo(gateway, 'approver');
    const staff = await gateway.db.selectFrom('staff').select(['staff_no', 'staff_name']).execute();
    const told = staff.filter(({ staff_name }) => mail?.content.includes(staff_name));
    assert.deepEqual(
      [...new Set(told.map(({ staff_no }) => staff_no))].filter((no) => no.startsWith('100001')).toSorted(),
      [noOf('approver'), noOf('admin')].toSorted(),
    );
    assert.doesNotMatch(mail?.content ?? '', /\d{11}/);
  });

  it('after an outage are sent for the last run alone', async () => {
    await add(['admin']);
    await sweepAt(TO_MONDAY + 17 * DAY_MIN);
    const runs = await gateway.db.selectFrom('report_run').selectAll().execute();
    assert.deepEqual(
      runs.map(({ due_at }) => due_at.toISOString()),
      ['2026-12-07T00:00:00.000Z'],
    );
    assert.equal((await mailsTo(gateway, 'admin')).length, 1);
    tokens['admin'] = await gateway.login('admin');
    assert.equal((await own())[0]?.nextTime, '2026-12-14T00:00:00.000Z');
  });

  it('run once, however many processes sweep at the same moment', async () => {
    await add(['admin', 'approver']);
    gateway.clock.advance(TO_MONDAY);
    const { db, config, supplier } = gateway;
    const clock = () => gateway.clock.now;
    const background = new Background();
    const notifier = createOutboxNotifier(db, clock);
    const mails = createMails({ db, clock, config });
    const jobs = createJobRunner({ db, clock, background });
    const other = await buildGateway({
      db,
      clock,
      config,
      supplier,
      notifier,
      jobs,
      mails,
      background,
      logger: false,
    });
    const deps = areaDeps({ config, supplier, notifier, jobs, mails });
    await Promise.all([
      gateway.sweep(),
      sweep({ areas: AREAS, db, clock, log: other.log, deps, background }),
      gateway.sweep(),
    ]);
    await background.idle();
    await gateway.idle();
    assert.equal((await db.selectFrom('report_run').selectAll().execute()).length, 1);
    assert.equal((await mailsTo(gateway, 'admin')).length, 1);
    assert.equal((await mailsTo(gateway, 'approver')).length, 1);
    await other.close();
  });

  it('neither lose a run nor make it twice when the process dies in the midst of it', async () => {
    await add(['admin']);
    gateway.clock.advance(TO_MONDAY);
    const { db, clock } = gateway;
    // A run whose process dies counts as a failed attempt and is postponed.
    const killed = () => Promise.reject(new Error('killed'));
    await addDueSchedules({ db, now: clock.now });
    await runDueJobs(runSchedule, { db, now: clock.now, emit: killed });
    assert.equal((await db.selectFrom('report_run').selectAll().execute()).length, 0);
    await sweepAt(1);
    await sweepAt(0);
    assert.equal((await mailsTo(gateway, 'admin')).length, 1);
    // The process died after sending the mail and before marking it; the next attempt sends the identical mail.
    await db.updateTable('report_schedule').set({ next_run_at: clock.now }).execute();
    await sweepAt(0);
    assert.equal((await mailsTo(gateway, 'admin')).length, 1);
  });

  it('send nothing while they are paused, and no missed run later', async () => {
    const { scheduleId } = await add(['admin']);
    await gateway.ok(pauseReportSchedule, { scheduleId, isPaused: true }, as('admin'));
    assert.equal((await own())[0]?.nextTime, '');
    await sweepAt(TO_MONDAY + DAY_MIN);
    assert.equal((await mailsTo(gateway, 'admin')).length, 0);
    tokens['admin'] = await gateway.login('admin');
    await gateway.ok(pauseReportSchedule, { scheduleId, isPaused: false }, as('admin'));
    await sweepAt(1);
    assert.equal((await mailsTo(gateway, 'admin')).length, 0);
    assert.equal((await own())[0]?.nextTime, '2026-11-30T00:00:00.000Z');
    await gateway.ok(deleteReportSchedule, { scheduleId }, as('admin'));
    await sweepAt(7 * DAY_MIN);
    assert.equal((await mailsTo(gateway, 'admin')).length, 0);
  });

  it('go to no recipient who has lost the right, the address or the scope of the report', async () => {
    const approver = await findCaller(gateway.db, noOf('approver'));
    assert.ok(approver);
    await add(['admin', 'approver'], { deptNOList: [approver.deptNo] });
    const { dept_no: elsewhere } = await gateway.db
      .selectFrom('department as d')
      .select('d.dept_no')
      .where('d.enterprise_num', '=', '100001')
      .where('d.dept_no', 'not in', approver.deptNos)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('department as b').select('b.dept_no').whereRef('b.parent_no', '=', 'd.dept_no'),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    const place = (deptNo: string) =>
      change((db) =>
        db.updateTable('staff').set({ dept_no: deptNo }).where('staff_no', '=', noOf('approver')).execute(),
      );
    await place(elsewhere);
    await sweepAt(TO_MONDAY);
    assert.equal((await mailsTo(gateway, 'approver')).length, 0, 'moved to another department');
    assert.equal((await mailsTo(gateway, 'admin')).length, 1);
    await place(approver.deptNo);
    const roles = await gateway.db
      .selectFrom('staff_role')
      .selectAll()
      .where('staff_no', '=', noOf('approver'))
      .execute();
    await change((db) => db.deleteFrom('staff_role').where('staff_no', '=', noOf('approver')).execute());
    await sweepAt(7 * DAY_MIN);
    assert.equal((await mailsTo(gateway, 'approver')).length, 0, 'lost the right');
    await change((db) => db.insertInto('staff_role').values(roles).execute());
    await sweepAt(7 * DAY_MIN);
    assert.equal((await mailsTo(gateway, 'approver')).length, 1);
  });

  it('lead by their link to the report, for its recipient alone, for seven days', async () => {
    const approver = await findCaller(gateway.db, noOf('approver'));
    await add(['approver', 'admin'], { deptNOList: [approver?.deptNo ?? ''] });
    await sweepAt(TO_MONDAY);
    const [mail] = await mailsTo(gateway, 'approver');
    const content = mail?.content ?? '';
    assert.ok(content.includes(`${gateway.config.publicUrl}/#${PANDECT}?linkSign=rl_`), content);
    const linkSign = signIn(content);
    const rows = await gateway.db.selectFrom('report_mail').selectAll().execute();
    assert.ok(rows.some(({ token_hash }) => token_hash === hashToken(linkSign)));
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(linkSign));
    tokens['approver'] = await gateway.login('approver');
    tokens['admin'] = await gateway.login('admin');
    const opened = await gateway.ok(openReportLink, { linkSign }, as('approver'));
    assert.deepEqual(opened, {
      ...ASKED,
      deptNOList: [approver?.deptNo],
      beginDate: '2026-10-01',
      endDate: '2026-10-31',
    });
    await gateway.ok(openReportLink, { linkSign }, as('approver'));
    await gateway.refused('reportLinkForeign', openReportLink, { linkSign }, as('admin'));
    await gateway.refused('authExpired', openReportLink, { linkSign });
    for (const wrong of ['', hashToken(linkSign), `rl_${'A'.repeat(43)}`, linkSign.slice(0, -1)])
      await gateway.refused('reportLinkGone', openReportLink, { linkSign: wrong }, as('approver'));
    gateway.clock.advance(REPORT_LINK_DAYS * DAY_MIN);
    tokens['approver'] = await gateway.login('approver');
    await gateway.refused('reportLinkGone', openReportLink, { linkSign }, as('approver'));
  });

  it('are tried out on oneself alone, beside the runs', async () => {
    const { scheduleId, nextTime } = await add(['approver'], { language: 'en', period: 'thisMonth' });
    await gateway.ok(sendReportNow, { scheduleId }, as('admin'));
    const [mail, ...others] = await mailsTo(gateway, 'admin');
    assert.equal(others.length, 0);
    assert.equal(mail?.subject, '[Test] Travel report: 每周差旅 (2026-11-01 to 2026-11-20)');
    assert.match(mail?.content ?? '', /Net spend: ¥/);
    assert.equal((await mailsTo(gateway, 'approver')).length, 0);
    const [after] = await own();
    assert.deepEqual([after?.nextTime, after?.lastTime], [nextTime, '']);
  });

  it('are sent to staff with an address who may see the filtered data, and to no others', async () => {
    const admin = await findCaller(gateway.db, noOf('admin'));
    const found = async (given: object = {}) =>
      (
        await gateway.ok(queryReportRecipients, { ...ASKED, keyword: '', ...given }, as('admin'))
      ).recipientList.map(({ staffNO }) => staffNO);
    const all = await found();
    assert.ok(all.includes(noOf('admin')) && all.includes(noOf('approver')));
    assert.ok(!all.includes(noOf('staff')), 'who may not open the report');
    assert.deepEqual(await found({ keyword: '王建华' }), [noOf('approver')]);
    const ofAdmins = await found({ deptNOList: [admin?.deptNo ?? ''] });
    assert.ok(ofAdmins.includes(noOf('admin')) && !ofAdmins.includes(noOf('approver')));
    const body = (recipientNOList: string[], given: object = {}) => ({
      ...WEEKLY,
      recipientNOList,
      ...given,
    });
    const { staff_no: foreign } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', '100002')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const no of [noOf('staff'), foreign, '1000029999'])
      await gateway.refused('recipientNotAllowed', addReportSchedule, body([no]), as('admin'));
    await gateway.refused(
      'recipientNotAllowed',
      addReportSchedule,
      body([noOf('approver')], { deptNOList: [admin?.deptNo ?? ''] }),
      as('admin'),
    );
    const { email } = await gateway.db
      .selectFrom('app_user')
      .select('email')
      .where('login_name', '=', 'approver')
      .executeTakeFirstOrThrow();
    const address = (to: string | null) =>
      gateway.db.updateTable('app_user').set({ email: to }).where('login_name', '=', 'approver').execute();
    await address(null);
    await gateway.refused('recipientNotAllowed', addReportSchedule, body([noOf('approver')]), as('admin'));
    await address(email);
    await gateway.refused('forbidden', addReportSchedule, body([noOf('staff')]), as('staff'));
    const many = Array.from({ length: RECIPIENTS + 1 }, () => noOf('admin'));
    await gateway.refused('fieldsInvalid', addReportSchedule, body(many), as('admin'));
    await gateway.refused('fieldsInvalid', addReportSchedule, body([noOf('admin')], { day: 8 }), as('admin'));
    await gateway.refused(
      'fieldsInvalid',
      addReportSchedule,
      body([noOf('admin')], { scheduleName: '一\n二' }),
      as('admin'),
    );
  });

  it('are their owner’s own, in the enterprise in use, and so many', async () => {
    const { scheduleId } = await add(['admin']);
    assert.deepEqual(await own('approver'), []);
    for (const account of ['approver', 'multi']) {
      await gateway.refused('scheduleUnknown', deleteReportSchedule, { scheduleId }, as(account));
      await gateway.refused('scheduleUnknown', sendReportNow, { scheduleId }, as(account));
      await gateway.refused(
        'scheduleUnknown',
        pauseReportSchedule,
        { scheduleId, isPaused: true },
        as(account),
      );
    }
    await gateway.ok(changeEnt, { companyNO: '100002' }, as('multi'));
    await gateway.refused('scheduleUnknown', deleteReportSchedule, { scheduleId }, as('multi'));
    await gateway.ok(changeEnt, { companyNO: '100001' }, as('multi'));
    const body = { ...WEEKLY, recipientNOList: [noOf('admin')] };
    const answers = await Promise.all(
      Array.from({ length: SCHEDULES + 2 }, () => gateway.send(addReportSchedule, body, as('admin'))),
    );
    assert.equal(answers.filter(({ success }) => success).length, SCHEDULES - 1);
    assert.equal((await own()).length, SCHEDULES);
  });
});
