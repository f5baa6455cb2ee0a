import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { migration } from '../../../demo/gateway/staff/migrations/0471-confirmed-email';
import { queryAccountSafety } from '../../../src/contract/account-safety/account-safety';
import {
  applyAccountContact,
  queryAccountContacts,
} from '../../../src/contract/address-book/account-contacts';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { BodyOf } from '../../../src/contract/call';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { loginBySmsCode, sendLoginSmsCode } from '../../../src/contract/login/login';
import {
  codeIn,
  followLink,
  signInBySms,
  smsTo,
  tokenIn,
} from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { joinAs, prove } from '../../support/gateway/areas/accounts/invitations';
import { formLike, staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';

const DAY = 60 * 24;

describe('accounts against who keeps the staff', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  /** Token of a colleague who may edit staff too, with fewer rights than the administrator. */
  let keeper: { as: string };
  let number = 0;
  const newPhone = () => `1388870${String((number += 1)).padStart(4, '0')}`;
  /** Adds a new member as the keeper and signs them in. */
  async function member(given: object = {}) {
    const beside = await gateway.ok(staffMembers.get, { key: await staffNoOf(gateway, 'staff') }, admin);
    const phone = newPhone();
    const form = formLike(beside, { phone, staffName: '成员', email: '', ...given });
    const { staffNO } = await gateway.ok(staffMembers.add, form, keeper);
    return { staffNO, phone, as: await signInBySms(gateway, phone) };
  }
  const asked = (
    staffNO: string,
    given: Partial<BodyOf<typeof applyAccountContact>> = {},
  ): BodyOf<typeof applyAccountContact> => ({
    staffNO,
    kind: 'phone',
    value: newPhone(),
    agreement: 'owner',
    reason: '换号',
    ...given,
  });
  const accountOf = (staffNo: string) =>
    gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select(['u.telephone', 'u.email', 'u.user_no'])
      .where('s.staff_no', '=', staffNo)
      .executeTakeFirstOrThrow();
  const agree = async (phone: string) =>
    followLink(gateway, tokenIn(await smsTo(gateway, phone)), '', 'answer=agree');
  const stateOf = async (staffNo: string) => {
    const { requestList } = await gateway.ok(queryAccountContacts, {}, keeper);
    return requestList.find(({ staffNO }) => staffNO === staffNo)?.requestState;
  };
  const mailsAt = async (address: string) => {
    await gateway.idle();
    return gateway.db.selectFrom('kept_mail').selectAll().where('address', '=', address).execute();
  };
  beforeAll(async () => {
    gateway = await startTestGateway();
    await gateway.db
      .insertInto('role_grant')
      .values(
        ['YHWZ-YMQX-YGCK', 'YHWZ-YMQX-YGWH'].map((object_no) => ({ role_no: '100001-finance', object_no })),
      )
      .execute();
  });
  beforeEach(async () => {
    gateway.clock.advance(2);
    admin = { as: await gateway.login('admin') };
    keeper = { as: await gateway.login('finance') };
  });
  afterAll(() => gateway.close());

  it('counts a new phone only once it has confirmed itself', async () => {
    const { staffNO, phone } = await member();
    const body = asked(staffNO);
    await gateway.ok(applyAccountContact, body, keeper);
    await agree(phone);
    assert.equal((await accountOf(staffNO)).telephone, phone, 'agreed to, not confirmed');
    assert.equal(await stateOf(staffNO), 'confirming');
    assert.equal((await followLink(gateway, tokenIn(await smsTo(gateway, body.value)))).isDone, true);
    assert.equal((await accountOf(staffNO)).telephone, body.value);
    assert.equal(await stateOf(staffNO), 'done');
  });

  it('tells only the holder of a phone whether it has an account', async () => {
    const elsewhere = await gateway.db
      .selectFrom('app_user as u')
      .innerJoin('staff as s', 's.user_no', 'u.user_no')
      .select('u.telephone')
      .where('s.enterprise_num', '=', '100002')
      .where('u.telephone', '!=', '')
      .executeTakeFirstOrThrow();
    const seen: unknown[] = [];
    for (const value of [elsewhere.telephone, newPhone()]) {
      const puppet = await member();
      await gateway.ok(applyAccountContact, asked(puppet.staffNO, { value }), keeper);
      const { said } = await agree(puppet.phone);
      seen.push([said, await stateOf(puppet.staffNO)]);
      gateway.clock.advance(2);
    }
    assert.deepEqual(seen[0], seen[1]);
    // The owner of the phone may confirm: the requester still sees the request as waiting, and nothing changes.
    const confirmed = await followLink(gateway, tokenIn(await smsTo(gateway, elsewhere.telephone)));
    assert.equal(confirmed.said, '未能变更：该手机号已绑定其他账号，或申请已失效。');
  });

  it('undoes no change that would carry another enterprise’s record along, and locks the account', async () => {
    const x = newPhone();
    const puppet = await member();
    await gateway.ok(applyAccountContact, asked(puppet.staffNO, { value: x }), keeper);
    await agree(puppet.phone);
    await followLink(gateway, tokenIn(await smsTo(gateway, x)));
    const undo = tokenIn(await smsTo(gateway, puppet.phone));
    gateway.clock.advance(2);
    const other = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, other);
    const { rows } = await gateway.ok(staffMembers.list, { pageSize: 1 }, other);
    const beside = await gateway.ok(staffMembers.get, { key: rows[0]?.staffNO ?? '' }, other);
    const form = formLike(beside, { phone: x, staffName: '受邀人', email: '' });
    const added = await gateway.ok(staffMembers.add, form, other);
    await gateway.sweep(['invite']);
    const inviteSign = /inviteSign=(\S+)/.exec(await smsTo(gateway, x))?.[1] ?? '';
    gateway.clock.advance(2);
    const proved = await prove(gateway, inviteSign, x);
    assert.ok(proved.kind !== 'member');
    await joinAs(gateway, proved.phoneSign);
    gateway.clock.advance(3 * DAY);
    const { said } = await followLink(gateway, undo);
    assert.equal(said, '所有设备已退出登录，账号已锁定。请联系客服核实身份后解锁。');
    assert.equal((await accountOf(added.staffNO)).telephone, x);
    gateway.clock.advance(2);
    for (const phone of [x, puppet.phone]) {
      await gateway.ok(sendLoginSmsCode, { phone });
      const message = await gateway.db
        .selectFrom('sms_message')
        .select('content')
        .where('phone', '=', phone)
        .orderBy('message_no', 'desc')
        .executeTakeFirst();
      const smsCode = /^\D*\d{6}\D/.test(message?.content ?? '') ? codeIn(message?.content ?? '') : '000000';
      const answer = await gateway.send(loginBySmsCode, { phone, smsCode });
      assert.equal(answer.success, false, phone);
    }
  });

  it('lets open requests lapse, so that another can be made', async () => {
    const { staffNO } = await member();
    await gateway.ok(applyAccountContact, asked(staffNO), keeper);
    gateway.clock.advance(7 * DAY + 1);
    await gateway.sweep(['account-safety']);
    keeper = { as: await gateway.login('finance') };
    assert.equal(await stateOf(staffNO), 'refused');
    await gateway.ok(applyAccountContact, asked(staffNO), keeper);
  });

  it('takes a mail that an enterprise names for contact, never as the account’s own', async () => {
    const named = 'named@keeper.example';
    const one = await member({ email: named });
    assert.equal((await accountOf(one.staffNO)).email, null);
    const { accountSafety } = await gateway.ok(queryAccountSafety, {}, { as: one.as });
    assert.deepEqual(
      [accountSafety.email, accountSafety.recordedEmail, accountSafety.factors.includes('mail')],
      ['', 'n****@keeper.example', false],
    );
    await gateway.ok(applyAccountContact, asked(one.staffNO), keeper);
    assert.deepEqual(await mailsAt(named), []);
  });

  it('keeps of mails on record those that their owners have confirmed', async () => {
    const mailed = async (email: string) => {
      const one = await member();
      const { user_no } = await accountOf(one.staffNO);
      await gateway.db.updateTable('app_user').set({ email }).where('user_no', '=', user_no).execute();
      return { ...one, user_no, email };
    };
    const [own, named] = [await mailed('own@home.example'), await mailed('typed@keeper.example')];
    const change = {
      kind: 'email',
      former: null,
      made_at: gateway.clock.now,
      address: '',
      agent: '',
    } as const;
    await gateway.db
      .insertInto('account_change')
      .values({ ...change, user_no: own.user_no, present: own.email, staff_nos: [own.staffNO] })
      .execute();
    await inTransaction(gateway.db, (tx) => migration.up(tx));
    const kept = async ({ staffNO }: { staffNO: string }) => (await accountOf(staffNO)).email;
    assert.deepEqual([await kept(own), await kept(named)], [own.email, null]);
    assert.equal(await kept({ staffNO: await staffNoOf(gateway, 'staff') }), 'staff@demo.example');
    const { email } = await gateway.db
      .selectFrom('staff')
      .select('email')
      .where('staff_no', '=', named.staffNO)
      .executeTakeFirstOrThrow();
    assert.equal(email, named.email, 'the enterprise has it still');
  });
});
