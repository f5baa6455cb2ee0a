import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { HELD_STATUSES } from '../../../demo/gateway/order/lifecycle';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { orderCancel } from '../../../src/contract/order/list';
import { addDays } from '../../../src/domain/shanghai-time';
import {
  bookSelf,
  colleagues,
  findVoyage,
  INFANT,
  LEG,
  orderOf,
  self,
} from '../../support/gateway/areas/booking';
import { withGateway, type TestGateway } from '../../support/gateway/harness';

const legOf = (days: number) => ({ ...LEG, depDate: addDays(LEG.depDate, days) });

/** Runs the test on a gateway with a limit, for a caller without waiting demo orders. */
const withLimit = (unpaidSeatsPerUser: number, test: (gateway: TestGateway, as: string) => Promise<void>) =>
  withGateway({ config: { unpaidSeatsPerUser } }, async (gateway) => {
    await gateway.db
      .updateTable('flight_order')
      .set({ order_status: '已取消' })
      .where('order_status', 'in', [...HELD_STATUSES])
      .execute();
    await test(gateway, await gateway.login('staff'));
  });

describe('the seats a person holds unpaid', () => {
  it('are limited, however the orders are cut; one that is cancelled or runs out makes room', () =>
    withLimit(3, async (gateway, as) => {
      const party = (await colleagues(gateway, as, 3)).slice(1);
      const { orderNo } = await bookSelf(gateway, as);
      await gateway.ok(createOrder, orderOf([await findVoyage(gateway, as, { leg: legOf(1) })], party), {
        as,
      });
      const fourth = orderOf([await findVoyage(gateway, as, { leg: legOf(2) })], [await self(gateway, as)]);
      const refused = await gateway.send(createOrder, fourth, { as });
      assert.deepEqual(
        [refused.success, refused.code, refused.msg],
        [false, '42010', '您未支付的订单已占用3个座位，未支付的座位最多3个，请先支付或取消部分订单后再预订'],
      );
      // Orders of other users do not count.
      await bookSelf(gateway, await gateway.login('admin'), legOf(3));
      await gateway.ok(orderCancel, { orderNo }, { as });
      await gateway.ok(createOrder, fourth, { as });
      await gateway.refused('tooManySeatsHeld', createOrder, { ...fourth, remark: '再来一单' }, { as });
      gateway.clock.advance(60);
      await gateway.sweep();
      await bookSelf(gateway, as, legOf(5));
    }));

  it('are counted on every segment, and by travellers who sit on one', () =>
    withLimit(1, async (gateway, as) => {
      const [me, voyage] = [await self(gateway, as), await findVoyage(gateway, as)];
      const back = { ...LEG, depCode: LEG.arrCode, arrCode: LEG.depCode, depDate: '2026-12-05' };
      const second = { ...(await findVoyage(gateway, as, { leg: back })), segmentNo: 2 };
      const refused = await gateway.send(createOrder, orderOf([voyage, second], [me]), { as });
      assert.deepEqual([refused.code, refused.msg], ['42010', '未支付的座位最多1个，请减少乘客人数或航段']);
      await gateway.ok(createOrder, orderOf([voyage], [me, INFANT]), { as });
    }));

  it('stay within the limit when orders are sent at once', () =>
    withLimit(2, async (gateway, as) => {
      const me = await self(gateway, as);
      const voyages = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((day) => findVoyage(gateway, as, { leg: legOf(day) })),
      );
      const answers = await Promise.all(
        voyages.map((voyage) => gateway.send(createOrder, orderOf([voyage], [me]), { as })),
      );
      assert.deepEqual(answers.map(({ code }) => code).toSorted(), [
        '0',
        '0',
        '42010',
        '42010',
        '42010',
        '42010',
      ]);
    }));
});
