import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  agreeAccountContact,
  applyAccountContact,
  queryAccountContacts,
} from '../../../src/contract/address-book/account-contacts';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { departStaff } from '../../../src/contract/address-book/staff-state';
import type { BodyOf } from '../../../src/contract/call';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addRoleMember, deleteRoleMember, roles } from '../../../src/contract/permission/roles';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { followLink, signInBySms, smsTo, tokenIn } from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { formLike, staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';

const DAY = 60 * 24;
const ADMINISTRATORS = '100001-admin';
const named = (...nos: string[]) => nos.map((no) => ({ no, name: '' }));

describe('rights to ask for another sign-in', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let number = 0;
  const newPhone = () => `1388860${String((number += 1)).padStart(4, '0')}`;
  async function member(by = admin) {
    const beside = await gateway.ok(staffMembers.get, { key: await staffNoOf(gateway, 'staff') }, admin);
    const phone = newPhone();
    const form = formLike(beside, { phone, staffName: '成员', email: '' });
    const { staffNO } = await gateway.ok(staffMembers.add, form, by);
    return { staffNO, phone, as: await signInBySms(gateway, phone) };
  }
  const join = (...staffNOs: string[]) => gateway.ok(addRoleMember, { key: ADMINISTRATORS, staffNOs }, admin);
  const asked = (staffNO: string, value = newPhone()): BodyOf<typeof applyAccountContact> => ({
    staffNO,
    kind: 'phone',
    value,
    agreement: 'colleague',
    reason: '换号',
  });
  const stateOf = async (key: string) => {
    const { requestList } = await gateway.ok(queryAccountContacts, {}, admin);
    return requestList.find(({ requestNO }) => requestNO === key)?.requestState;
  };
  const later = async () => {
    gateway.clock.advance(DAY + 60);
    await gateway.sweep(['account-safety']);
    admin = { as: await gateway.login('admin') };
  };
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  beforeEach(async () => {
    gateway.clock.advance(2);
    admin = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  /** Adds a role that edits staff, in addition to the rights every member of staff has. */
  async function keepersOf(roleName: string, permissionRangeID: 2 | 3) {
    const { objectList } = await gateway.ok(roles.get, { key: '100001-staff' }, admin);
    const form = {
      roleName,
      remark: '',
      permissionRangeID,
      objectList: named(...objectList.map(({ no }) => no), ...(await keptObjects())),
    };
    return (await gateway.ok(roles.add, form, admin)).roleNO;
  }
  async function keptObjects() {
    const pages = await gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .execute();
    return [OBJECT.seeStaff, OBJECT.editStaff, ...pages.map(({ object_no }) => object_no)];
  }

  it('compare each right in its own scope', async () => {
    const role = await keepersOf('部门员工管理', 3);
    const keeper = await member();
    await gateway.ok(addRoleMember, { key: role, staffNOs: [keeper.staffNO] }, admin);
    const wider = await member();
    const managing = {
      staff: { no: wider.staffNO, name: '' },
      managedScope: 'enterprise' as const,
      departments: [],
      objectList: named(...(await keptObjects())),
      validPeriod: { from: '2026-01-01', to: '' },
      remark: '',
    };
    await gateway.ok(subManagers.add, managing, admin);
    const plain = await member();
    await gateway.refused('contactOwnersOnly', applyAccountContact, asked(wider.staffNO), { as: keeper.as });
    await gateway.ok(applyAccountContact, asked(plain.staffNO), { as: keeper.as });
  });

  it('are judged again as a request takes effect', async () => {
    const role = await keepersOf('员工管理员', 2);
    for (const change of ['the owner has more', 'the rights are gone', 'neither'] as const) {
      const [asker, decider, one] = [await member(), await member(), await member()];
      const staffNOs = [asker.staffNO, decider.staffNO];
      await gateway.ok(addRoleMember, { key: role, staffNOs }, admin);
      const { requestNO: key } = await gateway.ok(applyAccountContact, asked(one.staffNO), { as: asker.as });
      await gateway.ok(agreeAccountContact, { key }, { as: decider.as });
      if (change === 'the owner has more') await join(one.staffNO);
      if (change === 'the rights are gone')
        await gateway.ok(deleteRoleMember, { key: role, staffNOs }, admin);
      await later();
      assert.equal(await stateOf(key), change === 'neither' ? 'confirming' : 'refused', change);
      for (const { phone } of change === 'neither' ? [] : [asker, decider]) {
        const as = await signInBySms(gateway, phone);
        const { noticeList } = await gateway.ok(queryNoticeList, {}, { as });
        assert.equal(noticeList[0]?.about, 'contact', change);
      }
    }
  });

  it('end with the departure of who has asked', async () => {
    const asker = await member();
    await join(asker.staffNO);
    const one = await member();
    const body = asked(one.staffNO);
    const { requestNO: key } = await gateway.ok(applyAccountContact, body, { as: asker.as });
    const { version } = await gateway.ok(staffMembers.get, { key: asker.staffNO }, admin);
    await gateway.ok(departStaff, { key: asker.staffNO, version, successor: null }, admin);
    await gateway.ok(agreeAccountContact, { key }, admin);
    await later();
    assert.equal(await stateOf(key), 'refused');
  });

  it('take a second administrator whom the first has not set up, nor the other way round', async () => {
    const asker = await member();
    await join(asker.staffNO);
    const puppet = await member({ as: asker.as });
    await gateway.ok(addRoleMember, { key: ADMINISTRATORS, staffNOs: [puppet.staffNO] }, { as: asker.as });
    const one = await member();
    const body = asked(one.staffNO);
    const { requestNO: key } = await gateway.ok(applyAccountContact, body, { as: asker.as });
    await gateway.refused('secondPersonRecent', agreeAccountContact, { key }, { as: puppet.as });
    const other = await member();
    const { requestNO: reversed } = await gateway.ok(applyAccountContact, asked(other.staffNO), {
      as: puppet.as,
    });
    await gateway.refused('secondPersonRecent', agreeAccountContact, { key: reversed }, { as: asker.as });
    // The main administrator may agree, and the new phone confirms last.
    await gateway.ok(agreeAccountContact, { key }, admin);
    await later();
    assert.equal(await stateOf(key), 'confirming');
    await followLink(gateway, tokenIn(await smsTo(gateway, body.value)));
    assert.equal(await stateOf(key), 'done');
  });
});
