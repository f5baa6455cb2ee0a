import { deletePasswordLinks } from '../account-safety/password-link/delete-links';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { deleteSessionsOf } from '../login/queries';
import { staffRoleNo } from '../permission/staff-role';
import { DAY, spendAllowance } from '../server/limits/allowance';
import type { EventContext } from '../server/events/domain-events';
import { sendOfEnterprise } from '../sms/of-enterprise';
import { isNotPostponed, drainDue, type StepContext } from '../server/jobs/due-work';
import { nextEnterpriseOrder } from '../staff/new-staff';
import { insertInvitation, newInviteSign, withdrawInvitation } from './invitations';

const GOOD_MS = 30 * DAY;
/** Limit of messages to a phone that enterprises add repeatedly. */
const OF_PHONE = { allowed: 3, withinMs: DAY };

/** Sends account owners a link of their own to join the enterprises that have added their phones. */
export function inviteAwaitedStaff(context: EventContext): Promise<void> {
  const { db, now, deps, emit } = context;
  const { notifier, config } = deps;
  return drainDue(context, 'invite whom enterprises have added', async (turn) => {
    const made = await inTransaction(db, async (tx) => makeNext(tx, turn, now));
    if (made === undefined) return false;
    if (made.inviteSign === '') return true;
    const link = `${config.publicUrl}/#/linkInvite/linkInvite?inviteSign=${made.inviteSign}`;
    const text = `${made.entShortName}邀请您加入其企业商旅，请打开 ${link} 加入。如不加入，请忽略。`;
    try {
      const { enterpriseNum, phone } = made;
      await sendOfEnterprise({ db, now, emit, notifier }, made, { enterpriseNum, phone, text });
    } catch (error) {
      await inTransaction(db, (tx) => takeBack(tx, made, now));
      throw error;
    }
    return true;
  });
}

/** Creates the next invitation that is due; undefined if there is none. `inviteSign`: '' for a phone over its limit, and in a sandbox. */
async function makeNext(tx: Database, turn: StepContext, now: Date) {
  const next = await tx
    .selectFrom('awaited_staff as a')
    .innerJoin('staff as s', 's.staff_no', 'a.staff_no')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'a.enterprise_num')
    .select(['a.staff_no', 'a.phone', 'a.added_by', 's.enterprise_num', 's.dept_no', 's.position_no'])
    .select(['e.ent_short_name', 'e.is_sandbox'])
    .where('a.is_to_invite', '=', true)
    .where(isNotPostponed('a.staff_no', turn))
    .orderBy('a.staff_no')
    .limit(1)
    .forUpdate('a')
    .skipLocked()
    .executeTakeFirst();
  if (next === undefined) return undefined;
  const { phone, ent_short_name: entShortName, enterprise_num: enterpriseNum } = next;
  const awaited = { staffNo: next.staff_no, phone, entShortName, enterpriseNum, isSandbox: next.is_sandbox };
  turn.take(next.staff_no);
  await tx
    .updateTable('awaited_staff')
    .set({ is_to_invite: false })
    .where('staff_no', '=', next.staff_no)
    .execute();
  // no text goes to the phone from there, so that nothing may be spent for it
  if (next.is_sandbox) return { ...awaited, inviteSign: '', invitationNo: '' };
  if (!(await spendAllowance(tx, `invitations of\n${phone}`, OF_PHONE, now)))
    return { ...awaited, inviteSign: '', invitationNo: '' };
  const inviteSign = newInviteSign();
  const made = {
    enterpriseNum,
    deptNo: next.dept_no,
    positionNo: next.position_no,
    roleNo: staffRoleNo(next.enterprise_num),
    invitedBy: next.added_by,
    maxUses: 1,
    expiresAt: new Date(now.getTime() + GOOD_MS),
    forPhone: phone,
  };
  const invitationNo = await insertInvitation(tx, made, { inviteSign, now });
  return { ...awaited, inviteSign, invitationNo };
}

/** Withdraws an invitation whose link was not sent; another one is made for the same person. */
async function takeBack(
  tx: Database,
  { staffNo, invitationNo }: { staffNo: string; invitationNo: string },
  now: Date,
): Promise<void> {
  await withdrawInvitation(tx, invitationNo, now);
  await tx.updateTable('awaited_staff').set({ is_to_invite: true }).where('staff_no', '=', staffNo).execute();
}

/**
 * Moves the record that an enterprise added to the phone's account, because its owner has agreed. An account that was
 * made with the record gets the phone if no other account has it, or is left empty and signed out.
 */
export async function takeOverRecord(
  tx: Database,
  record: { staff_no: string; user_no: string },
  { phone, userNo }: { phone: string; userNo: string | undefined },
): Promise<void> {
  await tx.deleteFrom('awaited_staff').where('staff_no', '=', record.staff_no).execute();
  if (userNo === undefined) {
    await tx
      .updateTable('app_user')
      // a password by a link of the agency is another person's, who has never signed in with it
      .set({ telephone: phone, password_hash: null, unproved_phone: null, password_doubted_until: null })
      .where('user_no', '=', record.user_no)
      .execute();
    await deletePasswordLinks(tx, record.user_no);
    return;
  }
  await deleteSessionsOf(tx, { userNo: record.user_no, bounds: null });
  await tx
    .updateTable('staff')
    .set({ user_no: userNo, enterprise_order: nextEnterpriseOrder(userNo) })
    .where('staff_no', '=', record.staff_no)
    .execute();
  await deletePasswordLinks(tx, record.user_no);
  await tx
    .updateTable('app_user')
    // the record may have been used by the company's provider, whose log stays; the account itself leads nowhere
    .set({ login_name: null, email: null, password_hash: null, password_doubted_until: null })
    .where('user_no', '=', record.user_no)
    .execute();
}
