import { endOf } from '../../../../../src/domain/single-sign-on/domain-proof';
import { instantText } from '../../../../../src/domain/shanghai-time';
import type { Database } from '../../../db/database';
import '../../../login/single-sign-on/schema';
import { COMMON_MAIL_TEXTS } from '../../../mail/common-texts';
import { inOneLine, isAddress, type Mail } from '../../../mail/message';
import '../../schema';

interface DomainMail {
  tells: 'missing' | 'lapsed';
  domain: string;
  providerNo: string;
  operatorNo: string;
  at: Date;
}

const KINDS = { domainMissing: 'missing', domainLapsed: 'lapsed' } as const;
const KIND_OF = { missing: 'domainMissing', lapsed: 'domainLapsed' } as const;

/** Subject key of the mail to one operator about a mail domain without its record. */
export const domainMailAbout = ({ tells, domain, providerNo, operatorNo, at }: DomainMail): string =>
  [KIND_OF[tells], domain, providerNo, operatorNo, at.getTime()].join(':');

/** Undefined for the key of any other mail. */
export function domainMailOf(about: string): DomainMail | undefined {
  const [kind = '', domain = '', providerNo = '', operatorNo = '', at = ''] = about.split(':');
  if (kind !== 'domainMissing' && kind !== 'domainLapsed') return undefined;
  return { tells: KINDS[kind], domain, providerNo, operatorNo, at: new Date(Number(at)) };
}

/** The mail; undefined when the domain is proved again or removed, or the operator has left or has no address. */
export async function composeDomainMail(
  db: Database,
  { tells, domain, providerNo, operatorNo }: DomainMail,
): Promise<Mail | undefined> {
  const found = await db
    .selectFrom('identity_domain as d')
    .innerJoin('identity_provider as p', 'p.provider_no', 'd.provider_no')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'p.enterprise_num')
    .innerJoin('agency_operator as o', 'o.tmc_number', 'e.tmc_number')
    .select(['d.domain_state', 'd.missing_since', 'e.ent_name', 'o.email', 'o.operator_name'])
    .where('d.domain', '=', domain)
    .where('d.provider_no', '=', providerNo)
    .where('o.operator_no', '=', operatorNo)
    .where('o.is_stopped', '=', false)
    .executeTakeFirst();
  if (found === undefined || found.missing_since === null || !isAddress(found.email)) return undefined;
  if ((found.domain_state === 'lapsed') !== (tells === 'lapsed')) return undefined;
  const { greeting, bySystem } = COMMON_MAIL_TEXTS['zh-CN'];
  const name = inOneLine(found.ent_name);
  const end = instantText(endOf(found.missing_since).toISOString());
  const isOver = tells === 'lapsed';
  return {
    locale: 'zh-CN',
    address: found.email,
    subject: isOver ? `邮箱域名已失效：${domain}` : `未找到邮箱域名的DNS记录：${domain}`,
    lines: [
      greeting(inOneLine(found.operator_name)),
      isOver
        ? `${name}的邮箱域名${domain}已失效：两周没有找到它的DNS验证记录。该域名的员工不能再按邮箱找到企业单点登录。`
        : `没有找到${name}的邮箱域名${domain}的DNS验证记录。${end}前仍找不到时，该域名将失效。`,
      '请与企业的域名管理员确认，在服务商门户的单点登录中查看记录，恢复后点“立即验证”。',
    ],
    link: 'none',
    notes: [bySystem],
  };
}
