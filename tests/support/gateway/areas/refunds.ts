import assert from 'node:assert/strict';
import type { OrderPassenger } from '../../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../../src/contract/order/list';
import { payorder } from '../../../../src/contract/payment/payment';
import {
  h5RefundTicketDetailQueryGateWay,
  refundTicketApply,
  type RefundDetail,
  type TicketQuote,
} from '../../../../src/contract/order/refund';
import { LEG, bookLegs, self } from './booking';
import type { TestGateway } from '../harness';

export const PREPAID = { payType: 2, subPayType: 14 };

/** Books for these passengers (default: the caller), pays from the wallet, and has the tickets issued. */
export async function bookIssued(
  gateway: TestGateway,
  as: string,
  { passengers, legs = [LEG] }: { passengers?: OrderPassenger[]; legs?: (typeof LEG)[] } = {},
): Promise<{ orderNo: string; totalAmount: number }> {
  const travellers = passengers ?? [await self(gateway, as)];
  const { orderNo, totalAmount } = await bookLegs(gateway, as, { legs, passengers: travellers });
  await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
  await gateway.idle();
  const { orderStatus } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  assert.equal(orderStatus, '已出票');
  return { orderNo, totalAmount };
}

export const quote = (
  gateway: TestGateway,
  as: string,
  orderNo: string,
  reasonType = 1,
): Promise<RefundDetail> => gateway.ok(h5RefundTicketDetailQueryGateWay, { orderNo, reasonType }, { as });

/** Request body that refunds these tickets of a quote. */
export function applicationOf(
  { orderNo, insurances }: RefundDetail,
  tickets: readonly TicketQuote[],
  { reasonType = 1, withInsurance = false, fileNos = [] as string[] } = {},
) {
  const back = tickets.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  const insured = withInsurance ? insurances.reduce((sum, { amount }) => sum + amount, 0) : 0;
  return {
    orderNo,
    reasonType,
    fileNos,
    tickets: tickets.map(({ passengerNo, segmentNo }) => ({ passengerNo, segmentNo })),
    refundAmount: back + insured,
  };
}

/** Refunds all or the chosen tickets of an order, and waits for the result. */
export async function giveBack(
  gateway: TestGateway,
  as: string,
  orderNo: string,
  choose: (ticket: TicketQuote) => boolean = () => true,
): Promise<RefundDetail> {
  const detail = await quote(gateway, as, orderNo);
  const body = applicationOf(detail, detail.tickets.filter(choose));
  await gateway.ok(refundTicketApply, body, { as });
  await gateway.idle();
  return quote(gateway, as, orderNo);
}
