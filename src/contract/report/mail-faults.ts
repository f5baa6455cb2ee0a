import type { FaultText } from '../faults';

export const REPORT_MAIL_FAULTS = {
  scheduleUnknown: { code: '46301', msg: '该定时邮件不存在或已删除' },
  /** Limit of schedules per person. */
  schedulesFull: { code: '46302', msg: '定时邮件已达上限，请先删除不再使用的' },
  /** A recipient has left, has no address, or may not see the report's data. */
  recipientNotAllowed: { code: '46303', msg: '收件人中有人没有邮箱或无权查看该报表，请重新选择' },
  /** Thrown for a mail to oneself. */
  noOwnAddress: { code: '46304', msg: '您没有登记邮箱，无法接收测试邮件' },
  /** The link has expired, does not exist, or shows data that its recipient may not see any more. */
  reportLinkGone: { code: '46305', msg: '链接已失效' },
  reportLinkForeign: { code: '46306', msg: '该链接不属于您' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    reportMail: typeof REPORT_MAIL_FAULTS;
  }
}
