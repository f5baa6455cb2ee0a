import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { applyChangeAirTicketGateway, CHANGE_REASON } from '../../../src/contract/order/change';
import { applyRebuy } from '../../../src/contract/order/rebuy';
import { addDays } from '../../../src/domain/shanghai-time';
import { LEG } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { ownBudgets, overBudgetsOf, type CostBudgets } from '../../support/gateway/areas/money/cost-budgets';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookDear, rebuyOf } from '../../support/gateway/areas/rebuys';
import { bookIssued } from '../../support/gateway/areas/refunds';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

describe('a change that budgets do not cover', () => {
  let gateway: TestGateway;
  let as: string;
  let budgets: CostBudgets;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
    budgets = await ownBudgets(gateway, as);
  });
  afterEach(async () => {
    await budgets.control('none');
    await budgets.set(null);
    await checkConsistency(gateway.db);
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  afterAll(() => gateway.close());

  /** Body of a change that costs more than the issued order. */
  async function dearChange() {
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
    const { orderNo, totalAmount } = await bookIssued(gateway, as);
    const flight = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(LEG.depDate, 1),
      where: ({ salePrice }) => salePrice > totalAmount,
    });
    return changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [flight] });
  }

  it('is made once that is confirmed where it warns, and never where it blocks: by its own cost', async () => {
    const body = await dearChange();
    await budgets.set(1);
    await budgets.control('block');
    await gateway.refused(
      'budgetExceeded',
      applyChangeAirTicketGateway,
      { ...body, budgetConfirmed: true },
      { as },
    );
    await budgets.control('warn');
    const over = overBudgetsOf(
      await gateway.refused('budgetRunsOut', applyChangeAirTicketGateway, body, { as }),
    );
    assert.deepEqual(over.map(({ period }) => period).sort(), ['month', 'year']);
    assert.deepEqual([...new Set(over.map(({ needed }) => needed))], [body.totalAmount]);
    await gateway.ok(applyChangeAirTicketGateway, { ...body, budgetConfirmed: true }, { as });
  });

  it('is made where the remaining budget covers it', async () => {
    const body = await dearChange();
    await budgets.set(1);
    await budgets.control('block');
    const over = overBudgetsOf(
      await gateway.refused('budgetExceeded', applyChangeAirTicketGateway, body, { as }),
    );
    const month = over.find(({ period }) => period === 'month');
    assert.ok(month);
    await budgets.set(1 - month.left + month.needed);
    await gateway.ok(applyChangeAirTicketGateway, body, { as });
  });

  it('is made where it costs nothing: for the carrier’s cause', async () => {
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
    const { orderNo } = await bookIssued(gateway, as);
    const changeReason = CHANGE_REASON.cancelled;
    const flight = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(LEG.depDate, 1),
      changeReason,
    });
    const body = await changeOf(gateway, as, {
      orderNo,
      passengerNos: [1],
      newFlights: [flight],
      changeReason,
    });
    assert.equal(body.totalAmount, 0);
    await budgets.set(0);
    await budgets.control('block');
    await gateway.ok(applyChangeAirTicketGateway, body, { as });
  });

  it('is, bought anew, held against the remaining budget without its refund', async () => {
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    assert.ok(body.payTotal < body.backTotal);
    await budgets.set(0);
    await budgets.control('block');
    await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
  });
});
