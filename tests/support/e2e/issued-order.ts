import assert from 'node:assert/strict';
import { createOrder, queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { payorder } from '../../../src/contract/payment/payment';
import { colleagues, findPrices, orderOf, self, voyageOf } from '../gateway/areas/booking';
import { PREPAID } from '../gateway/areas/refunds';
import { callsAt, type PortalCalls } from './gateway-calls';
import { inDays } from './steps';

interface OrderOptions {
  /** Days from now. */
  days: number;
  /** `cheap` fares charge a fee for changes; `dear` fares charge little for refunds. */
  price: 'cheap' | 'dear';
  /** Number of colleagues who travel; 0 for the booker alone. */
  travellers?: number;
}

export interface IssuedOrder {
  gateway: PortalCalls;
  /** Token of the booker. */
  as: string;
  orderNo: string;
}

/** Creates a paid order of the employee from Beijing to Shanghai, whose tickets can be changed and refunded. */
export async function issueOrder(
  portal: string,
  { days, price, travellers = 0 }: OrderOptions,
): Promise<IssuedOrder> {
  const gateway = callsAt(portal);
  const as = await gateway.login('staff');
  const prices = await findPrices(gateway, as, { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(days) });
  const voyages = prices
    .filter(({ unit }) => unit.plimit === '' && !unit.canBookTime && unit.seatCount === 9)
    .toSorted((a, b) => (a.unit.salePrice - b.unit.salePrice) * (price === 'cheap' ? 1 : -1))
    .map(({ itinerary, unit }) => voyageOf(itinerary, unit))
    .slice(0, 20);
  const rules = await gateway.ok(queryTicketRuleSec, { voyages }, { as });
  const voyage = voyages[rules.findIndex(({ refund, change }) => change.allowed && refund.allowed)];
  assert.ok(voyage, `there is a ${price} price that can be changed and given back`);
  const party = travellers === 0 ? [await self(gateway, as)] : await colleagues(gateway, as, travellers);
  const body = { ...orderOf([voyage], party), overlapConfirmed: true };
  const { orderNo, totalAmount } = await gateway.ok(createOrder, body, { as });
  await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
  return { gateway, as, orderNo };
}
