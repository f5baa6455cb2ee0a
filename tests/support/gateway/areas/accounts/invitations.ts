import assert from 'node:assert/strict';
import {
  joinByInvitation,
  proveInvitePhone,
  sendInviteSmsCode,
  type ProvedPhone,
} from '../../../../../src/contract/invite/invite';
import {
  insertInvitation,
  newInviteSign,
  type NewInvitation,
} from '../../../../../demo/gateway/invite/invitations';
import { DAY } from '../../../../../demo/gateway/server/limits/allowance';
import type { TestGateway } from '../../harness';

/** Creates an invitation into the first enterprise, for `maxUses` people and a week. Resolves with token and number. */
export async function invite(
  { db, clock: { now } }: TestGateway,
  given: Partial<NewInvitation> = {},
): Promise<{ inviteSign: string; invitationNo: string }> {
  const staff = db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .selectAll('s');
  const { enterprise_num, dept_no, position_no } = await staff
    .where('u.login_name', '=', 'staff')
    .executeTakeFirstOrThrow();
  const admin = await staff.where('u.login_name', '=', 'admin').executeTakeFirstOrThrow();
  const inviteSign = newInviteSign();
  const made: NewInvitation = {
    enterpriseNum: enterprise_num,
    deptNo: dept_no,
    positionNo: position_no,
    roleNo: `${enterprise_num}-staff`,
    invitedBy: admin.staff_no,
    maxUses: 5,
    expiresAt: new Date(now.getTime() + 7 * DAY),
    ...given,
  };
  return { inviteSign, invitationNo: await insertInvitation(db, made, { inviteSign, now }) };
}

/** Requests a code for joining, and reads it from the SMS. */
export async function joiningCode(gateway: TestGateway, inviteSign: string, phone: string): Promise<string> {
  await gateway.ok(sendInviteSmsCode, { inviteSign, phone });
  await gateway.idle();
  const { content } = await gateway.db
    .selectFrom('sms_message')
    .select('content')
    .where('phone', '=', phone)
    .orderBy('message_no', 'desc')
    .executeTakeFirstOrThrow();
  const code = /\d{6}/.exec(content)?.[0];
  assert.ok(code);
  return code;
}

export async function prove(gateway: TestGateway, inviteSign: string, phone: string): Promise<ProvedPhone> {
  const smsCode = await joiningCode(gateway, inviteSign, phone);
  return gateway.ok(proveInvitePhone, { inviteSign, phone, smsCode });
}

/** Proves a phone whose holder does not belong to the enterprise. */
export async function proofOf(gateway: TestGateway, inviteSign: string, phone: string): Promise<string> {
  const proved = await prove(gateway, inviteSign, phone);
  assert.ok(proved.kind !== 'member');
  return proved.phoneSign;
}

export const joinAs = (gateway: TestGateway, phoneSign: string, staffName = '欧阳晓') =>
  gateway.send(joinByInvitation, { phoneSign, staffName });
