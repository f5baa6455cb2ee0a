import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  createOrder,
  queryProductBookingLimits,
  type OrderPassenger,
} from '../../../src/contract/flight-booking/booking';
import { CHILD, colleagues, findVoyage, INFANT, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';

describe('the server’s check of booking limits', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
  });
  beforeEach(() => supplier.reset());
  afterAll(() => gateway.close());

  const ask = (voyage: Awaited<ReturnType<typeof findVoyage>>, passengers: OrderPassenger[]) => {
    const body = {
      ...orderOf([voyage], passengers),
      bookingSource: 7 as const,
      fullOrderPassengers: passengers,
    };
    return gateway.ok(queryProductBookingLimits, body, { as });
  };

  const verdicts: [plimit: string, content: string][] = [
    ['', ''],
    [
      '1:0-12,60-99',
      '该价格第1个航班仅限乘机当天12岁以下、60岁以上的乘客可订，陈思远不满足条件，请预订其他价格。',
    ],
    ['2:F', '该价格第1个航班仅限女性预订，陈思远不满足条件，请预订其他价格。'],
    ['3:2', '该价格第1个航班仅限护照预订，请完善陈思远的证件信息。'],
    ['4:2-9', '该价格第1个航班仅限2-9人预订，请调整乘客人数或预订其他价格。'],
    ['5:F|18-60', '该价格第1个航班仅限女性乘机当天18-60岁的乘客可订，陈思远不满足条件，请预订其他价格。'],
  ];
  for (const [plimit, content] of verdicts) {
    it(`answers ${plimit === '' ? 'yes without a restriction' : plimit}, and so does the order`, async () => {
      const voyage = await findVoyage(gateway, as);
      const passengers = [await self(gateway, as)];
      supplier.plimit = plimit;
      assert.deepEqual(await ask(voyage, passengers), {
        canBooking: content === '',
        title: content === '' ? '' : '温馨提示',
        content,
      });
      const order = await gateway.send(createOrder, orderOf([voyage], passengers), { as });
      assert.deepEqual([order.code, order.msg], content === '' ? ['0', ''] : ['42007', content]);
    });
  }

  it('looks at seats and at who travels together', async () => {
    const voyage = await findVoyage(gateway, as, { where: ({ seatCount }) => seatCount <= 3 });
    const party = await colleagues(gateway, as, 4);
    const [adult] = party;
    assert.ok(adult);
    assert.equal((await ask(voyage, [adult])).canBooking, true);
    const short = await ask(voyage, party);
    assert.deepEqual([short.canBooking, short.title], [false, '温馨提示']);
    assert.match(short.content, /^余座不足，仅余[1-3]张，请减少乘客人数或选择其他价格$/);
    assert.match((await ask(voyage, [CHILD])).content, /须由成人陪同/);
    const twins = [INFANT, { ...INFANT, cardNo: '110105202509010032' }];
    assert.match((await ask(voyage, [adult, ...twins])).content, /最多携带1名婴儿/);
  });
});
