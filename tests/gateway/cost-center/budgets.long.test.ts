import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  MONTH_BUDGET_LIMIT,
  queryCostCenterBudgets,
  saveCostCenterBudget,
} from '../../../src/contract/cost-center/budgets';
import { FAULTS } from '../../../demo/gateway/server/http/faults';
import { verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const YEAR = 2027;
const MONTHS = Array.from({ length: 12 }, (_, at) => (at + 1) * 1_000_001);
const OWN = '100001C1';
const FOREIGN = '100002C1';

describe('budgets of cost centres', () => {
  let gateway: TestGateway;
  let as: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  const budgets = async (budgetYear = YEAR) =>
    (await gateway.ok(queryCostCenterBudgets, { budgetYear }, as)).budgetList;
  const asked = (change: object = {}) => ({
    costCenterNO: OWN,
    budgetYear: YEAR,
    monthAmountList: MONTHS,
    basedOn: 0,
    ...change,
  });
  const settings = async (costCenterNo = OWN) =>
    gateway.db
      .selectFrom('cost_center_budget')
      .selectAll()
      .where('cost_center_no', '=', costCenterNo)
      .where('budget_year', '=', YEAR)
      .orderBy('revision')
      .execute();

  it('are none where none was set, of each cost centre of the enterprise', async () => {
    const list = await budgets();
    assert.deepEqual(
      list.map(({ costCenterNO, costCenterName }) => [costCenterNO, costCenterName]),
      [
        ['100001C1', '管理费用'],
        ['100001C2', '研发费用'],
        ['100001C3', '销售费用'],
        ['100001C4', '项目交付'],
        ['100001C5', '应用研发'],
        ['100001C6', '前端研发'],
        ['100001C7', '市场活动'],
        ['100001C8', '财务专项'],
      ],
    );
    for (const { monthAmountList, revision } of list)
      assert.deepEqual([monthAmountList, revision], [null, 0]);
  });

  it('are set, set anew and taken away, and each setting is kept with who made it', async () => {
    assert.deepEqual(await gateway.ok(saveCostCenterBudget, asked(), as), { revision: 1 });
    assert.deepEqual((await budgets())[0], {
      costCenterNO: OWN,
      costCenterName: '管理费用',
      monthAmountList: MONTHS,
      revision: 1,
    });
    const nothing = MONTHS.map(() => 0);
    await gateway.ok(saveCostCenterBudget, asked({ monthAmountList: nothing, basedOn: 1 }), as);
    assert.deepEqual((await budgets())[0]?.monthAmountList, nothing, 'nothing is a budget too');
    await gateway.ok(saveCostCenterBudget, asked({ monthAmountList: null, basedOn: 2 }), as);
    assert.deepEqual((await budgets())[0], {
      costCenterNO: OWN,
      costCenterName: '管理费用',
      monthAmountList: null,
      revision: 3,
    });
    const { staffNO } = (await gateway.ok(verifyUserAuthSignForCloud, { authSign: as.as }))
      .entAndTmcShortInfoList[0] ?? { staffNO: '' };
    assert.deepEqual(
      (await settings()).map(({ revision, month_amounts, changed_by }) => [
        revision,
        month_amounts,
        changed_by,
      ]),
      [
        [1, MONTHS, staffNO],
        [2, nothing, staffNO],
        [3, null, staffNO],
      ],
    );
  });

  it('are not saved over a change of another user since', async () => {
    const of = { costCenterNO: '100001C2' };
    await gateway.ok(saveCostCenterBudget, asked(of), as);
    for (const basedOn of [0, 2, 2_000_000_000])
      await gateway.refused('budgetChanged', saveCostCenterBudget, asked({ ...of, basedOn }), as);
    const both = await Promise.all(
      [1, 2].map((amount) =>
        gateway.send(
          saveCostCenterBudget,
          asked({ ...of, basedOn: 1, monthAmountList: MONTHS.map(() => amount) }),
          as,
        ),
      ),
    );
    assert.deepEqual(both.map(({ success }) => success).sort(), [false, true]);
    assert.equal((await settings('100001C2')).length, 2);
  });

  it('are those of one enterprise alone', async () => {
    for (const costCenterNO of [FOREIGN, '100001C9', 'C'.repeat(10_000)]) {
      const { code } = await gateway.send(saveCostCenterBudget, asked({ costCenterNO }), as);
      const fault = costCenterNO.length < 60 ? FAULTS.costCenterUnknown : FAULTS.fieldsInvalid;
      assert.equal(code, fault.code, costCenterNO.slice(0, 20));
    }
    assert.deepEqual(await settings(FOREIGN), []);
  });

  it('are refused where a month is none', async () => {
    for (const monthAmountList of [
      MONTHS.slice(1),
      [...MONTHS, 1],
      MONTHS.map(() => -1),
      MONTHS.map(() => 0.5),
      MONTHS.map(() => MONTH_BUDGET_LIMIT + 1),
      MONTHS.map(String),
    ])
      assert.equal(
        (await gateway.send(saveCostCenterBudget, asked({ costCenterNO: '100001C3', monthAmountList }), as))
          .code,
        FAULTS.fieldsInvalid.code,
      );
    const unstorable = asked({ costCenterNO: 'C\u0000' });
    assert.equal((await gateway.send(saveCostCenterBudget, unstorable, as)).success, false);
    assert.deepEqual(await settings('100001C3'), []);
  });

  it('are for those alone who may set them', async () => {
    for (const account of ['staff', 'approver']) {
      const other = { as: await gateway.login(account) };
      await gateway.refused('forbidden', queryCostCenterBudgets, { budgetYear: YEAR }, other);
      await gateway.refused('forbidden', saveCostCenterBudget, asked({ basedOn: 3 }), other);
    }
  });
});
