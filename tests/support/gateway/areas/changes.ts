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

interface Found {
  oldSegmentNo?: number;
  depDate: string;
  passengerNos?: number[];
  changeReason?: number;
  /** Which of the prices is taken, that anyone may have. */
  where?: (unit: PriceUnit, flightNo: string) => boolean;
}

/** A flight and price that a flight of an order can be changed to on a day. */
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
  }: Found,
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

/** What is sent to have passengers go by new flights, for what it costs now. */
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
