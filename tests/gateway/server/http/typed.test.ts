import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew, queryorderListOnPermission } from '../../../../src/contract/order/list';
import { orderOf } from '../../../support/gateway/areas/booking';
import {
  setUpBooking,
  tearDownBooking,
  type BookingSetup,
} from '../../../support/gateway/areas/booking-setup';

describe('pasted text', () => {
  let setUp: BookingSetup;
  beforeAll(async () => (setUp = await setUpBooking()));
  afterAll(() => tearDownBooking(setUp));

  it('is kept plain in an order, which is found by a number that is written apart', async () => {
    const { gateway, as, voyage, me } = setUp;
    const order = {
      ...orderOf([voyage], [{ ...me, phone: '+86 138-0000-0001' }]),
      contactName: '\u202D陈思远\u202C',
      contactPhone: '138 0000\u200B 0001',
      remark: '靠窗\uFEFF👨‍👩‍👧𠮷',
    };
    const { orderNo } = await gateway.ok(createOrder, order, { as });
    const kept = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    const { contact_name, contact_phone, remark } = await gateway.db
      .selectFrom('flight_order')
      .select(['contact_name', 'contact_phone', 'remark'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    assert.deepEqual([contact_name, contact_phone, remark], ['陈思远', '13800000001', '靠窗👨‍👩‍👧𠮷']);
    assert.equal(kept.orderNo, orderNo);

    const apart = `${orderNo.slice(0, 4)} ${orderNo.slice(4, 8)}\u200B ${orderNo.slice(8)}`;
    for (const filter of [{ keyword: apart }, { orderNo: apart }]) {
      const { orderList } = await gateway.ok(queryorderListOnPermission, { scope: 'own', ...filter }, { as });
      assert.deepEqual(
        orderList.map((row) => row.orderNo),
        [orderNo],
      );
    }
  });
});
