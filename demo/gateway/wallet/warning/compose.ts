import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { inOneLine, isAddress, type Mail } from '../../mail/message';
import type { GatewayConfig } from '../../server/config';

/** The mail of a low balance to one person; undefined where they have no address. */
export async function composeWarning(
  db: Database,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  warningNo: number,
): Promise<Mail | undefined> {
  const warning = await db
    .selectFrom('wallet_warning as w')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'w.enterprise_num')
    .innerJoin('staff as s', 's.staff_no', 'w.staff_no')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['w.balance', 'w.warn_below', 'w.made_at', 'e.ent_name', 's.staff_name', 'u.email'])
    .where('w.warning_no', '=', warningNo)
    .executeTakeFirst();
  if (warning === undefined || warning.email === null || !isAddress(warning.email)) return undefined;
  const { balance, warn_below: bound, made_at: madeAt } = warning;
  const entName = inOneLine(warning.ent_name);
  return {
    address: warning.email,
    subject: `${entName}企业预存余额不足提醒`,
    lines: [
      `${inOneLine(warning.staff_name)}，您好：`,
      `${entName}的企业预存余额已低于设置的 ¥${formatPrice(bound)}。`,
      `${instantText(madeAt.toISOString())}的余额为 ¥${formatPrice(balance)}，请及时充值。`,
    ],
    link: { text: '查看企业钱包', url: `${publicUrl}/#/companyManageSet/walletAccount` },
    notes: ['余额回升后再次低于该金额时，会再次提醒。', '此邮件由系统自动发送，请勿回复。'],
  };
}
