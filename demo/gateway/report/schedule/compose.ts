import { REPORT_LINK_DAYS } from '../../../../src/contract/report/schedules';
import { relativePeriod } from '../../../../src/domain/report/schedule';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { isOfSandbox } from '../../mail/recipient';
import { inOneLine, isAddress, type Mail } from '../../mail/message';
import type { GatewayConfig } from '../../server/config';
import { sumFigures } from '../queries/figure-queries';
import { reportScope } from '../queries/scope';
import { makeReportLink } from './link';
import { findReader } from './may-receive';
import { figureLines, REPORT_MAIL_TEXTS } from './mail-texts';

/**
 * The mail of a report to one recipient, with the current figures of their own scope and a personal link; undefined
 * when the recipient or the owner may no longer see it, an address is missing, or the schedule was paused or deleted
 * meanwhile.
 */
export async function composeReport(
  db: Database,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  reportMailNo: number,
  now: Date,
): Promise<Mail | undefined> {
  const mail = await db
    .selectFrom('report_mail as m')
    .innerJoin('report_run as r', 'r.run_no', 'm.run_no')
    .innerJoin('report_schedule as s', 's.schedule_id', 'r.schedule_id')
    .innerJoin('staff as p', 'p.staff_no', 'm.staff_no')
    .innerJoin('app_user as u', 'u.user_no', 'p.user_no')
    .selectAll('s')
    .select(isOfSandbox('p'))
    .select(['m.staff_no as recipient_no', 'r.due_at', 'r.is_test', 'u.email'])
    .where('m.report_mail_no', '=', reportMailNo)
    .executeTakeFirst();
  if (mail === undefined || mail.email === null || !isAddress(mail.email)) return undefined;
  if (mail.is_paused && !mail.is_test) return undefined;
  const { enterprise_num: enterpriseNum, page_path: pagePath, asked } = mail;
  const what = { enterpriseNum, pagePath, asked };
  const owner = await findReader(db, mail.staff_no, now, what);
  const recipient = await findReader(db, mail.recipient_no, now, what);
  if (owner === undefined || recipient === undefined) return undefined;
  const period = relativePeriod(mail.period, shanghaiDate(mail.due_at));
  const { total } = await sumFigures(db, await reportScope(db, recipient), {
    ...asked,
    ...period,
    deptAloneNOList: [],
    routeList: [],
    carrierList: [],
    groupBy: 'none',
    sortBy: 'amount',
    rowLimit: 1,
  });
  const words = REPORT_MAIL_TEXTS[mail.language];
  const told = {
    ...period,
    scheduleName: inOneLine(mail.schedule_name),
    ownerName: inOneLine(owner.staffName),
    recipientName: inOneLine(recipient.staffName),
    isTest: mail.is_test,
  };
  const linkSign = await makeReportLink(db, reportMailNo, now);
  return {
    locale: mail.language === 'en' ? 'en' : 'zh-CN',
    address: mail.email,
    isSandbox: mail.is_sandbox,
    subject: words.subject(told),
    lines: [words.greeting(told), words.about(told), ...figureLines(total, words)],
    link: { text: words.open, url: `${publicUrl}/#${pagePath}?linkSign=${linkSign}` },
    notes: words.notes(REPORT_LINK_DAYS),
  };
}
