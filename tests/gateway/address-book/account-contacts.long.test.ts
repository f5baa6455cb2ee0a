import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import {
  agreeAccountContact,
  applyAccountContact,
  endAccountContact,
  queryAccountContacts,
} from '../../../src/contract/address-book/account-contacts';
import { queryAccountClaim } from '../../../src/contract/account-safety/claims';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { BodyOf } from '../../../src/contract/call';
import { OBJECT } from '../../../src/contract/permission/objects';
import {
  followLink,
  openLink,
  signInBySms,
  smsTo,
  tokenIn,
} from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openPartnerSession } from '../../support/gateway/partner-session';
import { formLike, staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';

const HOUR = 60;

describe('requests for another sign-in phone or mail', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  /** Token of a colleague who may edit staff too, with fewer rights than the administrator. */
  let keeper: { as: string };
  let number = 0;
  const newPhone = () => `1388880${String((number += 1)).padStart(4, '0')}`;
  const grant = (objectNos: readonly string[]) =>
    gateway.db
      .insertInto('role_grant')
      .values(objectNos.map((object_no) => ({ role_no: '100001-finance', object_no })))
      .execute();
  /** Adds a new member with no role beyond staff and signs them in. */
  async function member() {
    const beside = await gateway.ok(staffMembers.get, { key: await staffNoOf(gateway, 'staff') }, admin);
    const phone = newPhone();
    const form = formLike(beside, { phone, staffName: '成员', email: '' });
    const { staffNO } = await gateway.ok(staffMembers.add, form, admin);
    const authSign = await signInBySms(gateway, phone);
    return { staffNO, phone, authSign };
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
  const phoneOf = async (staffNo: string) =>
    await gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select(['u.telephone', 'u.email', 'u.user_no'])
      .where('s.staff_no', '=', staffNo)
      .executeTakeFirstOrThrow();

  beforeAll(async () => {
    gateway = await startTestGateway();
    await grant(['YHWZ-YMQX-YGCK', 'YHWZ-YMQX-YGWH']);
  });
  beforeEach(async () => {
    gateway.clock.advance(2);
    admin = { as: await gateway.login('admin') };
    keeper = { as: await gateway.login('finance') };
  });
  afterAll(() => gateway.close());

  it('change nothing until the owner agrees by the former phone, and the new one confirms', async () => {
    const { staffNO, phone, authSign } = await member();
    const body = asked(staffNO);
    const { requestNO: key } = await gateway.ok(applyAccountContact, body, keeper);
    await gateway.refused('contactRequestOpen', applyAccountContact, asked(staffNO), admin);
    await gateway.refused('contactRequestOver', agreeAccountContact, { key }, admin);
    const token = tokenIn(await smsTo(gateway, phone));
    assert.ok((await openLink(gateway, token)).includes('同意变更'));
    assert.equal((await phoneOf(staffNO)).telephone, phone, 'a visit spends nothing');
    const { isDone, said } = await followLink(gateway, token, '', 'answer=agree');
    assert.deepEqual([isDone, said], [true, '已同意。新的手机或邮箱将收到链接，确认后生效。']);
    assert.equal((await phoneOf(staffNO)).telephone, phone);
    const confirm = tokenIn(await smsTo(gateway, body.value));
    assert.ok((await openLink(gateway, confirm)).includes('我是本人，确认'));
    const confirmed = await followLink(gateway, confirm);
    assert.equal(confirmed.said, '已变更，所有设备已退出登录。请用新的方式登录。');
    assert.equal((await phoneOf(staffNO)).telephone, body.value);
    assert.equal((await followLink(gateway, confirm)).isDone, false, 'once');
    await gateway.refused('authExpired', verifyUserAuthSignForCloud, { authSign });
    assert.equal((await followLink(gateway, token, '', 'answer=agree')).isDone, false, 'once');
    // The link sent to the former phone undoes the change.
    const undo = tokenIn(await smsTo(gateway, phone));
    assert.equal((await followLink(gateway, undo)).isDone, true);
    assert.equal((await phoneOf(staffNO)).telephone, phone);
    const { user_no } = await phoneOf(staffNO);
    const events = await gateway.db
      .selectFrom('account_event')
      .select('kind')
      .where('user_no', '=', user_no)
      .orderBy('event_no')
      .execute();
    const kinds = events.map(({ kind }) => kind).filter((kind) => !/^(signedIn|identity)/.test(kind));
    assert.deepEqual(kinds, ['contactAsked', 'contactAgreed', 'phoneChanged', 'changeDenied']);
  });

  it('are refused by the owner with a press, and end so', async () => {
    const { staffNO, phone } = await member();
    const { requestNO: key } = await gateway.ok(applyAccountContact, asked(staffNO), keeper);
    const { isDone } = await followLink(gateway, tokenIn(await smsTo(gateway, phone)));
    assert.equal(isDone, true);
    assert.equal((await phoneOf(staffNO)).telephone, phone);
    const { requestList } = await gateway.ok(queryAccountContacts, {}, keeper);
    const shown = requestList.find((one) => one.requestNO === key);
    assert.deepEqual([shown?.requestState, shown?.mayEnd], ['refused', false]);
  });

  it('take effect a day after a second administrator has agreed, unless the owner stops them', async () => {
    for (const stops of [false, true]) {
      const { staffNO, phone } = await member();
      const body = asked(staffNO, { agreement: 'colleague' });
      const { requestNO: key } = await gateway.ok(applyAccountContact, body, keeper);
      await gateway.refused('contactRequestOwn', agreeAccountContact, { key }, keeper);
      const elsewhere = { as: await gateway.login('multi') };
      await gateway.ok(changeEnt, { companyNO: '100003' }, elsewhere);
      await gateway.refused('contactRequestOver', agreeAccountContact, { key }, elsewhere);
      await gateway.ok(agreeAccountContact, { key }, admin);
      await gateway.refused('contactRequestOver', agreeAccountContact, { key }, admin);
      gateway.clock.advance(23 * HOUR);
      await gateway.sweep(['account-safety']);
      assert.equal((await phoneOf(staffNO)).telephone, phone);
      if (stops) await followLink(gateway, tokenIn(await smsTo(gateway, phone)));
      gateway.clock.advance(2 * HOUR);
      await gateway.sweep(['account-safety']);
      assert.equal((await phoneOf(staffNO)).telephone, phone);
      if (!stops) await followLink(gateway, tokenIn(await smsTo(gateway, body.value)));
      assert.equal((await phoneOf(staffNO)).telephone, stops ? phone : body.value);
      admin = { as: await gateway.login('admin') };
      keeper = { as: await gateway.login('finance') };
    }
  });

  it('change the mail the same way, and no mail that another enterprise could see', async () => {
    const { staffNO, phone } = await member();
    const body = asked(staffNO, { kind: 'email', value: 'new@demo.example' });
    await gateway.ok(applyAccountContact, body, admin);
    await followLink(gateway, tokenIn(await smsTo(gateway, phone)), '', 'answer=agree');
    const mail = await gateway.db
      .selectFrom('kept_mail')
      .select('content')
      .where('address', '=', body.value)
      .executeTakeFirstOrThrow();
    await followLink(gateway, tokenIn(mail.content));
    const { email, telephone } = await phoneOf(staffNO);
    assert.deepEqual([email, telephone], ['new@demo.example', phone]);
  });

  it('are taken back by who asked, and come to nothing where the person is another’s by then', async () => {
    const { staffNO, phone } = await member();
    const { requestNO: key } = await gateway.ok(applyAccountContact, asked(staffNO), keeper);
    await gateway.ok(endAccountContact, { key }, keeper);
    await gateway.refused('contactRequestOver', endAccountContact, { key }, keeper);
    const taken = asked(staffNO, { value: (await member()).phone });
    await gateway.ok(applyAccountContact, taken, keeper);
    await followLink(gateway, tokenIn(await smsTo(gateway, phone)), '', 'answer=agree');
    const { isDone, said } = await followLink(gateway, tokenIn(await smsTo(gateway, taken.value)));
    assert.deepEqual([isDone, said], [true, '未能变更：该手机号已绑定其他账号，或申请已失效。']);
    assert.equal((await phoneOf(staffNO)).telephone, phone);
  });

  it('fail where the person is of another enterprise too, without disclosing that', async () => {
    const staffNO = await staffNoOf(gateway, 'multi');
    const { telephone: phone } = await phoneOf(staffNO);
    assert.ok(phone);
    const asks = asked(staffNO);
    const { requestNO: key } = await gateway.ok(applyAccountContact, asks, admin);
    const shownOf = async () =>
      (await gateway.ok(queryAccountContacts, {}, admin)).requestList.find((one) => one.requestNO === key);
    assert.equal((await shownOf())?.requestState, 'waiting');
    await followLink(gateway, tokenIn(await smsTo(gateway, phone)), '', 'answer=agree');
    // The requester sees the same state as after a refusal.
    assert.equal((await shownOf())?.requestState, 'refused');
    assert.equal((await phoneOf(staffNO)).telephone, phone);
    const late = await gateway.ok(applyAccountContact, asked(staffNO, { agreement: 'colleague' }), admin);
    await gateway.ok(agreeAccountContact, { key: late.requestNO }, keeper);
    gateway.clock.advance(25 * HOUR);
    await gateway.sweep(['account-safety']);
    assert.equal((await phoneOf(staffNO)).telephone, phone);
  });

  it('are refused for oneself, the main administrator, who may more, others’ and in a partner’s session', async () => {
    const of = (loginName: string, enterpriseNum?: string) => staffNoOf(gateway, loginName, enterpriseNum);
    const refused = async (
      fault: Parameters<TestGateway['refused']>[0],
      staffNO: string,
      by: { as: string },
    ) => gateway.refused(fault, applyAccountContact, asked(staffNO), by);
    await refused('contactOfSelf', await of('finance'), keeper);
    await refused('contactOwnersOnly', await of('admin'), keeper);
    const more = { role_no: '100001-approver', object_no: OBJECT.editRoles };
    await gateway.db.insertInto('role_grant').values(more).execute();
    await refused('contactOwnersOnly', await of('approver'), keeper);
    await refused('rowUnknown', await of('multi', '100002'), admin);
    const { staffNO } = await member();
    const beside = await gateway.ok(staffMembers.get, { key: staffNO }, admin);
    const awaited = await gateway.ok(staffMembers.add, formLike(beside, { phone: newPhone() }), admin);
    await refused('contactAwaited', awaited.staffNO, admin);
    const { user_no } = await phoneOf(await of('finance'));
    await refused('safetyBeyondPartner', staffNO, { as: await openPartnerSession(gateway, user_no) });
    const wrong = await gateway.send(applyAccountContact, asked(staffNO, { value: '123' }), admin);
    assert.equal(wrong.success, false);
    const denied = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', applyAccountContact, asked(staffNO), denied);
    await gateway.refused('forbidden', queryAccountContacts, {}, denied);
  });

  it('give a phone to one of two who confirm it at the same moment', async () => {
    const value = newPhone();
    const tokens: string[] = [];
    for (const { staffNO, phone } of [await member(), await member()]) {
      gateway.clock.advance(2);
      await gateway.ok(applyAccountContact, asked(staffNO, { value }), { as: await gateway.login('admin') });
      await followLink(gateway, tokenIn(await smsTo(gateway, phone)), '', 'answer=agree');
      tokens.push(tokenIn(await smsTo(gateway, value)));
    }
    const done = await Promise.all(tokens.map((token) => followLink(gateway, token)));
    assert.deepEqual(done.map(({ said }) => said.slice(0, 4)).sort(), ['已变更，', '未能变更']);
    const { count } = await gateway.db
      .selectFrom('app_user')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('telephone', '=', value)
      .executeTakeFirstOrThrow();
    assert.equal(count, 1);
  });

  it('are no claims of the owner', async () => {
    const { staffNO, authSign } = await member();
    await gateway.ok(applyAccountContact, asked(staffNO), keeper);
    assert.equal((await gateway.ok(queryAccountClaim, {}, { as: authSign })).claim, null);
  });
});
