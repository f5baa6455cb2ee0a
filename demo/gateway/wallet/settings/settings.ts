import { sql } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { saveWalletSettings, WalletSettings } from '../../../../src/contract/wallet/settings';
import { loosensSecurity } from '../../../../src/domain/wallet/security';
import type { Database } from '../../db/database';
import { isAddress } from '../../mail/message';
import { checkSecurityProof, findSecurityAbove } from '../../payment/wallet-security';
import { Fault, fieldsInvalid } from '../../server/fault';
import type { CallerContext } from '../../server/implement';

/** What an enterprise has set; of one that has set nothing, nothing, with revision 0. */
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
    .select(['s.staff_no', 's.staff_name', 'u.email'])
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
    warnedList: warned.map(({ staff_no, staff_name, email }) => ({
      staffNO: staff_no,
      staffName: staff_name,
      hasEmail: email !== null && isAddress(email),
    })),
    revision: rule?.revision ?? 0,
  };
}

/**
 * Sets them in the place of those that were read; gives their revision. Whether the balance is low is found anew: who lowers
 * the bound and raises it again is told again. Whoever lets more go without a security password gives theirs, or a session that
 * was left open would do away with it. Throws walletSettingsChanged, fieldsInvalid, and where the security password is missing.
 */
export async function saveSettings(
  context: CallerContext,
  body: ParsedBodyOf<typeof saveWalletSettings>,
): Promise<number> {
  const { db, now } = context;
  const { enterpriseNum, staffNo } = context.caller;
  const { basedOn, warnedNOList, warnBelow } = body;
  const asked = [...new Set(warnedNOList)];
  if (warnBelow !== null && asked.length === 0) throw fieldsInvalid({ warnedNOList: '请选择接收人' });
  await checkStaff(db, enterpriseNum, asked);
  const { securityAbove } = body;
  if (
    securityAbove !== undefined &&
    loosensSecurity(await findSecurityAbove(db, enterpriseNum), securityAbove)
  ) {
    await checkSecurityProof(context);
  }
  const revision = basedOn + 1;
  const set = {
    order_limit: body.orderLimit,
    person_day_limit: body.personDayLimit,
    day_limit: body.dayLimit,
    review_above: body.reviewAbove,
    ...(securityAbove !== undefined && { security_above: securityAbove }),
    warn_below: warnBelow,
    revision,
    changed_by: staffNo,
    changed_at: now,
  };
  // of two that are based on the same one, the first stays
  const written =
    basedOn === 0
      ? await db
          .insertInto('wallet_rule')
          .values({ enterprise_num: enterpriseNum, ...set })
          .onConflict((conflict) => conflict.column('enterprise_num').doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('wallet_rule')
          .set({ ...set, is_low: sql`is_low and warn_below is not distinct from ${warnBelow}::bigint` })
          .where('enterprise_num', '=', enterpriseNum)
          .where('revision', '=', basedOn)
          .returning('revision')
          .executeTakeFirst();
  if (written === undefined) throw new Fault('walletSettingsChanged');
  await db.deleteFrom('wallet_warned').where('enterprise_num', '=', enterpriseNum).execute();
  if (asked.length > 0) {
    await db
      .insertInto('wallet_warned')
      .values(asked.map((staff_no) => ({ enterprise_num: enterpriseNum, staff_no })))
      .execute();
  }
  return revision;
}

async function checkStaff(db: Database, enterpriseNum: string, staffNos: readonly string[]): Promise<void> {
  if (staffNos.length === 0) return;
  const { known } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('known'))
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', 'in', staffNos)
    .executeTakeFirstOrThrow();
  if (known !== staffNos.length) throw fieldsInvalid({ warnedNOList: '接收人不存在，请重新选择' });
}
