import { sql } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { saveWalletSettings } from '../../../../src/contract/wallet/settings';
import {
  isLoosened,
  loosenedLimits,
  SAFEGUARDS,
  tightenLimits,
} from '../../../../src/domain/wallet/safeguards';
import type { Database } from '../../db/database';
import { checkSecured } from '../../payment/wallet-security';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findSettings } from './find';
import { requestChange, lapsePendingChange } from './pending-change';
import { logSettings } from './rule';

type Body = ParsedBodyOf<typeof saveWalletSettings>;

/**
 * Replaces the settings that were read; returns their revision. Stricter values take effect at once. Looser ones wait
 * until another administrator agrees, and need the caller's security password, because an unattended session or one
 * person alone could otherwise loosen them. Throws walletSettingsChanged, walletSettingsAlone, fieldsInvalid, and the
 * faults of a missing security password.
 */
export async function saveSettings(
  context: CallerContext,
  body: Body,
): Promise<{ revision: number; isPending: boolean }> {
  const { db, caller } = context;
  const asked = [...new Set(body.warnedNOList)];
  if (body.warnBelow !== null && asked.length === 0) throw fieldsInvalid({ warnedNOList: '请选择接收人' });
  await checkStaff(db, caller.enterpriseNum, asked);
  const before = await findSettings(db, caller.enterpriseNum);
  if (before.revision !== body.basedOn) throw new Fault('walletSettingsChanged');
  const wanted = { ...body, securityAbove: body.securityAbove ?? null };
  if (body.securityAbove === undefined) wanted.securityAbove = before.securityAbove;
  const isPending = isLoosened(before, wanted);
  if (isPending) await checkSecured(context, caller.enterpriseNum, Infinity);
  const revision = await logSettings(context, () =>
    write(context, { ...body, ...tightenLimits(before, wanted) }, asked),
  );
  // a pending change was requested relative to the former limits
  if (SAFEGUARDS.some((name) => wanted[name] !== before[name])) await lapsePendingChange(context);
  if (isPending) await requestChange(context, loosenedLimits(before, wanted));
  return { revision, isPending };
}

/**
 * Resets the state of the low balance, so that lowering the limit and raising it again warns again. Throws
 * walletSettingsChanged.
 */
async function write(
  { db, caller, now }: CallerContext,
  body: Body,
  warnedNos: readonly string[],
): Promise<number> {
  const { enterpriseNum, staffNo } = caller;
  const { basedOn, warnBelow, securityAbove } = body;
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
  // of two changes based on the same revision, the first wins
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
  if (warnedNos.length > 0) {
    await db
      .insertInto('wallet_warned')
      .values(warnedNos.map((staff_no) => ({ enterprise_num: enterpriseNum, staff_no })))
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
