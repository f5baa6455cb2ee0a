import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryBudgetControl, saveBudgetControl } from '../../../src/contract/cost-center/budgets';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { orderCancel } from '../../../src/contract/order/list';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { colleagues, findVoyage, LEG, orderOf, type OrderBody } from '../../support/gateway/areas/booking';
import { ownBudgets, overBudgetsOf, type CostBudgets } from '../../support/gateway/areas/money/cost-budgets';
import { setUpBooking, tearDownBooking, type BookingSetup } from '../../support/gateway/areas/booking-setup';

describe('a booking that budgets do not cover', () => {
  let setup: BookingSetup;
  let budgets: CostBudgets;
  beforeAll(async () => {
    setup = await setUpBooking();
    budgets = await ownBudgets(setup.gateway, setup.as);
  });
  afterAll(() => tearDownBooking(setup));

  const bodyOn = async (depDate: string) => {
    const voyage = await findVoyage(setup.gateway, setup.as, { leg: { ...LEG, depDate } });
    return orderOf([voyage], [setup.me]);
  };
  const book = async (depDate: string, other: object = {}) =>
    setup.gateway.ok(createOrder, { ...(await bodyOn(depDate)), ...other }, { as: setup.as });
  const refused = async (fault: 'budgetExceeded' | 'budgetRunsOut', depDate: string, other: object = {}) => {
    const body = { ...(await bodyOn(depDate)), ...other };
    return overBudgetsOf(await setup.gateway.refused(fault, createOrder, body, { as: setup.as }));
  };

  it('is made where the enterprise controls nothing', async () => {
    await budgets.set(1);
    await book('2026-12-02');
  });

  it('is made once that is confirmed where it warns, and never where it blocks', async () => {
    await budgets.set(1);
    await budgets.control('warn');
    const over = await refused('budgetRunsOut', '2026-12-03');
    assert.deepEqual(over.map(({ period, amount }) => [period, amount]).sort(), [
      ['month', 1],
      ['year', 12],
    ]);
    assert.ok(over.every(({ left, needed }) => needed > left));
    const { orderNo, totalAmount } = await book('2026-12-03', { budgetConfirmed: true });
    assert.deepEqual([...new Set(over.map(({ needed }) => needed))], [totalAmount]);
    await setup.gateway.ok(orderCancel, { orderNo }, { as: setup.as });
    await budgets.control('block');
    await refused('budgetExceeded', '2026-12-03', { budgetConfirmed: true });
  });

  it('is made on a private journey, and where there is no budget', async () => {
    await budgets.set(1);
    await budgets.control('block');
    await book('2026-12-04', { travelType: 2 });
    await budgets.set(null);
    await book('2026-12-05');
  });

  it('holds its amount until it is cancelled, and of two at once one is made', async () => {
    await budgets.control('none');
    await budgets.set(1);
    const first = await book('2026-12-06');
    await budgets.control('block');
    const month = (await refused('budgetExceeded', '2026-12-07')).find(({ period }) => period === 'month');
    assert.ok(month);
    // The budget suffices for one more order of the same price.
    await budgets.set(1 - month.left + month.needed);
    const bodies = [await bodyOn('2026-12-07'), await bodyOn('2026-12-08')];
    const answers = await Promise.all(
      bodies.map((body) => setup.gateway.send(createOrder, body, { as: setup.as })),
    );
    assert.equal(answers.filter(({ success }) => success).length, 1, JSON.stringify(answers));
    await setup.gateway.ok(orderCancel, { orderNo: first.orderNo }, { as: setup.as });
    await book('2026-12-09');
  });

  it('is held against the cost centre of each passenger, by their own cost', async () => {
    await budgets.control('block');
    await budgets.set(1);
    const { gateway, as, me } = setup;
    const [, colleague] = await colleagues(gateway, as, 2);
    assert.ok(colleague);
    const form = await gateway.ok(queryOrderFormInfo, {}, { as });
    const other = form.costCenterList.find(({ no }) => no !== budgets.costCenterNo);
    assert.ok(other);
    const voyage = await findVoyage(gateway, as, { leg: { ...LEG, depDate: '2026-12-10' } });
    const both = orderOf([voyage], [me, colleague]);
    const cost = { ...form.defaultCost, costCenterNo: other.no };
    const [mine, theirs] = both.passengers;
    assert.ok(mine && theirs);
    const over = async (body: OrderBody, name: string) => {
      const refusal = await gateway.refused('budgetExceeded', createOrder, body, { as });
      return overBudgetsOf(refusal).filter(({ costCenterName }) => costCenterName === name);
    };
    const name = form.costCenterList.find(({ no }) => no === budgets.costCenterNo)?.name ?? '';
    const alone = await over(orderOf([voyage], [me]), name);
    assert.ok(alone[0]);
    const apart = { ...both, passengers: [mine, { ...theirs, cost }] };
    assert.deepEqual(await over(apart, name), alone);
    const [shared] = await over({ ...both, cost: form.defaultCost }, name);
    assert.equal(shared?.needed, 2 * alone[0].needed);
  });

  it('is controlled by those who set budgets alone', async () => {
    const admin = await setup.gateway.login('admin');
    assert.deepEqual(await setup.gateway.ok(queryBudgetControl, {}, { as: admin }), {
      budgetControl: 'block',
    });
    await setup.gateway.refused('forbidden', queryBudgetControl, {}, { as: setup.as });
    await setup.gateway.refused('forbidden', saveBudgetControl, { budgetControl: 'none' }, { as: setup.as });
  });
});
