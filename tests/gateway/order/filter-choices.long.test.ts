import assert from 'node:assert/strict';
import { afterAll, beforeAll, it } from 'vitest';
import { queryCostChoices } from '../../../src/contract/cost-center/choices';
import { queryOrderFilterChoices } from '../../../src/contract/order/list';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startTestGateway()));
afterAll(() => gateway.close());

it('lets orders be found by closed cost objects, of the own enterprise alone', async () => {
  const as = await gateway.login('staff');
  const { departmentList } = await gateway.ok(queryOrderFilterChoices, {}, { as });
  const past = { costKind: 'costCenter', forWhat: 'past' } as const;
  const { choiceList: costCenterList } = await gateway.ok(queryCostChoices, past, { as });
  const offered = await gateway.ok(queryOrderFormInfo, {}, { as });
  const closed = await gateway.db
    .selectFrom('cost_center')
    .select('cost_center_no')
    .where('enterprise_num', '=', '100001')
    .where('closed_on', 'is not', null)
    .execute();
  assert.ok(closed.length > 0);
  for (const { cost_center_no } of closed) {
    assert.ok(costCenterList.some(({ no }) => no === cost_center_no));
    assert.ok(!offered.costCenterList.some(({ no }) => no === cost_center_no));
  }
  assert.deepEqual(departmentList, offered.departmentList);
  assert.ok([...costCenterList, ...departmentList].every(({ no }) => no.startsWith('100001')));
});
