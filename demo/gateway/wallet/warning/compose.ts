import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { inOneLine, type Mail } from '../../mail/message';
import { forRecipient, isReachable, recipientOf } from '../../mail/recipient';
import { COMMON_MAIL_TEXTS } from '../../mail/common-texts';
import type { GatewayConfig } from '../../server/config';
import { WALLET_MAIL_TEXTS } from '../mail-texts';

/** The mail of a low balance to one person; undefined without an address. */
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
    .select(['w.balance', 'w.warn_below', 'w.made_at', 'e.ent_name', 's.staff_name'])
    .select('u.mail_locale')
    .select(recipientOf())
    .where('w.warning_no', '=', warningNo)
    .executeTakeFirst();
  if (!isReachable(warning)) return undefined;
  const { balance, warn_below: bound, made_at: madeAt } = warning;
  const entName = inOneLine(warning.ent_name);
  const { mail_locale: locale } = warning;
  const { warning: words } = WALLET_MAIL_TEXTS[locale];
  const { greeting, bySystem } = COMMON_MAIL_TEXTS[locale];
  return forRecipient(warning, {
    locale,
    address: warning.email,
    subject: words.subject(entName),
    lines: [
      greeting(inOneLine(warning.staff_name)),
      words.below(entName, `¥${formatPrice(bound)}`),
      words.balance(instantText(madeAt.toISOString()), `¥${formatPrice(balance)}`),
    ],
    link: { text: words.open, url: `${publicUrl}/#/companyManageSet/walletAccount` },
    notes: [words.again, bySystem],
  });
}
