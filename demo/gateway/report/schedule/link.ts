import { randomBytes } from 'node:crypto';
import type { ResultOf } from '../../../../src/contract/call';
import {
  REPORT_LINK_DAYS,
  REPORT_LINK_SIGN,
  type openReportLink,
} from '../../../../src/contract/report/schedules';
import { relativePeriod } from '../../../../src/domain/report/schedule';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { Fault } from '../../server/http/fault';
import { hashToken } from '../../server/http/token';
import { findReader } from './may-receive';

const LIFETIME_MS = REPORT_LINK_DAYS * 24 * 3_600_000;
const TOKEN = new RegExp(`^${REPORT_LINK_SIGN}[A-Za-z0-9_-]{43}$`);

/** Creates the token of a mail's link and replaces one that was not delivered. Only its hash is stored. */
export async function makeReportLink(db: Database, reportMailNo: number, now: Date): Promise<string> {
  const token = REPORT_LINK_SIGN + randomBytes(32).toString('base64url');
  await db
    .updateTable('report_mail')
    .set({ token_hash: hashToken(token), expires_at: new Date(now.getTime() + LIFETIME_MS) })
    .where('report_mail_no', '=', reportMailNo)
    .execute();
  return token;
}

/**
 * Returns the target of a link. The token is no login: it is valid only for its signed-in recipient, as long as they
 * may see the report's filter. Throws reportLinkGone or reportLinkForeign.
 */
export async function openLink(
  db: Database,
  caller: Caller,
  linkSign: string,
  now: Date,
): Promise<ResultOf<typeof openReportLink>> {
  if (!TOKEN.test(linkSign)) throw new Fault('reportLinkGone');
  const link = await db
    .selectFrom('report_mail as m')
    .innerJoin('report_run as r', 'r.run_no', 'm.run_no')
    .innerJoin('report_schedule as s', 's.schedule_id', 'r.schedule_id')
    .select(['m.staff_no', 'm.expires_at', 'r.due_at', 's.page_path', 's.asked', 's.period'])
    .where('m.token_hash', '=', hashToken(linkSign))
    .executeTakeFirst();
  if (link === undefined || link.expires_at === null) throw new Fault('reportLinkGone');
  const { enterpriseNum, staffNo } = caller;
  if (link.staff_no !== staffNo) throw new Fault('reportLinkForeign');
  if (link.expires_at <= now) throw new Fault('reportLinkGone');
  const { page_path: pagePath, asked } = link;
  if ((await findReader(db, staffNo, now, { enterpriseNum, pagePath, asked })) === undefined)
    throw new Fault('reportLinkGone');
  return { pagePath, ...asked, ...relativePeriod(link.period, shanghaiDate(link.due_at)) };
}
