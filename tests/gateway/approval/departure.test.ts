import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { departStaff, queryDeparture, staffMembers } from '../../../src/contract/address-book/staff-members';
import { decideApproval, queryApprovalDetail } from '../../../src/contract/approval/approval';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/approval-setup';

describe('an approver who leaves', () => {
  let setup: ApprovalSetup;
  before(async () => {
    setup = await setUpApprovals();
  });
  after(() => setup.close());

  it('hands what waits for them over to a successor who may decide it', async () => {
    const { gateway, tokenOf, noOf } = setup;
    const { waitsForApplyId: applyId } = await setup.wait();
    const key = noOf('approver');
    const admin = tokenOf('admin');
    const { version } = await gateway.ok(staffMembers.get, { key }, admin);
    const { approvalCount } = await gateway.ok(queryDeparture, { key }, admin);
    assert.ok(approvalCount > 0);
    const to = (account: string) => ({ key, version, successor: { no: noOf(account), name: '' } });
    const { result } = await gateway.send(departStaff, to('multi'), admin);
    assert.deepEqual(result, {
      fields: { successor: '该员工没有审批权限，不能接替待审批的申请，请重新选择' },
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
