import type { ParsedBodyOf } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { decideWalletSettings, PendingWalletChange } from '../../../../src/contract/wallet/settings';
import { INDEPENDENT_DAYS } from '../../../../src/domain/permission/second-person';
import type { Safeguards } from '../../../../src/domain/wallet/safeguards';
import type { Database } from '../../db/database';
import { checkSecured } from '../../payment/wallet-security';
import { findOtherHolders } from '../../permission/own-rules/other-holders';
import { findCaller } from '../../permission/callers';
import { checkSecondPerson } from '../../permission/second-person';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import '../events';
import { logSettings, updateRule } from './rule';

/** Stores looser values until another administrator consents, and notifies those who may. Replaces a pending change. */
export async function requestChange(
  context: Pick<CallerContext, 'db' | 'caller' | 'now' | 'emit'>,
  wanted: Partial<Safeguards>,
): Promise<void> {
  const { db, caller, now, emit } = context;
  const { able: others } = await findOtherHolders(context, OBJECT.setWallet);
  if (others.length === 0) throw new Fault('walletSettingsAlone', await noSecondPersonText(context));
  const { change_no: changeNo } = await db
    .insertInto('wallet_rule_change')
    .values({
      enterprise_num: caller.enterpriseNum,
      change_state: 'waiting',
      wanted: JSON.stringify(wanted),
      asked_by: caller.staffNo,
      asked_at: now,
      decided_by: null,
      decided_at: null,
    })
    .returning('change_no')
    .executeTakeFirstOrThrow();
  await emit({ db, now }, 'wallet.changeAsked', {
    enterpriseNum: caller.enterpriseNum,
    changeNo,
    byName: caller.staffName,
    toldNos: others.map(({ staffNo }) => staffNo),
  });
}

/** Ends the pending change, if any, as `lapsed`. */
export async function lapsePendingChange({
  db,
  caller,
  now,
}: Pick<CallerContext, 'db' | 'caller' | 'now'>): Promise<void> {
  await db
    .updateTable('wallet_rule_change')
    .set({ change_state: 'lapsed', decided_at: now })
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('change_state', '=', 'waiting')
    .execute();
}

/** The pending change of an enterprise. */
export async function findPendingWalletChange(
  db: Database,
  { enterpriseNum, staffNo }: Pick<CallerContext['caller'], 'enterpriseNum' | 'staffNo'>,
): Promise<PendingWalletChange | null> {
  const row = await db
    .selectFrom('wallet_rule_change as c')
    .innerJoin('staff as s', (join) =>
      join.onRef('s.enterprise_num', '=', 'c.enterprise_num').onRef('s.staff_no', '=', 'c.asked_by'),
    )
    .select(['c.change_no', 'c.wanted', 'c.asked_by', 'c.asked_at', 's.staff_name'])
    .where('c.enterprise_num', '=', enterpriseNum)
    .where('c.change_state', '=', 'waiting')
    // a change whose requester has left is void
    .where('s.staff_state', '=', 'active')
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        changeNO: row.change_no,
        wanted: row.wanted,
        askedBy: row.staff_name,
        askedTime: row.asked_at.toISOString(),
        isOwn: row.asked_by === staffNo,
      };
}

const STATES = { agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Agrees to a change that loosens the limits, refuses it, or withdraws the caller's own. Throws walletChangeUnknown,
 * walletChangeOwn, walletChangeOthers, secondPersonRecent, and for an agreement the faults of a missing security
 * password.
 */
export async function decideChange(
  context: CallerContext,
  { changeNO, decision }: ParsedBodyOf<typeof decideWalletSettings>,
): Promise<void> {
  const { db, caller, now } = context;
  const { enterpriseNum, staffNo } = caller;
  const row = await db
    .selectFrom('wallet_rule_change')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('change_no', '=', changeNO)
    .forUpdate()
    .executeTakeFirst();
  if (row?.change_state !== 'waiting') throw new Fault('walletChangeUnknown');
  const isOwn = row.asked_by === staffNo;
  if (decision === 'withdraw' && !isOwn) throw new Fault('walletChangeOthers');
  if (decision !== 'withdraw' && isOwn) throw new Fault('walletChangeOwn');
  if (decision === 'agree') {
    const asker = await findCaller(db, row.asked_by, now);
    if (!asker?.objects.has(OBJECT.setWallet)) throw new Fault('walletChangeUnknown');
    await checkSecondPerson(db, {
      enterpriseNum,
      first: row.asked_by,
      second: staffNo,
      objectNo: OBJECT.setWallet,
      askedAt: row.asked_at,
      now,
    });
    await checkSecured(context, enterpriseNum, Infinity);
    const { staff_name: askedBy } = await db
      .selectFrom('staff')
      .select('staff_name')
      .where('staff_no', '=', row.asked_by)
      .executeTakeFirstOrThrow();
    await logSettings(context, () => updateRule(context, row.wanted), { askedBy });
  }
  await db
    .updateTable('wallet_rule_change')
    .set({ change_state: STATES[decision], decided_by: staffNo, decided_at: now })
    .where('change_no', '=', changeNO)
    .execute();
}

/** The message names the main administrator, who can grant the right to a second person. */
async function noSecondPersonText({ db, caller }: Pick<CallerContext, 'db' | 'caller'>): Promise<string> {
  const main = await db
    .selectFrom('main_manager as m')
    .innerJoin('staff as s', 's.staff_no', 'm.staff_no')
    .select(['s.staff_no', 's.staff_name'])
    .where('m.enterprise_num', '=', caller.enterpriseNum)
    .executeTakeFirst();
  const whom =
    main === undefined || main.staff_no === caller.staffNo
      ? `请为另一名员工授予该权限（由您授权的员工，${INDEPENDENT_DAYS}天后方可同意），或联系客户经理`
      : `请联系主管理员${main.staff_name}为另一名员工或其本人授权`;
  return `放宽资金安全设置须由另一名有“设置企业钱包”权限的管理员同意，企业目前没有这样的管理员，${whom}`;
}
