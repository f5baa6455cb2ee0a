import type { ResultOf } from '../../src/contract/call';
import { FLIGHT_BOOKING_FAULTS } from '../../src/contract/flight-booking/faults';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import {
  applyChangeAirTicketGateway,
  CHANGE_REASON,
  queryChangeFlightSec,
  queryChangeOrderDetailGateway,
} from '../../src/contract/order/change';
import { CHANGE_FAULTS } from '../../src/contract/order/change-faults';
import { STANDARDS_FAULTS } from '../../src/contract/travel-standard/faults';
import { addDays } from '../../src/domain/shanghai-time';
import { voyageOf } from '../support/gateway/areas/booking';
import type { GatewayProcess } from './gateway-process';
import { request, type Request } from './requests';
import type { BookedOrder, Run } from './run-state';

/**
 * Request that changes all changeable tickets of an order to the next day at the present price. Resolves with undefined
 * when none can be changed, or the answer is unknown. Its change order is then treated like any other.
 */
export async function changeRequest(
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
  const voyages = flights.result.itineraryList.flatMap((itinerary) =>
    itinerary.priceList.flatMap(({ priceUnitList }) =>
      priceUnitList
        .filter(({ plimit, canBookTime, seatCount }) => plimit === '' && !canBookTime && seatCount === 9)
        .map((unit) => voyageOf(itinerary, unit)),
    ),
  );
  // cheap voyages are within the standards; alternates between a free change and one to pay
  const cheapest = voyages.toSorted((one, other) => one.salePrice - other.salePrice);
  const voyage = cheapest[orders.length % 2 === 0 ? 0 : Math.floor(cheapest.length / 3)];
  if (voyage === undefined) return undefined;
  const body = { ...known, passengerNos, newFlights: [{ ...voyage, oldSegmentNo: segment.segmentNo }] };
  const quoted = await process.send(queryChangeOrderDetailGateway, body, asked()).catch(() => undefined);
  if (!quoted?.success || quoted.result.quote === null) return undefined;
  return request('change', applyChangeAirTicketGateway, {
    body: { ...body, totalAmount: quoted.result.quote.total, overlapConfirmed: true },
    as: setup.staff,
    mayRefuse: [
      ORDER_FAULTS.orderUnknown,
      CHANGE_FAULTS.orderNotChangeable,
      CHANGE_FAULTS.ticketNotChangeable,
      CHANGE_FAULTS.changeAmountChanged,
      CHANGE_FAULTS.changeUnderWay,
      FLIGHT_BOOKING_FAULTS.seatsGone,
      FLIGHT_BOOKING_FAULTS.priceChanged,
      FLIGHT_BOOKING_FAULTS.priceGone,
      STANDARDS_FAULTS.overStandardReasonMissing,
      STANDARDS_FAULTS.overStandardForbidden,
    ],
    onSuccess(result) {
      const { changeOrderNo, totalAmount } = result as ResultOf<typeof applyChangeAirTicketGateway>;
      orders.push({ orderNo: changeOrderNo, amount: totalAmount, applyId: '' });
    },
  });
}
