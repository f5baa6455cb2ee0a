import * as v from 'valibot';
import { call } from '../call';
import { Product, PRODUCTS, ReportBasis } from './report';
import { ReportPath } from './shared-views';

const BASE = '/CLMidPlatExtendedService/api/travelReport/';

export const RECIPIENTS = 20;
/** Maximum number of schedules of one person in an enterprise. */
export const SCHEDULES = 20;
export const SCHEDULE_NAME_LENGTH = 30;
/** Days for which the link in a mail is valid. */
export const REPORT_LINK_DAYS = 7;

/** Prefix of link tokens, so that they are never confused with session tokens. */
export const REPORT_LINK_SIGN = 'rl_';

const Numbers = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(200));
const Recipient = v.object({ staffNO: v.string(), staffName: v.string(), deptName: v.string() });
export type Recipient = v.InferOutput<typeof Recipient>;

/** Content of a report, independent of its period. */
const ASKED = {
  pagePath: ReportPath,
  products: v.pipe(v.array(Product), v.minLength(1, '请选择产品'), v.maxLength(PRODUCTS.length)),
  basis: ReportBasis,
  deptNOList: Numbers,
  staffNOList: Numbers,
  costCenterNOList: Numbers,
  accountingEntityNOList: Numbers,
};

const SCHEDULE = {
  ...ASKED,
  /**
   * Name in the subject of its mails, free of invisible characters and of those that change the direction of the line.
   */
  scheduleName: v.pipe(
    v.string(),
    v.trim(),
    v.normalize('NFC'),
    v.nonEmpty('请输入名称'),
    v.maxLength(SCHEDULE_NAME_LENGTH, `名称不能超过${SCHEDULE_NAME_LENGTH}个字`),
    v.check((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name), '名称含有不支持的字符'),
  ),
  /** Period, relative to the day of the run. */
  period: v.picklist(['lastWeek', 'lastMonth', 'thisWeek', 'thisMonth']),
  every: v.picklist(['week', 'month']),
  /** 1 Monday to 7 Sunday, or a day of the month; the last day of months that are shorter. */
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  /** Time of day in Shanghai. */
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '请选择发送时间')),
  language: v.picklist(['zh', 'en']),
};

/** A scheduled report, as its owner sees it. */
export const ReportSchedule = v.object({
  scheduleId: v.string(),
  ...SCHEDULE,
  recipientList: v.array(Recipient),
  isPaused: v.boolean(),
  /** ISO instant of the next run; '' while it is paused. */
  nextTime: v.string(),
  /** ISO instant of the last run; '' for never. */
  lastTime: v.string(),
  /** Numbers of mails of the last run: all, sent, and failed. */
  lastMails: v.object({ all: v.number(), sent: v.number(), failed: v.number() }),
});
export type ReportSchedule = v.InferOutput<typeof ReportSchedule>;

const Schedules = v.object({ scheduleList: v.array(ReportSchedule) });
const ScheduleId = v.pipe(v.string(), v.regex(/^RS[0-9a-f]{32}$/, '该定时邮件不存在'));

/** Returns the caller's own schedules in the enterprise in use, the latest first. */
export const queryReportSchedules = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}queryReportSchedules`,
  body: v.object({}),
  result: Schedules,
  needs: 'token',
  reads: ['reportSchedule'],
});

/**
 * Returns staff with an e-mail address who may open a report and see its data, by part of a name or number, up to a
 * limit.
 */
export const queryReportRecipients = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}queryReportRecipients`,
  body: v.object({
    ...ASKED,
    keyword: v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')),
  }),
  result: v.object({ recipientList: v.array(Recipient) }),
  needs: 'token',
  reads: ['staff', 'permission'],
});

/** Schedules a report; each recipient receives the figures of their own scope. */
export const addReportSchedule = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}addReportSchedule`,
  body: v.pipe(
    v.object({
      ...SCHEDULE,
      recipientNOList: v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(60))),
        v.minLength(1, '请选择收件人'),
        v.maxLength(RECIPIENTS, `收件人最多${RECIPIENTS}人`),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['every'], ['day']],
        ({ every, day }) => every === 'month' || day <= 7,
        '请选择星期一至星期日',
      ),
      ['day'],
    ),
  ),
  result: Schedules,
  needs: 'token',
  mutates: true,
  changes: ['reportSchedule'],
});

/** Pauses a schedule, or resumes it with the next run. */
export const pauseReportSchedule = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}pauseReportSchedule`,
  body: v.object({ scheduleId: ScheduleId, isPaused: v.boolean() }),
  result: Schedules,
  needs: 'token',
  mutates: true,
  changes: ['reportSchedule'],
});

/** Deletes a schedule of the caller and returns the rest. */
export const deleteReportSchedule = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}deleteReportSchedule`,
  body: v.object({ scheduleId: ScheduleId }),
  result: Schedules,
  needs: 'token',
  mutates: true,
  changes: ['reportSchedule'],
});

/** Sends a mail of the report to the caller alone, at once. */
export const sendReportNow = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}sendReportNow`,
  body: v.object({ scheduleId: ScheduleId }),
  result: v.object({ scheduleId: v.string() }),
  needs: 'token',
  mutates: true,
  changes: [],
});

/**
 * Returns the report behind the link of a mail, for its signed-in recipient only: the link alone grants no access.
 * Throws reportLinkGone or reportLinkForeign.
 */
export const openReportLink = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}openReportLink`,
  body: v.object({ linkSign: v.pipe(v.string(), v.maxLength(100)) }),
  result: v.object({
    ...ASKED,
    beginDate: v.string(),
    endDate: v.string(),
  }),
  discloses: true,
  needs: 'token',
  reads: ['reportSchedule', 'permission'],
});
