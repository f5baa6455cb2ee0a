import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { refundTicketApply, type TicketQuote } from '../../../src/contract/order/refund';
import { instantOf } from '../../../src/domain/shanghai-time';
import { colleagues, LEG } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { sweepFlown } from '../../support/gateway/areas/flown';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { applicationOf, bookIssued, giveBack, quote } from '../../support/gateway/areas/refunds';
import { balanceOf } from '../../support/gateway/areas/money/wallet-balances';

const BACK = { depCode: LEG.arrCode, arrCode: LEG.depCode, depDate: '2026-12-04' };
const HOUR_MS = 3_600_000;

describe('tickets of a flight that has departed', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  let start: Date;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    start = gateway.clock.now;
    as = await gateway.login('staff');
  });
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
    gateway.clock.now = start;
  });
  afterAll(() => gateway.close());

  const detailOf = (orderNo: string) => gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  const obstaclesOf = async (orderNo: string) =>
    (await quote(gateway, as, orderNo)).tickets.map(({ obstacle, isNoShow }) => [obstacle, isNoShow]);
  /** Sets the clock to `ms` after the departure of a ticket and signs in anew, because a session would have expired. */
  async function passTo({ takeOffTime }: TicketQuote, ms: number): Promise<void> {
    gateway.clock.now = new Date(instantOf(takeOffTime).getTime() + ms);
    as = await gateway.login('staff');
  }
  async function arrive(orderNo: string): Promise<void> {
    const { segments } = await detailOf(orderNo);
    gateway.clock.now = instantOf(segments.at(-1)?.flight.arrTime ?? '');
    as = await gateway.login('staff');
    await gateway.sweep();
  }

  it('cannot be given back from the departure on until it is known who was on board', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const before = await quote(gateway, as, orderNo);
    const [ticket] = before.tickets;
    assert.ok(ticket);
    await passTo(ticket, -1);
    assert.deepEqual(await obstaclesOf(orderNo), [[null, false]]);
    await passTo(ticket, 0);
    assert.deepEqual(await obstaclesOf(orderNo), [['departed', false]]);
    await gateway.refused('ticketNotRefundable', refundTicketApply, applicationOf(before, [ticket]), { as });

    supplier.boardingUnknown.add(ticket.ticketNo);
    await sweepFlown(gateway);
    assert.deepEqual(await obstaclesOf(orderNo), [['departed', false]]);
    supplier.boardingUnknown.clear();
    await gateway.sweep();
    assert.deepEqual(
      await obstaclesOf(orderNo),
      [['departed', false]],
      'it is asked again after a while only',
    );
    gateway.clock.advance(10);
    await sweepFlown(gateway);
    assert.deepEqual(await obstaclesOf(orderNo), [['flown', false]]);
    assert.equal((await detailOf(orderNo)).orderStatus, '已出票', 'it is still in the air');
    await arrive(orderNo);
    assert.equal((await detailOf(orderNo)).orderStatus, '完成');
  });

  it('that were missed bring back the rest of the last tier, and their order is not completed', async () => {
    const passengers = await colleagues(gateway, as, 2);
    const { orderNo } = await bookIssued(gateway, as, { passengers });
    const [flying, missing] = (await quote(gateway, as, orderNo)).tickets;
    assert.ok(flying && missing);
    supplier.noShows.add(missing.ticketNo);
    await passTo(flying, HOUR_MS);
    await gateway.sweep();
    assert.deepEqual(await obstaclesOf(orderNo), [
      ['flown', false],
      [null, true],
    ]);
    await arrive(orderNo);
    const { orderStatus, logs } = await detailOf(orderNo);
    assert.equal(orderStatus, '已出票');
    assert.ok(logs.some(({ content }) => content.startsWith(`误机：${missing.passagerName} `)));

    const prepaid = await balanceOf(gateway, 'prepaid');
    const [, late] = (await quote(gateway, as, orderNo)).tickets;
    assert.ok(late && late.rises === null && late.refundFee >= missing.refundFee);
    assert.equal(late.refundAmount, late.salePrice - late.refundFee + late.taxes);
    await giveBack(gateway, as, orderNo, ({ isNoShow }) => isNoShow);
    assert.equal(await balanceOf(gateway, 'prepaid'), prepaid + late.refundAmount);
    assert.equal((await detailOf(orderNo)).orderStatus, '部分退票');
    await gateway.sweep();
    assert.deepEqual(await obstaclesOf(orderNo), [
      ['flown', false],
      ['refunded', true],
    ]);
  });

  it('are told apart by leg: the way there was flown, the way back missed', async () => {
    const { orderNo } = await bookIssued(gateway, as, { legs: [LEG, BACK] });
    const [there, back] = (await quote(gateway, as, orderNo)).tickets;
    assert.ok(there && back);
    await passTo(there, HOUR_MS);
    await gateway.sweep();
    assert.deepEqual(await obstaclesOf(orderNo), [
      ['flown', false],
      [null, false],
    ]);
    supplier.noShows.add(back.ticketNo);
    await arrive(orderNo);
    assert.deepEqual(await obstaclesOf(orderNo), [
      ['flown', false],
      [null, true],
    ]);
  });

  it('are noted once by gateways that sweep at once', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const [ticket] = (await quote(gateway, as, orderNo)).tickets;
    assert.ok(ticket);
    supplier.noShows.add(ticket.ticketNo);
    await passTo(ticket, HOUR_MS);
    await Promise.all([gateway.sweep(), gateway.sweep(), gateway.sweep()]);
    const { logs } = await detailOf(orderNo);
    assert.equal(logs.filter(({ content }) => content.startsWith('误机')).length, 1);
  });
});
