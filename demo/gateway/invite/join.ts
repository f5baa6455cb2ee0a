import { joiningNameProblem, tidyName } from '../../../src/domain/invite/joining-name';
import type { Database, DatabaseTransaction } from '../db/database';
import { provePhone } from '../account-safety/first-proof/prove-phone';
import type { AreaDeps } from '../server/deps';
import { Fault, fieldsInvalid } from '../server/http/fault';
import type { OpenContext } from '../server/http/implement';
import { newNumber } from '../server/new-number';
import { hashToken } from '../server/http/token';
import { findAwaitedStaff } from '../login/awaited-staff';
import { lockPhones } from '../login/lock-phones';
import { applyToJoin, hasApplied } from './apply';
import { takeOverRecord } from './awaited-staff';
import './events';
import { refuseEnded } from './invitations';
import { usualPlacement } from './placement';
import {
  findJoinedStaff,
  findMember,
  findProof,
  findUser,
  lockInvitation,
  noteUse,
  type Invitation,
} from './queries';
import { nextEnterpriseOrder, nextStaffNo } from '../staff/new-staff';
import { soundsOfName } from '../staff/sounds';

type ProofContext = Pick<OpenContext, 'now' | 'ip' | 'device' | 'emit' | 'after'>;
type ProofDeps = Pick<AreaDeps, 'config' | 'notifier'>;

/** The proof of a phone, and the name that a new person gives. */
export interface JoinRequest {
  phoneSign: string;
  staffName: string;
  email: string;
}

export interface JoinOutcome {
  entShortName: string;
  userName: string;
  isMemberAlready: boolean;
  /** An administrator must agree first. */
  isWaiting: boolean;
}

/**
 * Adds the owner of a proved phone to the enterprise of the invitation, with all writes in `tx`. Locks serialise joins
 * by one invitation, with one phone or into one enterprise, in this order. Throws phoneUnproved.
 */
export async function join(
  tx: DatabaseTransaction,
  joining: JoinRequest,
  context: ProofContext,
  deps: ProofDeps,
): Promise<JoinOutcome> {
  const { now, emit } = context;
  const proofHash = hashToken(joining.phoneSign);
  const proved = await findProof(tx, proofHash, now);
  const invitation = proved && (await lockInvitation(tx, proved.invitation_no));
  if (proved === undefined || invitation === undefined) throw new Fault('invitePhoneUnproved');
  const { enterprise_num: enterpriseNum, invitation_no: invitationNo } = invitation;
  const { phone } = proved;
  await lockPhones(tx, [phone]);

  // read again, since a concurrent request may have joined with the same proof
  const former = (await findProof(tx, proofHash, now))?.staff_no;
  if (former) return answerOf(tx, former, false);
  const member = await findMember(tx, phone, enterpriseNum);
  if (member !== undefined) return answerOf(tx, member.staff_no, true);

  const awaited = await findAwaitedStaff(tx, { enterpriseNum, phone });
  // the added person has left meanwhile
  if (invitation.for_phone !== null && awaited?.staff_state !== 'active')
    throw new Fault('invitationWithdrawn');
  // the administrator consented by adding the person
  const needsConsent = invitation.needs_consent && awaited === undefined;
  if (needsConsent && (await hasApplied(tx, enterpriseNum, phone)))
    return waitingIn(tx, enterpriseNum, joining.staffName);
  await refuseEnded(tx, invitation, now);
  if (needsConsent) {
    const user = await findUser(tx, phone);
    const userName = user?.user_name ?? requestedNameOf(joining);
    const { email } = joining;
    const applicationNo = newNumber('SQ', now);
    await applyToJoin(tx, { applicationNo, enterpriseNum, invitationNo, phone, userName, email, now });
    const deptNo = invitation.dept_no;
    await emit({ db: tx, now }, 'join.applied', { enterpriseNum, deptNo, applicationNo, userName });
    return waitingIn(tx, enterpriseNum, userName);
  }
  const staffNo = await admit(tx, { ...joining, phone, invitation }, context, deps);
  await noteUse(tx, { invitationNo, proofHash, staffNo, now });
  return answerOf(tx, staffNo, false);
}

/** A person admitted by an invitation, with their grade if it is given. */
export interface Admission {
  phone: string;
  /** Name of a person who has no account yet. */
  staffName: string;
  email: string;
  invitation: Invitation;
  gradeNo?: string | undefined;
}

/**
 * Makes a person who has proved the phone a member of staff, with their account or a new one. Returns the staff number,
 * the existing one for a member. Throws phoneUnproved.
 */
