import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  joinByInvitation,
  proveInvitePhone,
  queryInvitation,
  sendInviteSmsCode,
} from '../../../src/contract/invite/invite';
import {
  loginByPassword,
  loginBySmsCode,
  sendLoginSmsCode,
  verifyUserAuthSignForCloud,
} from '../../../src/contract/login/login';
import { batchQueryPermissionListForBusiness } from '../../../src/contract/permission/permission';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { withdrawInvitation } from '../../../demo/gateway/invite/invitations';
import { DEMO_INVITATION } from '../../../demo/gateway/seed/accounts';
import { signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import { roleNo } from '../../../demo/gateway/permission/objects/built-in-roles';
import {
  addAdministrator,
  LINK_PASSWORD,
  useLink,
} from '../../support/gateway/areas/accounts/new-administrator';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import {
  invite,
  joinAs,
  joiningCode,
  proofOf,
  prove,
} from '../../support/gateway/areas/accounts/invitations';

describe('an invitation', () => {
  let gateway: TestGateway;
  let phones = 0;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { smsPerAddressPerDay: 10_000 } });
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.clock.advance(2));

  /** A phone number without an account. */
  const newPhone = () => `1390000${String((phones += 1)).padStart(4, '0')}`;
  const phoneOf = async (loginName: string) =>
    (
      await gateway.db
        .selectFrom('app_user')
        .select('telephone')
        .where('login_name', '=', loginName)
        .executeTakeFirstOrThrow()
    ).telephone;
  const usesOf = async (invitationNo: string) =>
    (
      await gateway.db
        .selectFrom('invitation')
        .select('uses')
        .where('invitation_no', '=', invitationNo)
        .executeTakeFirstOrThrow()
    ).uses;

  async function signIn(phone: string): Promise<string> {
    gateway.clock.advance(2);
    return signInBySms(gateway, phone);
  }

  it('tells the enterprise, who invites and until when, and nothing else', async () => {
    const told = await gateway.ok(queryInvitation, { inviteSign: DEMO_INVITATION.inviteSign });
    assert.deepEqual(Object.keys(told).sort(), ['entShortName', 'expireTime', 'inviterName']);
    assert.deepEqual([told.entShortName, told.inviterName], ['华睿信息', '刘敏']);
  });

  it('gives the account of an administrator to the owner of its phone, without the password of the link', async () => {
    const { phone, account, path } = await addAdministrator(gateway, {
      phone: newPhone(),
      account: 'qu.yuan',
    });
    await useLink(gateway, path);
    const given = { account, password: LINK_PASSWORD };
    const { authSign: stranger } = await gateway.ok(loginByPassword, given);
    const { inviteSign } = await invite(gateway);
    const phoneSign = await proofOf(gateway, inviteSign, phone);
    await gateway.refused('authExpired', verifyUserAuthSignForCloud, { authSign: stranger });
    await gateway.refused('credentialsWrong', loginByPassword, given);
    assert.equal((await joinAs(gateway, phoneSign)).success, true);
    await gateway.refused('credentialsWrong', loginByPassword, given);
    const { entAndTmcShortInfoList } = await gateway.ok(verifyUserAuthSignForCloud, {
      authSign: await signIn(phone),
    });
    assert.deepEqual(
      entAndTmcShortInfoList.map(({ entName }) => entName),
      ['qu.yuan有限公司', '华睿信息技术股份有限公司'],
    );
  });

  it('adds no one to the account of an administrator who has long used it without proving the phone', async () => {
    const { phone, account, path } = await addAdministrator(gateway, {
      phone: newPhone(),
      account: 'song.yu',
    });
    await useLink(gateway, path);
    gateway.clock.advance(8 * 24 * 60);
    const { inviteSign } = await invite(gateway);
    const smsCode = await joiningCode(gateway, inviteSign, phone);
    await gateway.refused('phoneUnproved', proveInvitePhone, { inviteSign, phone, smsCode });
    const { authSign } = await gateway.ok(loginByPassword, { account, password: LINK_PASSWORD });
    await gateway.ok(verifyUserAuthSignForCloud, { authSign });
  });

  it('is kept by the hash of its token alone', async () => {
    const { inviteSign, invitationNo } = await invite(gateway);
    const row = await gateway.db
      .selectFrom('invitation')
      .selectAll()
      .where('invitation_no', '=', invitationNo)
      .executeTakeFirstOrThrow();
    assert.ok(!JSON.stringify(row).includes(inviteSign));
  });

  it('is refused with its reason: wrong, withdrawn, expired or used up, at every step', async () => {
    const { inviteSign: wrong } = await invite(gateway);
    for (const inviteSign of [`${wrong.slice(0, -1)}!`, 'x', '', `in_${'A'.repeat(43)}`]) {
      await gateway.refused('invitationUnknown', queryInvitation, { inviteSign });
    }
    const withdrawn = await invite(gateway);
    assert.equal(await withdrawInvitation(gateway.db, withdrawn.invitationNo, gateway.clock.now), true);
    assert.equal(await withdrawInvitation(gateway.db, withdrawn.invitationNo, gateway.clock.now), false);
    const usedUp = await invite(gateway, { maxUses: 1 });
    await joinAs(gateway, await proofOf(gateway, usedUp.inviteSign, newPhone()));
    const expired = await invite(gateway, { expiresAt: new Date(gateway.clock.now.getTime() + 60_000) });
    gateway.clock.advance(1);
    const cases = [
      ['invitationWithdrawn', withdrawn],
      ['invitationUsedUp', usedUp],
      ['invitationExpired', expired],
    ] as const;
    for (const [fault, { inviteSign }] of cases) {
      const phone = newPhone();
      await gateway.refused(fault, queryInvitation, { inviteSign });
      await gateway.refused(fault, sendInviteSmsCode, { inviteSign, phone });
      await gateway.refused(fault, proveInvitePhone, { inviteSign, phone, smsCode: '123456' });
    }
  });

  it('takes a new person in: account, staff of that department and position, with the rights of staff', async () => {
    const { inviteSign, invitationNo } = await invite(gateway);
    const phone = newPhone();
    const phoneSign = await proofOf(gateway, inviteSign, phone);
    const joined = await gateway.ok(joinByInvitation, {
      phoneSign,
      staffName: ' 单雄信 ',
      email: 'shan@example.com',
    });
    assert.deepEqual(joined, {
      entShortName: '华睿信息',
      userName: '单雄信',
      isMemberAlready: false,
      isWaiting: false,
    });
    assert.equal(await usesOf(invitationNo), 1);

    const authSign = await signIn(phone);
    const user = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.deepEqual([user.userName, user.telephone], ['单雄信', phone]);
    assert.deepEqual(
      user.entAndTmcShortInfoList.map(({ entShortName }) => entShortName),
      ['华睿信息'],
    );
    const [asStaff] = (
      await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '', self: true }, { as: authSign })
    ).staffList;
    assert.deepEqual(
      [asStaff?.staffName, asStaff?.identityCardNO, asStaff?.birthDay, asStaff?.documents],
      ['单雄信', '', '', []],
    );
    const colleague = await gateway.login('staff');
    const rights = async (as: string) =>
      gateway.ok(batchQueryPermissionListForBusiness, [{ appNo: 'YHWZ', moduleNo: 'YHWZ-YMQX' }], { as });
    assert.deepEqual(await rights(authSign), await rights(colleague));
    // As a family name, 单 is pronounced Shan.
    const found = await gateway.ok(
      queryStaffInfoVagueForCloud,
      { keyword: 'shanxiongxin' },
      { as: await gateway.login('admin') },
    );
    assert.deepEqual(
      found.staffList.map(({ staffName, identityCardNO }) => [staffName, identityCardNO]),
      [['单雄信', '']],
    );
    const kept = await gateway.db
      .selectFrom('app_user as u')
      .innerJoin('staff as s', 's.user_no', 'u.user_no')
      .select(['u.email', 's.email as recorded'])
      .where('u.telephone', '=', phone)
      .executeTakeFirstOrThrow();
    assert.deepEqual(kept, { email: null, recorded: 'shan@example.com' }, 'they have not confirmed it');
  });

  it('takes an existing person in with their account, behind their other enterprises', async () => {
    const phone = await phoneOf('colleague');
    const { inviteSign } = await invite(gateway);
    const proved = await prove(gateway, inviteSign, phone);
    assert.equal(proved.kind, 'known');
    assert.ok(proved.kind === 'known' && proved.userName !== '');
    // The name given when joining is ignored for an existing person.
    const answer = await joinAs(gateway, proved.phoneSign, '别人');
    assert.equal(answer.result.userName, proved.userName);
    const { entAndTmcShortInfoList: places } = await gateway.ok(verifyUserAuthSignForCloud, {
      authSign: await signIn(phone),
    });
    assert.deepEqual(
      places.map(({ entShortName }) => entShortName),
      ['东岳重工', '华睿信息'],
    );
  });

  it('lets a session that is open see the enterprise at once', async () => {
    const authSign = await gateway.login('supervisor');
    const before = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    const { inviteSign } = await invite(gateway);
    await joinAs(gateway, await proofOf(gateway, inviteSign, await phoneOf('supervisor')));
    const { entAndTmcShortInfoList } = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.equal(entAndTmcShortInfoList.length, before.entAndTmcShortInfoList.length + 1);
  });

  it('says plainly who is a member already, and is not used by them', async () => {
    const { inviteSign, invitationNo } = await invite(gateway);
    assert.deepEqual(await prove(gateway, inviteSign, await phoneOf('staff')), {
      kind: 'member',
      userName: '陈思远',
    });
    assert.equal(await usesOf(invitationNo), 0);
  });

  it('joins once by a proof, however often it is sent, also at the same moment', async () => {
    const { inviteSign, invitationNo } = await invite(gateway);
    const phone = newPhone();
    const phoneSign = await proofOf(gateway, inviteSign, phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => joinAs(gateway, phoneSign)));
    for (const { result } of answers) {
      assert.deepEqual(result, {
        entShortName: '华睿信息',
        userName: '欧阳晓',
        isMemberAlready: false,
        isWaiting: false,
      });
    }
    assert.equal(await usesOf(invitationNo), 1);
    gateway.clock.advance(2);
    assert.equal((await prove(gateway, inviteSign, phone)).kind, 'member');
  });

  it('joins a person once who proves their phone for two invitations at once', async () => {
    const [first, second] = [await invite(gateway), await invite(gateway)];
    const phone = newPhone();
    const one = await proofOf(gateway, first.inviteSign, phone);
    gateway.clock.advance(2);
    const other = await proofOf(gateway, second.inviteSign, phone);
    const answers = await Promise.all([joinAs(gateway, one), joinAs(gateway, other)]);
    assert.deepEqual(answers.map(({ result }) => result.isMemberAlready).sort(), [false, true]);
    assert.equal((await usesOf(first.invitationNo)) + (await usesOf(second.invitationNo)), 1);
  });

  it('takes one of two who want its last place', async () => {
    const { inviteSign, invitationNo } = await invite(gateway, { maxUses: 1 });
    const proofs = [
      await proofOf(gateway, inviteSign, newPhone()),
      await proofOf(gateway, inviteSign, newPhone()),
    ];
    const answers = await Promise.all(proofs.map((phoneSign) => joinAs(gateway, phoneSign)));
    assert.deepEqual(answers.map(({ code }) => code).sort(), ['0', '49103']);
    assert.equal(await usesOf(invitationNo), 1);
  });

  it('gives many who join different enterprises at once numbers of their own', async () => {
    const elsewhere = await gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .selectAll('s')
      .where('u.login_name', '=', 'multi')
      .where('s.enterprise_num', '=', '100002')
      .executeTakeFirstOrThrow();
    const { staff_no } = elsewhere;
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: '100002', staff_no, role_no: roleNo('100002', 'admin') })
      .execute();
    const other = {
      enterpriseNum: '100002',
      deptNo: elsewhere.dept_no,
      positionNo: elsewhere.position_no,
      roleNo: '100002-staff',
      invitedBy: elsewhere.staff_no,
    };
    const invitations = [await invite(gateway), await invite(gateway, other), await invite(gateway)];
    const proofs = [];
    for (let i = 0; i < 6; i += 1) {
      const { inviteSign } = invitations[i % 3] ?? assert.fail();
      proofs.push(await proofOf(gateway, inviteSign, newPhone()));
    }
    const answers = await Promise.all(proofs.map((phoneSign) => joinAs(gateway, phoneSign)));
    assert.deepEqual(
      answers.map(({ code }) => code),
      proofs.map(() => '0'),
    );
  });

  it('is not joined by a name that is none, and the proof stays good', async () => {
    const { inviteSign } = await invite(gateway);
    const phoneSign = await proofOf(gateway, inviteSign, newPhone());
    for (const staffName of ['', '王', '王 五', 'zhang', '<b>王五</b>']) {
      const { code, result } = await joinAs(gateway, phoneSign, staffName);
      assert.equal(code, '41000', staffName);
      assert.deepEqual(Object.keys((result as unknown as { fields: object }).fields), ['staffName']);
    }
    const { result } = await joinAs(gateway, phoneSign, 'zhang / san');
    assert.equal(result.userName, 'ZHANG/SAN');
  });

  it('keeps no more than one address', async () => {
    const { inviteSign } = await invite(gateway);
    const phoneSign = await proofOf(gateway, inviteSign, newPhone());
    for (const email of ['a', 'a@b', 'a@b.com, c@d.com', 'a@b.com\nbcc: c@d.com', '<a@b.com>']) {
      const { code } = await gateway.send(joinByInvitation, { phoneSign, staffName: '王五', email });
      assert.equal(code, '41000', email);
    }
  });

  it('forgets a proof after a quarter of an hour, and knows none that it did not give', async () => {
    const { inviteSign } = await invite(gateway);
    const phoneSign = await proofOf(gateway, inviteSign, newPhone());
    gateway.clock.advance(15);
    for (const sign of [phoneSign, '', 'A'.repeat(43)]) {
      await gateway.refused('invitePhoneUnproved', joinByInvitation, { phoneSign: sign, staffName: '王五' });
    }
  });

  it('does not join once it was withdrawn, with a proof from before', async () => {
    const { inviteSign, invitationNo } = await invite(gateway);
    const phoneSign = await proofOf(gateway, inviteSign, newPhone());
    await withdrawInvitation(gateway.db, invitationNo, gateway.clock.now);
    await gateway.refused('invitationWithdrawn', joinByInvitation, { phoneSign, staffName: '王五' });
  });

  it('goes when it has been over for long, and not before', async () => {
    const { invitationNo } = await invite(gateway);
    const isThere = async () =>
      (await gateway.db
        .selectFrom('invitation')
        .select('invitation_no')
        .where('invitation_no', '=', invitationNo)
        .executeTakeFirst()) !== undefined;
    const { now } = gateway.clock;
    try {
      gateway.clock.advance((7 + 89) * 24 * 60);
      await gateway.sweep(['invite']);
      assert.equal(await isThere(), true);
      gateway.clock.advance(24 * 60);
      await gateway.sweep(['invite']);
      assert.equal(await isThere(), false);
      const proofs = await gateway.db.selectFrom('invitation_proof').select('proof_hash').execute();
      assert.deepEqual(proofs, []);
    } finally {
      gateway.clock.now = now;
    }
  });
});

