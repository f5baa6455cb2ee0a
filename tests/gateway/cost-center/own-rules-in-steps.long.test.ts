import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { saveCostCenterBudget } from '../../../src/contract/cost-center/budgets';
import { saveCostObject } from '../../../src/contract/cost-center/cost-objects';
import { roleNo } from '../../../demo/gateway/permission/objects/built-in-roles';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { csvTable, previewImport } from '../../support/gateway/areas/money/cost-imports';
import { costObjects, type CostObjects } from '../../support/gateway/areas/money/cost-objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const E = '100001';

describe('a cost centre that administrators may charge, changed in steps', () => {
  let gateway: TestGateway;
  let objects: CostObjects;
  let me: string;
  let owner: string;
  let friend: string;
  let tomorrow: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    const noOf = await staffNumbers(gateway);
    [me, owner, friend] = [noOf('admin'), noOf('finance'), noOf('staff')];
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: E, staff_no: owner, role_no: roleNo(E, 'admin') })
      .execute();
    await gateway.login('finance');
    objects = await costObjects(gateway);
    tomorrow = addDays(shanghaiDate(gateway.clock.now), 1);
    const approver = { kind: 'costCenterOwner' as const };
    await setFlow(gateway, [{ stepNo: 1, stepName: '审批', approver, mode: 'any', conditions: [] }]);
  });
  afterAll(() => gateway.close());

  const refused = async (no: string, change: Parameters<CostObjects['changed']>[1]) =>
    gateway.refused('ownRuleOther', saveCostObject, await objects.changed(no, change), objects.as);

  it('has no other owner by being planned for tomorrow', async () => {
    const { no } = await objects.add({ code: 'S1', ownerNO: owner });
    await refused(no, { validFrom: tomorrow, ownerNO: me });
    await objects.change(no, { validFrom: tomorrow });
    await refused(no, { ownerNO: friend });
    await refused(no, { ownerNO: me });
  });

  it('has no other owner by being open to others in between', async () => {
    const { no, code, name } = await objects.add({ code: 'S2', ownerNO: owner });
    await objects.change(no, { isForAll: false, staffNOList: [friend] });
    await objects.change(no, { ownerNO: friend });
    await refused(no, { isForAll: true, staffNOList: [] });
    const table = csvTable([
      ['编号', '名称', '可用员工工号'],
      [code, name, ''],
    ]);
    const { wrongList } = await previewImport(gateway, objects.as.as, table);
    assert.match(wrongList.map(({ message }) => message).join(), /不能通过导入修改/);
    gateway.clock.advance(8 * 24 * 60);
    objects.as.as = await gateway.login('admin');
    await objects.change(no, { isForAll: true, staffNOList: [] });
  });

  it('is not their own from the beginning, by form or by file', async () => {
    const form = objects.wanted({ code: 'S3', ownerNO: me });
    await gateway.refused('ownRuleOther', saveCostObject, form, objects.as);
    const table = csvTable([
      ['编号', '名称', '负责人'],
      ['S4', '新成本中心', me],
      ['S5', '另一成本中心', friend],
    ]);
    const { wrongList } = await previewImport(gateway, objects.as.as, table);
    assert.deepEqual(
      wrongList.map(({ line }) => line),
      [2],
    );
  });

  it('has no higher budget by being planned for tomorrow, or open to others in between', async () => {
    const { no } = await objects.add({ code: 'S6' });
    const budgetYear = Number(shanghaiDate(gateway.clock.now).slice(0, 4));
    const set = (fen: number, basedOn: number) => {
      const monthAmountList = Array.from({ length: 12 }, () => fen);
      return { costCenterNO: no, budgetYear, monthAmountList, basedOn };
    };
    await gateway.ok(saveCostCenterBudget, set(1000, 0), objects.as);
    tomorrow = addDays(shanghaiDate(gateway.clock.now), 1);
    await objects.change(no, { validFrom: tomorrow });
    await gateway.refused('ownRuleOther', saveCostCenterBudget, set(9000, 1), objects.as);
    await objects.change(no, { validFrom: '2026-01-01', isForAll: false, staffNOList: [friend] });
    await gateway.ok(saveCostCenterBudget, set(9000, 1), objects.as);
    await refused(no, { isForAll: true, staffNOList: [] });
  });
});
