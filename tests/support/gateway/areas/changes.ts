import assert from 'node:assert/strict';
import type { BodyOf } from '../../../../src/contract/call';
import type { PriceUnit } from '../../../../src/contract/flight-booking/booking';
import {
  type applyChangeAirTicketGateway,
  CHANGE_REASON,
  queryChangeFlightSec,
  queryChangeOrderDetailGateway,
  type ChangeDetail,
  type NewFlight,
} from '../../../../src/contract/order/change';
import { voyageOf } from './booking';
import type { TestGateway } from '../harness';

export const changeDetail = (
  gateway: TestGateway,
  as: string,
  orderNo: string,
  changeReason: number = CHANGE_REASON.planChanged,
): Promise<ChangeDetail> => gateway.ok(queryChangeOrderDetailGateway, { orderNo, changeReason }, { as });

interface NewFlightQuery {
  oldSegmentNo?: number;
  depDate: string;
  passengerNos?: number[];
  changeReason?: number;
  /** Chooses among the prices that anyone may book. */
  where?: (unit: PriceUnit, flightNo: string) => boolean;
}

/** Finds a flight and price to which a flight of an order can be changed on a day. */
export async function findNewFlight(
  gateway: TestGateway,
  as: string,
  orderNo: string,
  {
    oldSegmentNo = 1,
    depDate,
    passengerNos = [1],
    changeReason = CHANGE_REASON.planChanged,
    where = () => true,
  }: NewFlightQuery,
): Promise<NewFlight> {
  const body = { orderNo, oldSegmentNo, depDate, changeReason, passengerNos };
  const { itineraryList } = await gateway.ok(queryChangeFlightSec, body, { as });
  const found = itineraryList.flatMap((itinerary) =>
    itinerary.priceList.flatMap(({ priceUnitList }) =>
      priceUnitList
        .filter(({ plimit, canBookTime, seatCount }) => plimit === '' && !canBookTime && seatCount === 9)
        .map((unit) => ({ unit, voyage: voyageOf(itinerary, unit) })),
    ),
  );
  const chosen = found.find(({ unit, voyage }) => where(unit, voyage.flightNo));
  assert.ok(chosen, 'there is such a flight to change to');
  return { ...chosen.voyage, oldSegmentNo };
}

type Application = BodyOf<typeof applyChangeAirTicketGateway>;

/** Request body that changes passengers to new flights at the present price. */
export async function changeOf(
  gateway: TestGateway,
  as: string,
  wanted: Omit<Application, 'totalAmount' | 'changeReason'> & { changeReason?: number },
): Promise<Application> {
  const { orderNo, passengerNos, newFlights, changeReason = CHANGE_REASON.planChanged } = wanted;
  const { quote } = await gateway.ok(
    queryChangeOrderDetailGateway,
    { orderNo, passengerNos, newFlights, changeReason },
    { as },
  );
  assert.ok(quote);
  return { overlapConfirmed: true, ...wanted, changeReason, totalAmount: quote.total };
}
