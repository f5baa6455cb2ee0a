import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { departStaff, queryStaffDependents } from '../../../src/contract/address-book/staff-state';
import { decideApproval, queryApprovalDetail } from '../../../src/contract/approval/approval';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';

describe('an approver who leaves', () => {
  let setup: ApprovalSetup;
  beforeAll(async () => {
    setup = await setUpApprovals();
  });
  afterAll(() => setup.close());

  it('hands their open tasks over to a successor who may decide them', async () => {
    const { gateway, tokenOf, noOf } = setup;
    const { waitsForApplyId: applyId } = await setup.wait();
    const key = noOf('approver');
    const admin = tokenOf('admin');
    // Administrators may not name the successor of their own superior, so `key` supervises no one here.
    const { db } = gateway;
    await db.updateTable('staff').set({ supervisor_no: null }).where('supervisor_no', '=', key).execute();
    await db.updateTable('department').set({ head_no: null }).where('head_no', '=', key).execute();
    await db.updateTable('cost_center').set({ owner_no: null }).where('owner_no', '=', key).execute();
    const { version } = await gateway.ok(staffMembers.get, { key }, admin);
    const { groupList } = await gateway.ok(queryStaffDependents, { key, staffState: 'stopped' }, admin);
    const waiting = groupList.find(({ kind }) => kind === 'approval');
    assert.equal(waiting?.fate, 'successor');
    assert.ok(waiting.rows.some(({ no }) => no === applyId));
    const to = (account: string) => ({ key, version, successor: { no: noOf(account), name: '' } });
    const { result } = await gateway.send(departStaff, to('multi'), admin);
    assert.deepEqual(result, {
      fields: { successor: '该员工没有审批权限，不能接替审批，请重新选择' },
    } as never);
    await gateway.ok(departStaff, to('finance'), admin);
    const { path } = await gateway.ok(queryApprovalDetail, { applyId }, tokenOf('staff'));
    const open = path.flatMap(({ tasks }) => tasks).filter(({ taskState }) => taskState === 'open');
    assert.deepEqual(
      open.map(({ staffNO }) => staffNO),
      [noOf('finance')],
    );
    const decision = { applyId, decision: 'agree' as const, opinion: '' };
    await gateway.refused('authExpired', decideApproval, decision, tokenOf('approver'));
    await gateway.ok(decideApproval, decision, { as: await gateway.login('finance') });
  });
});

describe('an applicant who leaves', () => {
  let setup: ApprovalSetup;
  beforeAll(async () => {
    setup = await setUpApprovals();
  });
  afterAll(() => setup.close());

  it('leaves neither a pending application nor an unpaid order', async () => {
    const { gateway, tokenOf, noOf } = setup;
    const [waiting, agreed] = [await setup.wait(), await setup.wait()];
    await setup.decide(agreed.waitsForApplyId ?? '', 'agree');
    const key = noOf('staff');
    const admin = tokenOf('admin');
    const { groupList } = await gateway.ok(queryStaffDependents, { key, staffState: 'departed' }, admin);
    const numbersOf = (wanted: string) =>
      groupList.find(({ kind }) => kind === wanted)?.rows.map(({ no }) => no) ?? [];
    assert.ok(numbersOf('ownApplication').includes(waiting.waitsForApplyId ?? ''));
    assert.ok(numbersOf('openOrder').includes(agreed.orderNo));
    const { version } = await gateway.ok(staffMembers.get, { key }, admin);
    const successor = { no: noOf('admin'), name: '' };
    await gateway.ok(departStaff, { key, version, successor }, admin);
    const { db } = gateway;
    const { apply_state } = await db
      .selectFrom('approval_request')
      .select('apply_state')
      .where('apply_id', '=', waiting.waitsForApplyId)
      .executeTakeFirstOrThrow();
    assert.equal(apply_state, '已撤回');
    const orders = await db
      .selectFrom('flight_order')
      .select('order_status')
      .where('order_no', 'in', [waiting.orderNo, agreed.orderNo])
      .execute();
    assert.deepEqual(new Set(orders.map(({ order_status }) => order_status)), new Set(['已取消']));
  });
});