export async function admit(
  tx: Database,
  { phone, invitation, gradeNo, ...joining }: Admission,
  context: ProofContext,
  deps: ProofDeps,
): Promise<string> {
  const { enterprise_num } = invitation;
  // before any write, because writers of people wait for this lock until the transaction ends
  const staffNo = await nextStaffNo(tx, enterprise_num);
  const member = await findMember(tx, phone, enterprise_num);
  if (member !== undefined) return member.staff_no;
  // an account may have been made with the phone since its owner has proved it
  await assertPhonesAccount(tx, context, deps, phone);
  const known = await findUser(tx, phone);
  const awaited = await findAwaitedStaff(tx, { enterpriseNum: enterprise_num, phone });
  if (awaited !== undefined) {
    await takeOverRecord(tx, awaited, { phone, userNo: known?.user_no });
    return awaited.staff_no;
  }
  const user = known ?? (await insertUser(tx, phone, joining, context.now));
  const email = known === undefined ? joining.email : '';
  await insertStaff(tx, invitation, { ...user, phone, email, staffNo, gradeNo });
  return staffNo;
}

/** Throws phoneUnproved when the account of a proved phone belongs to a user who has not proved it. */
export async function assertPhonesAccount(
  tx: Database,
  context: ProofContext,
  deps: ProofDeps,
  phone: string,
): Promise<void> {
  const known = await findUser(tx, phone);
  if (known !== undefined && !(await provePhone(tx, context, deps, known.user_no)))
    throw new Fault('phoneUnproved');
}

async function answerOf(
  tx: DatabaseTransaction,
  staffNo: string,
  isMemberAlready: boolean,
): Promise<JoinOutcome> {
  const { ent_short_name: entShortName, staff_name: userName } = await findJoinedStaff(tx, staffNo);
  return { entShortName, userName, isMemberAlready, isWaiting: false };
}

/** They are not a member before an administrator agrees. */
async function waitingIn(
  tx: DatabaseTransaction,
  enterpriseNum: string,
  userName: string,
): Promise<JoinOutcome> {
  const { ent_short_name: entShortName } = await tx
    .selectFrom('enterprise')
    .select('ent_short_name')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
  return { entShortName, userName, isMemberAlready: false, isWaiting: true };
}

/** The name that a new person gives. Throws fieldsInvalid. */
function requestedNameOf({ staffName }: Pick<JoinRequest, 'staffName'>): string {
  const name = tidyName(staffName);
  const problem = joiningNameProblem(name);
  if (problem !== undefined) throw fieldsInvalid({ staffName: problem });
  return name;
}

interface User {
  user_no: string;
  user_name: string;
}

async function insertUser(
  tx: Database,
  telephone: string,
  { staffName }: Pick<JoinRequest, 'staffName'>,
  now: Date,
): Promise<User> {
  const name = requestedNameOf({ staffName });
  const user = { user_no: newNumber('U', now), user_name: name };
  await tx
    .insertInto('app_user')
    // the mail is the account's once confirmed; until then only the staff record has it
    .values({ ...user, telephone, email: null, login_name: null, password_hash: null })
    .execute();
  return user;
}

/** Inserts the next member of staff of the enterprise, as the last of the user's own enterprises. */
async function insertStaff(
  tx: Database,
  invitation: Invitation,
  user: User & { phone: string; email: string; staffNo: string; gradeNo: string | undefined },
): Promise<void> {
  const { enterprise_num, dept_no, position_no, role_no, invited_by } = invitation;
  const { staffNo: staff_no } = user;
  const { pinyin, initials } = await soundsOfName(user.user_name);
  const placement = await usualPlacement(tx, {
    enterpriseNum: enterprise_num,
    deptNo: dept_no,
    positionNo: position_no,
    invitedBy: invited_by,
  });
  await tx
    .insertInto('staff')
    .values({
      ...placement,
      ...(user.gradeNo !== undefined && { grade_no: user.gradeNo }),
      staff_no,
      enterprise_num,
      dept_no,
      position_no,
      user_no: user.user_no,
      enterprise_order: nextEnterpriseOrder(user.user_no),
      staff_name: user.user_name,
      pinyin,
      pinyin_initials: initials,
      sex_tem: null,
      birth_day: null,
      nationality: 'CN',
      // an ID card, whose number they give later
      identity_card_type: 0,
      identity_card_no: null,
      phone: user.phone,
      email: user.email === '' ? null : user.email,
    })
    .execute();
  await tx.insertInto('staff_role').values({ enterprise_num, staff_no, role_no }).execute();
}
