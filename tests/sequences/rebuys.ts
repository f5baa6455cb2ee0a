import type { ResultOf } from '../../src/contract/call';
import { queryChangeFlightSec } from '../../src/contract/order/change';
import { FLIGHT_BOOKING_FAULTS } from '../../src/contract/flight-booking/faults';
import { CHANGE_REASON, queryChangeOrderDetailGateway } from '../../src/contract/order/change';
import { CHANGE_FAULTS } from '../../src/contract/order/change-faults';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import { applyRebuy, queryRebuyQuote } from '../../src/contract/order/rebuy';
import { REBUY_FAULTS } from '../../src/contract/order/rebuy-faults';
import { REFUND_FAULTS } from '../../src/contract/order/refund-faults';
import { PAYMENT_FAULTS } from '../../src/contract/payment/faults';
import { STANDARDS_FAULTS } from '../../src/contract/standards/faults';
import { addDays } from '../../src/domain/shanghai-time';
import { voyageOf } from '../support/gateway/areas/booking';
import type { GatewayProcess } from './gateway-process';
import { request, type Request } from './requests';
import type { BookedOrder, Run } from './run-sequence';

/**
 * Gives all tickets of an order that can be changed back for those of the cheapest flight of another day, where that is
 * cheaper than to change them; undefined where it is not, or nobody says. What is bought is an order as any other.
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
      // somebody has spent what was there when it was looked for
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
