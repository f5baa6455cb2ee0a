import type { WalletSettings } from '../../../../src/contract/wallet/settings';
import type { Database } from '../../db/database';
import { isReachable, recipientOf } from '../../mail/recipient';

/** Settings of the wallet; empty ones with revision 0 if the enterprise has set none. */
export async function findSettings(db: Database, enterpriseNum: string): Promise<WalletSettings> {
  const rule = await db
    .selectFrom('wallet_rule')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  const warned = await db
    .selectFrom('wallet_warned as w')
    .innerJoin('staff as s', 's.staff_no', 'w.staff_no')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['s.staff_no', 's.staff_name'])
    .select(recipientOf())
    .where('w.enterprise_num', '=', enterpriseNum)
    .orderBy('s.staff_no')
    .execute();
  return {
    orderLimit: rule?.order_limit ?? null,
    personDayLimit: rule?.person_day_limit ?? null,
    dayLimit: rule?.day_limit ?? null,
    reviewAbove: rule?.review_above ?? null,
    securityAbove: rule?.security_above ?? null,
    warnBelow: rule?.warn_below ?? null,
    warnedList: warned.map((one) => ({
      staffNO: one.staff_no,
      staffName: one.staff_name,
      hasEmail: isReachable(one),
    })),
    revision: rule?.revision ?? 0,
  };
}