describe('the code for joining', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.clock.advance(10));

  it('is sent to every phone, and answered alike', async () => {
    const { inviteSign } = await invite(gateway);
    const known = await gateway.ok(sendInviteSmsCode, { inviteSign, phone: '13800000001' });
    const unknown = await gateway.ok(sendInviteSmsCode, { inviteSign, phone: '13900000001' });
    assert.deepEqual(known, unknown);
    await gateway.idle();
    const sent = await gateway.db.selectFrom('sms_message').select(['phone', 'content']).execute();
    assert.deepEqual(sent.map(({ phone }) => phone).sort(), ['13800000001', '13900000001']);
    for (const { content } of sent) assert.match(content, /^验证码\d{6}，用于加入华睿信息，5分钟内有效。/);
  });

  it('is refused alike for a known and an unknown number', async () => {
    const { inviteSign } = await invite(gateway);
    for (const phone of ['13800000001', '13900000002']) {
      await gateway.refused('smsCodeWrong', proveInvitePhone, { inviteSign, phone, smsCode: '000000' });
    }
  });

  it('opens no session, and none for signing in joins', async () => {
    const { inviteSign } = await invite(gateway);
    const phone = '13800000001';
    const joining = await joiningCode(gateway, inviteSign, phone);
    await gateway.refused('smsCodeWrong', loginBySmsCode, { phone, smsCode: joining });
    gateway.clock.advance(2);
    await gateway.ok(sendLoginSmsCode, { phone });
    await gateway.idle();
    const { content } = await gateway.db
      .selectFrom('sms_message')
      .select('content')
      .orderBy('message_no', 'desc')
      .executeTakeFirstOrThrow();
    const smsCode = /\d{6}/.exec(content)?.[0] ?? '';
    await gateway.refused('smsCodeWrong', proveInvitePhone, { inviteSign, phone, smsCode });
    // The sign-in code is still valid for signing in.
    await gateway.ok(loginBySmsCode, { phone, smsCode });
    assert.equal(
      (await gateway.ok(proveInvitePhone, { inviteSign, phone, smsCode: joining })).kind,
      'member',
    );
  });

  it('waits a minute for the next, together with those for signing in', async () => {
    const { inviteSign } = await invite(gateway);
    const phone = '13800000002';
    await gateway.ok(sendInviteSmsCode, { inviteSign, phone });
    await gateway.refused('smsTooSoon', sendInviteSmsCode, { inviteSign, phone });
    await gateway.refused('smsTooSoon', sendLoginSmsCode, { phone });
  });

  it('is guessed five times and no more, and serves once', async () => {
    const { inviteSign } = await invite(gateway);
    const phone = '13900000003';
    const smsCode = await joiningCode(gateway, inviteSign, phone);
    const wrong = smsCode === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1) {
      await gateway.refused('smsCodeWrong', proveInvitePhone, { inviteSign, phone, smsCode: wrong });
    }
    await gateway.refused('smsCodeWrong', proveInvitePhone, { inviteSign, phone, smsCode });
    gateway.clock.advance(2);
    const next = await joiningCode(gateway, inviteSign, phone);
    await gateway.ok(proveInvitePhone, { inviteSign, phone, smsCode: next });
    await gateway.refused('smsCodeWrong', proveInvitePhone, { inviteSign, phone, smsCode: next });
  });
});
