import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryApprovalFlows, restoreApprovalFlow } from '../../../src/contract/approval/flow-settings';
import type { FlowStep } from '../../../src/domain/approval/flow';
import { roleNo } from '../../../demo/gateway/permission/objects/built-in-roles';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

describe('a former version of a flow', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  it('comes back by two administrators who ask for the same version, not for one each', async () => {
    const noOf = await staffNumbers(gateway);
    const step = (stepNo: number, account: string): FlowStep => ({
      stepNo,
      stepName: `审批${stepNo}`,
      approver: { kind: 'staff', staffNOs: [noOf(account)] },
      mode: 'any',
      conditions: [],
    });
    const steps = [step(1, 'approver'), step(2, 'staff')];
    for (const count of [0, 1, 2]) await setFlow(gateway, steps.slice(0, count));
    const second = {
      enterprise_num: '100001',
      staff_no: noOf('finance'),
      role_no: roleNo('100001', 'admin'),
    };
    await gateway.db.insertInto('staff_role').values(second).execute();
    const admin = { as: await gateway.login('admin') };
    const other = { as: await gateway.login('finance') };
    const { flows } = await gateway.ok(queryApprovalFlows, {}, admin);
    const basedOn = flows.find(({ applyType }) => applyType === 1)?.version ?? 0;
    const restored = (version: number) => ({ applyType: 1 as const, basedOn, version });
    await gateway.refused('ownRuleOther', restoreApprovalFlow, restored(basedOn - 1), other);
    await gateway.refused('ownRuleOther', restoreApprovalFlow, restored(basedOn - 2), admin);
    await gateway.ok(restoreApprovalFlow, restored(basedOn - 1), admin);
  });
});
