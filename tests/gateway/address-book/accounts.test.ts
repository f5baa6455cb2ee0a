import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { setEmail, setPhone } from '../../../demo/gateway/account-safety/queries';
import { openSession } from '../../../demo/gateway/login/session';
import { sendInviteSmsCode } from '../../../src/contract/invite/invite';
import { queryInvitations } from '../../../src/contract/invite/manage';
import { sendLoginSmsCode, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { signInBySms, smsTo } from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { joinAs, prove } from '../../support/gateway/areas/accounts/invitations';
import { openPartnerSession } from '../../support/gateway/partner-session';
import {
  alterStaff,
  formLike,
  staffNoOf,
  type StaffForm,
} from '../../support/gateway/areas/accounts/staff-forms';

const TAKEN = '13999990001';

describe('accounts behind the staff of an enterprise', () => {
  let gateway: TestGateway;
  let admin: string;
  /** Token of a colleague who may edit staff and is no administrator. */
  let keeper: string;
  const accountOf = (loginName: string) =>
    gateway.db
      .selectFrom('app_user')
      .selectAll()
      .where('login_name', '=', loginName)
      .executeTakeFirstOrThrow();
  const staffRow = (staffNo: string) =>
    gateway.db.selectFrom('staff').selectAll().where('staff_no', '=', staffNo).executeTakeFirstOrThrow();
  const add = async (as: string, given: Partial<StaffForm>) => {
    const beside = await gateway.ok(
      staffMembers.get,
      { key: await staffNoOf(gateway, 'staff') },
      { as: admin },
    );
    return gateway.send(staffMembers.add, formLike(beside, given), { as });
  };
  /** Finds a person who belongs to the second enterprise only and has a mail address. */
  const stranger = async () => {
    const user = await gateway.db
      .selectFrom('app_user as u')
      .innerJoin('staff as s', 's.user_no', 'u.user_no')
      .select(['u.user_no', 'u.user_name', 'u.telephone'])
      .where('s.enterprise_num', '=', '100002')
      .where('u.user_no', 'not in', (eb) =>
        eb.selectFrom('staff').select('user_no').where('enterprise_num', '=', '100001'),
      )
      .where('u.login_name', 'is', null)
      .orderBy('s.staff_no')
      .executeTakeFirstOrThrow();
    const email = 'home@elsewhere.example';
    await gateway.db.updateTable('app_user').set({ email }).where('user_no', '=', user.user_no).execute();
    return { ...user, email };
  };

  beforeAll(async () => {
    gateway = await startTestGateway();
    await gateway.db
      .insertInto('role_grant')
      .values(
        ['YHWZ-YMQX-YGCK', 'YHWZ-YMQX-YGWH'].map((object_no) => ({ role_no: '100001-finance', object_no })),
      )
      .execute();
    admin = await gateway.login('admin');
    keeper = await gateway.login('finance');
  });
  afterAll(() => gateway.close());

  it('are not taken over by who keeps the staff: their form changes contact data alone', async () => {
    const key = await staffNoOf(gateway, 'admin');
    const before = await accountOf('admin');
    const answer = await alterStaff(gateway, keeper, key, { phone: TAKEN, email: 'thief@evil.example' });
    assert.equal(answer.success, true, answer.msg);
    assert.deepEqual(await accountOf('admin'), before);
    const { phone, email } = await staffRow(key);
    assert.deepEqual([phone, email], [TAKEN, 'thief@evil.example']);
    assert.equal(answer.result.email, 'thief@evil.example');
    gateway.clock.advance(2);
    await gateway.ok(sendLoginSmsCode, { phone: TAKEN });
    await gateway.idle();
    const sent = await gateway.db
      .selectFrom('sms_message')
      .select('content')
      .where('phone', '=', TAKEN)
      .execute();
    assert.deepEqual(sent, [], 'the phone signs nobody in');
  });

  it('cannot be changed so by users themselves, nor in a session that a partner opened', async () => {
    for (const [as, loginName] of [
      [keeper, 'finance'],
      [await openPartnerSession(gateway, (await accountOf('finance')).user_no), 'finance'],
    ] as const) {
      const before = await accountOf(loginName);
      const key = await staffNoOf(gateway, loginName);
      await alterStaff(gateway, as, key, { phone: '13999990002', email: 'own@elsewhere.example' });
      assert.deepEqual(await accountOf(loginName), before);
    }
  });

  it('keep changes of their owner where the contact data were the same', async () => {
    const key = await staffNoOf(gateway, 'staff');
    const { user_no, telephone } = await accountOf('staff');
    const { phone, email } = await staffRow(key);
    assert.deepEqual([phone, email], [telephone, 'staff@demo.example']);
    await setEmail(gateway.db, user_no, 'new@demo.example');
    await setPhone(gateway.db, user_no, { from: telephone, to: '13999990005' });
    const present = await staffRow(key);
    assert.deepEqual([present.phone, present.email], ['13999990005', 'new@demo.example']);
    await gateway.db.updateTable('staff').set({ email: null }).where('staff_no', '=', key).execute();
    await setEmail(gateway.db, user_no, 'other@demo.example');
    assert.equal((await staffRow(key)).email, null, 'what the enterprise has altered stays');
  });

  it('of other enterprises stay secret and are joined to nothing without their consent', async () => {
    const home = await stranger();
    const unknown = await add(keeper, { phone: '13999990003', email: 'given@demo.example' });
    const known = await add(keeper, { phone: home.telephone, email: 'given@demo.example' });
    assert.equal(known.success, true, known.msg);
    // The responses differ only in the values of the row itself.
    const plain = (row: typeof known.result) => ({ ...row, staffNO: '', jobNO: '', phone: '' });
    assert.deepEqual(plain(known.result), plain(unknown.result));
    const { user_no } = await staffRow(known.result.staffNO);
    assert.notEqual(user_no, home.user_no, 'they have not agreed');
    const ofRecord = { userNo: user_no, enterpriseNum: '100001', staffNo: known.result.staffNO };
    const source = { ip: '127.0.0.1', device: { agent: '', number: undefined, keep: () => '' } };
    const start = { ...source, way: 'singleSignOn', now: gateway.clock.now } as const;
    const byProvider = await openSession(gateway.db, { ...ofRecord, bounds: ['100001'] }, start);
    const again = await add(keeper, { phone: home.telephone });
    assert.deepEqual(again.result, { fields: { phone: '该手机号已属于本企业员工“林小雨”' } } as never);

    const authSign = await signInBySms(gateway, home.telephone);
    const { entAndTmcShortInfoList: before } = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.deepEqual(before.map(({ enterpriseNum }) => enterpriseNum).includes('100001'), false);

    await gateway.sweep(['invite']);
    const inviteSign = /inviteSign=(\S+)/.exec(await smsTo(gateway, home.telephone))?.[1] ?? '';
    const listed = await gateway.ok(queryInvitations, {}, { as: admin });
    const ofOne = listed.invitationList.filter(({ maxUses }) => maxUses === 1);
    assert.deepEqual(ofOne, [], 'that there is one would tell of the account');
    const others = { inviteSign, phone: '13999990009' };
    await gateway.refused('invitationOfOther', sendInviteSmsCode, others);
    gateway.clock.advance(2);
    const proved = await prove(gateway, inviteSign, home.telephone);
    assert.ok(proved.kind === 'known' && proved.userName === home.user_name);
    const joined = await joinAs(gateway, proved.phoneSign);
    assert.equal(joined.success, true, joined.msg);
    assert.equal((await staffRow(known.result.staffNO)).user_no, home.user_no);
    const ended = await gateway.send(verifyUserAuthSignForCloud, { authSign: byProvider.authSign });
    assert.equal(ended.success, false, 'the session at the former account has ended');
    const { entAndTmcShortInfoList: now } = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.ok(now.some(({ enterpriseNum }) => enterpriseNum === '100001'));
    const shown = await gateway.ok(staffMembers.get, { key: known.result.staffNO }, { as: keeper });
    assert.equal(shown.email, 'given@demo.example', 'their own mail stays theirs');
    const { email, user_name } = await gateway.db
      .selectFrom('app_user')
      .select(['email', 'user_name'])
      .where('user_no', '=', home.user_no)
      .executeTakeFirstOrThrow();
    assert.deepEqual([email, user_name], [home.email, home.user_name]);
  });

  it('of new phones sign in at once', async () => {
    const phone = '13999990004';
    const { result } = await add(keeper, { phone });
    const authSign = await signInBySms(gateway, phone);
    const { entAndTmcShortInfoList } = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.deepEqual(
      entAndTmcShortInfoList.map(({ enterpriseNum }) => enterpriseNum),
      ['100001'],
    );
    assert.ok(result.staffNO);
  });
});
