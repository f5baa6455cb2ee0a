import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { dropProofs } from '../../login/proofs';
import { deleteSessionsOf } from '../../login/queries';
import { mayChangeSignIn } from '../../permission/sign-in-changes';
import type { AreaDeps } from '../../server/deps';
import type { OpenContext } from '../../server/http/implement';
import { noteChange } from '../note-change';
import { notePhoneProved } from '../first-proof/prove-phone';
import { deletePasswordLinks } from '../password-link/delete-links';
import { isPhoneTaken, setEmail, setPhone, type Account } from '../queries';
import { BY_SERVICE } from './decide';
import type { Claim } from './queries';

type Context = Pick<OpenContext, 'db' | 'now' | 'emit' | 'after'>;

/** Returns why an approved claim can no longer take effect; undefined when it can. */
export async function findVoidReason(
  db: Database,
  account: Account,
  claim: Claim,
  now: Date,
): Promise<string | undefined> {
  const { kind, former, present, asked_by: askedBy } = claim;
  const isPhone = kind === 'phone';
  // for an administrator's request this is checked only when the phone's holder confirms it
  if (askedBy === null && isPhone && (await isPhoneTaken(db, present, account.userNo)))
    return '新手机号已绑定其他账号';
  if ((isPhone ? account.telephone : account.email) !== former)
    return isPhone ? '申诉后手机已更换' : '申请后邮箱已更换';
  if (askedBy !== null && !((await isOnlyOfRequester(db, claim)) && (await isStillAllowed(db, claim, now))))
    return '该账号已不能由企业管理员申请变更';
  return undefined;
}

/**
 * Returns whether all requesters and consenting persons still have their rights, which may have changed, as may the
 * owner's.
 */
async function isStillAllowed(
  db: Database,
  { staff_no: staffNo, asked_by: askedBy, decided_by: decidedBy }: Claim,
  now: Date,
): Promise<boolean> {
  for (const administratorNo of [askedBy, decidedBy]) {
    if (administratorNo === null || staffNo === null) continue;
    if (!(await mayChangeSignIn(db, administratorNo, staffNo, now))) return false;
  }
  return true;
}

/**
 * Returns whether the account still belongs only to the enterprise of its active requester, and not to its main
 * administrator.
 */
async function isOnlyOfRequester(db: Database, { user_no, staff_no, asked_by }: Claim): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from staff s join staff a using (enterprise_num)
      where s.staff_no = ${staff_no} and s.user_no = ${user_no} and s.staff_state = 'active'
        and a.staff_no = ${asked_by} and a.staff_state = 'active'
        and not exists (select from staff o where o.user_no = s.user_no and o.staff_no <> s.staff_no)
        and not exists (select from main_manager m where m.staff_no = s.staff_no)) as found`.execute(db);
  return rows[0]?.found === true;
}

/**
 * Moves the account to the new phone or mail, voids links to set its password, which the holder of the former one may
 * have, and informs its owner how to undo it. An administrator's claim also ends
 * all sessions and forgets all browsers, because none of them is proved to belong to the holder of the new one.
 */
export async function changeAccount(
  context: Context,
  deps: Pick<AreaDeps, 'config' | 'notifier'>,
  account: Account,
  claim: Claim,
): Promise<void> {
  const { db, now } = context;
  const { userNo } = account;
  const { kind, former, present } = claim;
  if (kind === 'phone') {
    await setPhone(db, userNo, { from: former ?? '', to: present });
    await notePhoneProved(db, userNo);
  } else await setEmail(db, userNo, present);
  await dropProofs(db, userNo, kind === 'phone' ? 'sms' : 'mail');
  await deletePasswordLinks(db, userNo);
  if (claim.asked_by !== null) {
    await db.deleteFrom('login_origin').where('user_no', '=', userNo).execute();
    await context.emit({ db, now }, 'user.signedOutEverywhere', { userNo, bounds: null });
    await deleteSessionsOf(db, { userNo, bounds: null });
  }
  const from = { ip: claim.address, device: { ...BY_SERVICE.device, agent: claim.agent } };
  await noteChange({ ...context, ...from }, deps, account, { kind, former, present });
}
