import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  orderCancel,
  queryAirTicketDetailNew,
  queryorderListOnPermission,
} from '../../../src/contract/order/list';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { OBJECT } from '../../../src/contract/permission/objects';
import { migration } from '../../../demo/gateway/permission/migrations/0025-order-rights';
import { bookSelf, findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ROLE = '100001-staff';

describe('the rights to pay and to cancel an order', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  async function without(object_no: string, test: () => Promise<void>): Promise<void> {
    const grant = { role_no: ROLE, object_no };
    const { numDeletedRows } = await gateway.db
      .deleteFrom('role_grant')
      .where('role_no', '=', ROLE)
      .where('object_no', '=', object_no)
      .executeTakeFirstOrThrow();
    assert.equal(numDeletedRows, 1n, 'the role held it');
    try {
      await test();
    } finally {
      await gateway.db.insertInto('role_grant').values(grant).execute();
    }
  }
  const shown = async (orderNo: string) => {
    const listed = await gateway.ok(queryorderListOnPermission, { keyword: orderNo }, { as });
    const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    const flags = ({ canPay, canCancel }: { canPay: boolean; canCancel: boolean }) => ({ canPay, canCancel });
    assert.deepEqual(listed.orderList.map(flags), [flags(detail)]);
    return flags(detail);
  };

  it('are asked for by the gateway, and the order says whether the caller holds them', async () => {
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    const payment = { orderNo, payType: 2, subPayType: 14, payAmount: totalAmount };
    assert.deepEqual(await shown(orderNo), { canPay: true, canCancel: true });
    await without(OBJECT.payOrder, async () => {
      assert.deepEqual(await shown(orderNo), { canPay: false, canCancel: true });
      await gateway.refused('forbidden', payorder, payment, { as });
      await gateway.refused('forbidden', queryPayMethod, { orderNo }, { as });
      const body = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
      const made = await gateway.ok(createOrder, body, { as });
      assert.equal(made.canPay, false);
    });
    await without(OBJECT.cancelOrder, async () => {
      assert.deepEqual(await shown(orderNo), { canPay: true, canCancel: false });
      await gateway.refused('forbidden', orderCancel, { orderNo }, { as });
    });
    await gateway.ok(payorder, payment, { as });
  });

  it('are held by every role of an older database that may book', async () => {
    const { db } = gateway;
    const objects = [OBJECT.payOrder, OBJECT.cancelOrder];
    const holders = async () =>
      (
        await db
          .selectFrom('role_grant')
          .selectAll()
          .where('object_no', 'in', objects)
          .orderBy('object_no')
          .orderBy('role_no')
          .execute()
      ).map(({ role_no, object_no }) => `${object_no} ${role_no}`);
    const seeded = await holders();
    assert.ok(seeded.length > 0);
    await db.deleteFrom('role_grant').where('object_no', 'in', objects).execute();
    await db.deleteFrom('permission_object').where('object_no', 'in', objects).execute();
    await migration.up(db);
    assert.deepEqual(await holders(), seeded);
  });
});
