import assert from 'node:assert/strict';
import type { Updateable } from 'kysely';
import type { Schema } from '../../../../demo/gateway/db/schema';
import { createOrder, type Voyage } from '../../../../src/contract/flight-booking/booking';
import { queryOrderStandard } from '../../../../src/contract/approval/approval';
import { queryAirTicketDetailNew } from '../../../../src/contract/order/list';
import type { OverReasonChoice, StandardRule } from '../../../../src/contract/travel-standard/shapes';
import { queryStandardOverReason } from '../../../../src/contract/travel-standard/standards';
import { findVoyage, orderOf, self, type Created, type OrderBody } from './booking';
import type { TestGateway } from '../harness';

type Standard = Updateable<Schema['travel_standard']>;

/** Standard whose price cap every fare violates, and no other rule. */
export const PRICE_ONLY: Standard = {
  max_cabin_type: 3,
  economy_discount: null,
  business_discount: null,
  first_discount: null,
  max_price: 1,
  lowest_price_minutes: null,
  advance_days: 0,
};

/** Applies the same rules to every standard of an enterprise. */
export async function setStandards(
  { db }: Pick<TestGateway, 'db'>,
  changes: Standard,
  enterpriseNum = '100001',
): Promise<void> {
  await db.updateTable('travel_standard').set(changes).where('enterprise_num', '=', enterpriseNum).execute();
}

/** The enterprise's first reason for violating a rule. */
export async function reasonFor(
  gateway: TestGateway,
  as: string,
  rule: StandardRule = 'price',
  segmentNo = 1,
): Promise<OverReasonChoice> {
  const [reason] = await gateway.ok(queryStandardOverReason, { rule }, { as });
  assert.ok(reason);
  return { segmentNo, rule, reasonCode: reason.reasonCode, reasonText: '' };
}

/** Order of the caller for themself that violates the price cap, with its reason. */
export async function overOrder(gateway: TestGateway, as: string, voyage?: Voyage): Promise<OrderBody> {
  const chosen = voyage ?? (await findVoyage(gateway, as));
  return {
    ...orderOf([chosen], [await self(gateway, as)]),
    overReasons: [await reasonFor(gateway, as)],
  };
}

/** Books over standard, so that the order awaits its approver. */
export async function bookWaiting(gateway: TestGateway, as: string): Promise<Created> {
  const created = await gateway.ok(createOrder, await overOrder(gateway, as), { as });
  assert.equal(created.orderStatus, '待审批');
  return created;
}

export async function statusOf(gateway: TestGateway, as: string, orderNo: string): Promise<string> {
  return (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as })).orderStatus;
}

/** Recorded compliance of an order with the standards. */
export async function standardOf(gateway: TestGateway, as: string, orderNo: string) {
  const found = await gateway.ok(queryOrderStandard, { orderNo }, { as });
  assert.ok(found);
  return found;
}

/** Number of seats an order holds on its first segment. */
export async function countHeldSeats(gateway: TestGateway, orderNo: string): Promise<number> {
  const { seats_held } = await gateway.db
    .selectFrom('order_segment')
    .select('seats_held')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  return seats_held;
}
