import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { queryOrderStandard } from '../../../src/contract/approval/approval';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { createOrder, type OrderPassenger, type Voyage } from '../../../src/contract/flight-booking/booking';
import { queryStandardOverReason } from '../../../src/contract/travel-standard/standards';
import { colleagues, findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import {
  overOrder,
  PRICE_ONLY,
  reasonFor,
  setStandards,
  standardOf,
  statusOf,
} from '../../support/gateway/areas/standard-steps';

let gateway: TestGateway;
let as: string;
let me: OrderPassenger;
let voyage: Voyage;
beforeAll(async () => {
  gateway = await startTestGateway();
  as = await gateway.login('staff');
  me = await self(gateway, as);
  voyage = await findVoyage(gateway, as);
});
afterAll(async () => {
  await checkConsistency(gateway.db);
  await gateway.close();
});

describe('an order over the standards', () => {
  beforeEach(() => setStandards(gateway, { ...PRICE_ONLY, over_policy: 1 }));

  it('is made as ever where violations are only recorded, and frozen as it was judged', async () => {
    await setStandards(gateway, { over_policy: 0 });
    const { orderNo, orderStatus } = await gateway.ok(createOrder, orderOf([voyage], [me]), { as });
    assert.equal(orderStatus, '待支付');
    const frozen = await standardOf(gateway, as, orderNo);
    assert.equal(frozen.overStandard, 1);
    const [violation] = frozen.evaluation.segments[0]?.violations ?? [];
    assert.deepEqual(
      [violation?.rule, violation?.threshold, violation?.actual, violation?.passengerNames],
      ['price', 1, voyage.salePrice, ['陈思远']],
    );
    await setStandards(gateway, { max_price: null });
    assert.deepEqual(await standardOf(gateway, as, orderNo), frozen);
  });

  it('needs a reason for every violation of every segment, one the enterprise has', async () => {
    const back = await findVoyage(gateway, as, {
      leg: { depCode: 'SHA', arrCode: 'BJS', depDate: '2026-12-03' },
      segmentNo: 2,
    });
    const body = orderOf([voyage, back], [me]);
    const [there, home] = [await reasonFor(gateway, as), await reasonFor(gateway, as, 'price', 2)];
    for (const overReasons of [[], [there], [home], [there, { ...home, rule: 'cabin' as const }]]) {
      const result = await gateway.refused(
        'overStandardReasonMissing',
        createOrder,
        { ...body, overReasons },
        { as },
      );
      const { evaluation } = result as { evaluation: { segments: { violations: unknown[] }[] } };
      assert.deepEqual(
        evaluation.segments.map(({ violations }) => violations.length),
        [1, 1],
      );
    }
    const wrong = await gateway.refused(
      'fieldsInvalid',
      createOrder,
      { ...body, overReasons: [there, { ...home, reasonCode: 'R99' }] },
      { as },
    );
    assert.deepEqual(wrong, { fields: { 'overReasons.1.reasonCode': '超标原因不存在，请重新选择' } });
    const reasons = await gateway.ok(queryStandardOverReason, { rule: 'price' }, { as });
    const other = { ...home, reasonCode: reasons.find(({ needsText }) => needsText)?.reasonCode ?? '' };
    const mute = await gateway.refused(
      'fieldsInvalid',
      createOrder,
      { ...body, overReasons: [there, other] },
      { as },
    );
    assert.deepEqual(mute, { fields: { 'overReasons.1.reasonText': '请填写超标说明' } });

    const overReasons = [there, { ...other, reasonText: '会议改期' }];
    const { orderNo, orderStatus } = await gateway.ok(createOrder, { ...body, overReasons }, { as });
    assert.equal(orderStatus, '待支付');
    assert.deepEqual((await standardOf(gateway, as, orderNo)).overReasons, overReasons);
  });

  it('cannot be made at all where it is forbidden, with any reason', async () => {
    await setStandards(gateway, { over_policy: 2 });
    await gateway.refused('overStandardForbidden', createOrder, await overOrder(gateway, as, voyage), { as });
  });

  it('is judged by its travellers: the strictest of them decides', async () => {
    await setStandards(gateway, { over_policy: 0, max_price: null });
    const senior = (await colleagues(gateway, await gateway.login('admin'), 30)).find(
      ({ passagerName }) => passagerName === '王建华',
    );
    assert.ok(senior);
    await gateway.db
      .updateTable('travel_standard')
      .set({ over_policy: 2, max_price: 1 })
      .where('standard_no', '=', '100001S2')
      .execute();
    await gateway.ok(createOrder, orderOf([voyage], [me]), { as });
    await gateway.refused('overStandardForbidden', createOrder, orderOf([voyage], [me, senior]), { as });
  });

  it('leaves nothing behind when it is refused', async () => {
    const count = async () =>
      (await gateway.db.selectFrom('flight_order').select('order_no').execute()).length;
    const before = await count();
    await gateway.refused('overStandardReasonMissing', createOrder, orderOf([voyage], [me]), { as });
    assert.equal(await count(), before);
  });

  it('is hidden from users who may not see the order', async () => {
    await setStandards(gateway, { over_policy: 0 });
    const { orderNo } = await gateway.ok(createOrder, orderOf([voyage], [me]), { as });
    assert.equal(await statusOf(gateway, as, orderNo), '待支付');
    const token = await gateway.login('multi');
    await gateway.refused('orderUnknown', queryOrderStandard, { orderNo }, { as: token });
    await gateway.ok(changeEnt, { companyNO: '100002' }, { as: token });
    await gateway.refused('orderUnknown', queryOrderStandard, { orderNo }, { as: token });
    // The order was made before there were standards.
    await gateway.db.deleteFrom('order_standard').where('order_no', '=', orderNo).execute();
    assert.equal(await gateway.ok(queryOrderStandard, { orderNo }, { as }), null);
  });
});
