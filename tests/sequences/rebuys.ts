import type { ResultOf } from '../../src/contract/call';
import {
  queryChangeFlightSec,
  CHANGE_REASON,
  queryChangeOrderDetailGateway,
} from '../../src/contract/order/change';
import { FLIGHT_BOOKING_FAULTS } from '../../src/contract/flight-booking/faults';
import { CHANGE_FAULTS } from '../../src/contract/order/change-faults';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import { applyRebuy, queryRebuyQuote } from '../../src/contract/order/rebuy';
import { REBUY_FAULTS } from '../../src/contract/order/rebuy-faults';
import { REFUND_FAULTS } from '../../src/contract/order/refund-faults';
import { PAYMENT_FAULTS } from '../../src/contract/payment/faults';
import { STANDARDS_FAULTS } from '../../src/contract/travel-standard/faults';
import { addDays } from '../../src/domain/shanghai-time';
import { voyageOf } from '../support/gateway/areas/booking';
import type { GatewayProcess } from './gateway-process';
import { request, type Request } from './requests';
import type { BookedOrder, Run } from './run-state';

/**
 * Request that refunds all changeable tickets of an order and buys those of the cheapest flight of another day, if that
 * costs less than a change. Resolves with undefined if it does not, or the answer is unknown. The new order is then
 * treated like any other.
 */
export async function rebuyRequest(
  { setup, orders }: Run,
  { orderNo }: BookedOrder,
  process: GatewayProcess,
): Promise<Request | undefined> {
  const asked = () => ({ as: setup.staff, requestId: crypto.randomUUID() });
  const known = { orderNo, changeReason: CHANGE_REASON.planChanged };
  const found = await process.send(queryChangeOrderDetailGateway, known, asked()).catch(() => undefined);
  if (!found?.success) return undefined;
  const { tickets, segments } = found.result;
  const passengerNos = tickets.flatMap((one) => (one.obstacle === null ? one.passengerNo : []));
  const [segment] = segments;
  if (segment === undefined || passengerNos.length === 0) return undefined;
  const wanted = {
    ...known,
    passengerNos,
    oldSegmentNo: segment.segmentNo,
    depDate: addDays(segment.takeOffTime.slice(0, 10), 1),
  };
  const flights = await process.send(queryChangeFlightSec, wanted, asked()).catch(() => undefined);
  if (!flights?.success) return undefined;
  const [voyage] = flights.result.itineraryList
    .flatMap((itinerary) =>
      itinerary.priceList.flatMap(({ priceUnitList }) =>
        priceUnitList
          .filter(({ plimit, canBookTime, seatCount }) => plimit === '' && !canBookTime && seatCount === 9)
          .map((unit) => voyageOf(itinerary, unit)),
      ),
    )
    .toSorted((one, other) => one.salePrice - other.salePrice);
  if (voyage === undefined) return undefined;
  const body = { ...known, passengerNos, newFlights: [{ ...voyage, oldSegmentNo: segment.segmentNo }] };
  const quoted = await process.send(queryRebuyQuote, body, asked()).catch(() => undefined);
  if (!quoted?.success || !quoted.result?.isCheaper) return undefined;
  const { payTotal, backTotal } = quoted.result;
  return request('rebuy', applyRebuy, {
    body: { ...body, payTotal, backTotal, overlapConfirmed: true },
    as: setup.staff,
    mayRefuse: [
      ORDER_FAULTS.orderUnknown,
      CHANGE_FAULTS.orderNotChangeable,
      CHANGE_FAULTS.ticketNotChangeable,
      CHANGE_FAULTS.changeUnderWay,
      REFUND_FAULTS.ticketNotRefundable,
      REBUY_FAULTS.rebuyAmountChanged,
      REBUY_FAULTS.rebuyNotOffered,
      REBUY_FAULTS.rebuyNotCheaper,
      FLIGHT_BOOKING_FAULTS.seatsGone,
      FLIGHT_BOOKING_FAULTS.priceChanged,
      FLIGHT_BOOKING_FAULTS.priceGone,
      // another step may have spent the money since the quote
      PAYMENT_FAULTS.walletShort,
      PAYMENT_FAULTS.creditShort,
      STANDARDS_FAULTS.overStandardReasonMissing,
      STANDARDS_FAULTS.overStandardForbidden,
    ],
    onSuccess(result) {
      const { newOrderNo, payTotal: amount } = result as ResultOf<typeof applyRebuy>;
      orders.push({ orderNo: newOrderNo, amount, applyId: '' });
    },
  });
}
