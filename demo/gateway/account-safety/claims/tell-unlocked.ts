import { logAccountEvent } from '../../login/account-log';
import type { AreaDeps } from '../../server/deps';
import type { OpenContext } from '../../server/http/implement';
import { BY_SERVICE } from './decide';

const TEXT = '您的企业商旅账号已由服务商核实身份后解锁。如非本人申请，请立即联系服务商。';

/**
 * Records that an agency has opened a disputed account, and tells its phone and the phones before the denied changes,
 * one of which is the owner's.
 */
export async function tellUnlocked(
  { db, now, after }: Pick<OpenContext, 'db' | 'now' | 'after'>,
  { notifier }: Pick<AreaDeps, 'notifier'>,
  userNo: string,
): Promise<void> {
  await logAccountEvent(db, { userNo, kind: 'accountUnlocked' }, BY_SERVICE, now);
  const { telephone } = await db
    .selectFrom('app_user')
    .select('telephone')
    .where('user_no', '=', userNo)
    .executeTakeFirstOrThrow();
  const denied = await db
    .selectFrom('account_change')
    .select('former')
    .where('user_no', '=', userNo)
    .where('kind', '=', 'phone')
    .where('denied_at', 'is not', null)
    .execute();
  const phones = new Set([telephone, ...denied.flatMap(({ former }) => former ?? [])]);
  for (const phone of phones)
    after('tell of an unlocked account', () => notifier.sendAccountNotice(phone, TEXT));
}
