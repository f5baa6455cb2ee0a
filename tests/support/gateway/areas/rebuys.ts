import assert from 'node:assert/strict';
import type { BodyOf, ResultOf } from '../../../../src/contract/call';
import { createOrder } from '../../../../src/contract/flight-booking/booking';
import { CHANGE_REASON, type NewFlight } from '../../../../src/contract/order/change';
import { queryAirTicketDetailNew } from '../../../../src/contract/order/list';
import { type applyRebuy, queryRebuyQuote, queryRebuys } from '../../../../src/contract/order/rebuy';
import { payorder } from '../../../../src/contract/payment/payment';
import { addDays } from '../../../../src/domain/shanghai-time';
import { findVoyage, LEG, orderOf, self } from './booking';
import { findNewFlight } from './changes';
import type { TestGateway } from '../harness';
import { PREPAID } from './refunds';

type Quote = NonNullable<ResultOf<typeof queryRebuyQuote>>;

/** Books an expensive flight from the wallet, has the tickets issued, and finds a cheaper flight on the next day. */
export async function bookDear(
  gateway: TestGateway,
  as: string,
  { applyId = '', paidBy = PREPAID } = {},
): Promise<{ orderNo: string; totalAmount: number; cheaper: NewFlight }> {
  const dear = await findVoyage(gateway, as, {
    where: ({ seatCount, salePrice, refundable }) =>
      seatCount === 9 && salePrice > 150_000 && refundable !== false,
  });
  const { orderNo, totalAmount } = await gateway.ok(
    createOrder,
    { ...orderOf([dear], [await self(gateway, as)]), applyId },
    {
      as,
    },
  );
  await gateway.ok(payorder, { orderNo, ...paidBy, payAmount: totalAmount }, { as });
  await gateway.idle();
  return { orderNo, totalAmount, cheaper: await findCheaper(gateway, as, orderNo, dear.salePrice) };
}

/** Flight of the next day at half the price or less. */
export const findCheaper = (
  gateway: TestGateway,
  as: string,
  orderNo: string,
  price: number,
): Promise<NewFlight> =>
  findNewFlight(gateway, as, orderNo, {
    depDate: addDays(LEG.depDate, 1),
    where: ({ salePrice }) => salePrice <= price / 2,
  });

type Application = BodyOf<typeof applyRebuy>;
type RequestedRebuy = Pick<Application, 'orderNo' | 'newFlights'> & Partial<Application>;

/** Quote of a rebuy and of the change instead. */
export async function rebuyQuote(gateway: TestGateway, as: string, wanted: RequestedRebuy): Promise<Quote> {
  const { orderNo, newFlights, passengerNos = [1], changeReason = CHANGE_REASON.planChanged } = wanted;
  const quote = await gateway.ok(
    queryRebuyQuote,
    { orderNo, newFlights, passengerNos, changeReason },
    { as },
  );
  assert.ok(quote);
  return quote;
}

/** Request body of a rebuy at the present price. */
export async function rebuyOf(
  gateway: TestGateway,
  as: string,
  wanted: RequestedRebuy,
): Promise<Application> {
  const { payTotal, backTotal } = await rebuyQuote(gateway, as, wanted);
  return {
    passengerNos: [1],
    changeReason: CHANGE_REASON.planChanged,
    overlapConfirmed: true,
    payTotal,
    backTotal,
    ...wanted,
  };
}

/** Present details and states of orders, and the results of their rebuys. */
export function createOrderReaders(of: () => [gateway: TestGateway, as: string]) {
  const detailOf = (orderNo: string) => {
    const [gateway, as] = of();
    return gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  };
  return {
    detailOf,
    statusesOf: (...orderNos: string[]) =>
      Promise.all(orderNos.map(async (orderNo) => (await detailOf(orderNo)).orderStatus)),
    async outcomeOf(orderNo: string) {
      const [gateway, as] = of();
      return (await gateway.ok(queryRebuys, { orderNo }, { as })).map(({ outcome }) => outcome);
    },
  };
}
