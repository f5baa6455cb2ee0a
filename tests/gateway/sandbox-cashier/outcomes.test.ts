import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder, type OrderPassenger } from '../../../src/contract/flight-booking/booking';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { FORCED_NAMES, FORCED_RISE } from '../../../demo/gateway/order/forced-names';
import { addDays } from '../../../src/domain/shanghai-time';
import { findVoyage, LEG, orderOf } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { giveBack, PREPAID } from '../../support/gateway/areas/refunds';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

/** An outsider with one of the names. */
const outsider = (passagerName: string): OrderPassenger => ({
  passagerName,
  cardType: 0,
  cardNo: '11010519491231002X',
  phone: '13800000001',
  sexTem: 1,
  birthDay: '1949-12-31',
  nationality: 'CN',
  passengerTypeID: 1,
  staffNO: '',
});

/** The first enterprise is a sandbox until the last test. */
describe('forced outcomes of a sandbox', () => {
  let gateway: TestGateway;
  let as: string;
  const setSandbox = (isSandbox: boolean) =>
    gateway.db
      .updateTable('enterprise')
      .set({ is_sandbox: isSandbox })
      .where('enterprise_num', '=', '100001')
      .execute();
  beforeAll(async () => {
    gateway = await startTestGateway();
    await setSandbox(true);
    as = await gateway.login('staff');
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const orderFor = async (name: string, rise = 0) => {
    const voyage = await findVoyage(gateway, as);
    return orderOf([{ ...voyage, salePrice: voyage.salePrice + rise }], [outsider(name)]);
  };
  const stateOf = async (orderNo: string) => {
    await gateway.idle();
    return (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as })).orderStatus;
  };
  const bookPaid = async (name: string): Promise<string> => {
    const { orderNo, totalAmount } = await gateway.ok(createOrder, await orderFor(name), { as });
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    return orderNo;
  };

  it('are the seats that are gone and the fare that has risen, which may be accepted', async () => {
    await gateway.refused('seatsGone', createOrder, await orderFor(FORCED_NAMES.soldOut), { as });
    const order = await orderFor(FORCED_NAMES.fareChanged);
    const { salePrice } = (await gateway.refused('priceChanged', createOrder, order, { as })) as {
      salePrice: number;
    };
    assert.equal(salePrice, (order.voyages[0]?.salePrice ?? 0) + FORCED_RISE);
    await gateway.ok(createOrder, await orderFor(FORCED_NAMES.fareChanged, FORCED_RISE), { as });
  });

  it('are tickets, changes and refunds that are refused at once', async () => {
    assert.equal(await stateOf(await bookPaid(FORCED_NAMES.issueRefused)), '出票失败');

    const orderNo = await bookPaid(FORCED_NAMES.changeRefused);
    assert.equal(await stateOf(orderNo), '已出票');
    const newFlights = [await findNewFlight(gateway, as, orderNo, { depDate: addDays(LEG.depDate, 1) })];
    const change = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights });
    const changed = await gateway.ok(applyChangeAirTicketGateway, change, { as });
    if (changed.totalAmount > 0) {
      const paying = { orderNo: changed.changeOrderNo, ...PREPAID, payAmount: changed.totalAmount };
      await gateway.ok(changeOrderPay, paying, { as });
    }
    assert.equal(await stateOf(changed.changeOrderNo), '改签失败');

    const kept = await bookPaid(FORCED_NAMES.refundRefused);
    assert.equal(await stateOf(kept), '已出票');
    await giveBack(gateway, as, kept);
    assert.equal(await stateOf(kept), '退票失败');
  });

  it('are none of a real enterprise', async () => {
    await setSandbox(false);
    assert.equal(await stateOf(await bookPaid(FORCED_NAMES.issueRefused)), '已出票');
  });
});
