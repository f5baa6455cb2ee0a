import type { Database } from '../../db/database';
import { COMMON_MAIL_TEXTS } from '../../mail/common-texts';
import { inOneLine, isAddress, type Mail } from '../../mail/message';
import { instantText } from '../../../../src/domain/shanghai-time';
import '../schema';
import './schema';

interface OffMail {
  endpointNo: string;
  operatorNo: string;
  offAt: Date;
}

const KIND = 'webhookOff';

/** Subject key of the mail to one operator about an endpoint that switched itself off. */
export const offMailAbout = ({ endpointNo, operatorNo, offAt }: OffMail): string =>
  [KIND, endpointNo, operatorNo, offAt.getTime()].join(':');

/** Undefined for the key of any other mail. */
export function offMailOf(about: string): OffMail | undefined {
  const [kind, endpointNo = '', operatorNo = '', offAt = ''] = about.split(':');
  return kind === KIND ? { endpointNo, operatorNo, offAt: new Date(Number(offAt)) } : undefined;
}

const REASONS = {
  off: '',
  gone: '接收方答复不再接收事件（HTTP 410）',
  failing: '连续5天没有一次推送成功',
};

/** The mail; undefined when the endpoint is on again, or the operator has left or has no address. */
export async function composeOffMail(
  db: Database,
  { endpointNo, operatorNo, offAt }: OffMail,
): Promise<Mail | undefined> {
  const found = await db
    .selectFrom('webhook_endpoint as w')
    .innerJoin('partner_app as a', 'a.app_no', 'w.app_no')
    .innerJoin('agency_operator as o', 'o.tmc_number', 'a.tmc_number')
    .select(['w.url', 'w.off_at', 'w.off_reason', 'a.app_name', 'o.email', 'o.operator_name'])
    .where('w.endpoint_no', '=', endpointNo)
    .where('o.operator_no', '=', operatorNo)
    .where('o.is_stopped', '=', false)
    .executeTakeFirst();
  if (found === undefined || found.off_reason === null || !isAddress(found.email)) return undefined;
  if (found.off_at?.getTime() !== offAt.getTime()) return undefined;
  const { greeting, bySystem } = COMMON_MAIL_TEXTS['zh-CN'];
  const appName = inOneLine(found.app_name);
  return {
    locale: 'zh-CN',
    address: found.email,
    subject: `事件推送已自动停用：${appName}`,
    lines: [
      greeting(inOneLine(found.operator_name)),
      `合作方应用${appName}的推送地址${new URL(found.url).host}已于${instantText(offAt.toISOString())}自动停用。`,
      `原因：${REASONS[found.off_reason]}。`,
      '请与合作方确认后，在服务商门户的事件推送中启用，并重发未送达的事件。',
    ],
    link: 'none',
    notes: [bySystem],
  };
}
