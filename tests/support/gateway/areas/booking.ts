import assert from 'node:assert/strict';
import type { BodyOf, ResultOf } from '../../../../src/contract/call';
import {
  createOrder,
  queryFlightList,
  type FlightItinerary,
  type OrderPassenger,
  type Price,
  type PriceUnit,
  type Voyage,
} from '../../../../src/contract/flight-booking/booking';
import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../../src/contract/staff';
import type { GatewayCalls, TestGateway } from '../harness';

export type OrderBody = BodyOf<typeof createOrder>;
export type Created = ResultOf<typeof createOrder>;

export const LEG = { depCode: 'BJS', arrCode: 'SHA', depDate: '2026-12-01' };

/** Prices on sale for a leg, each with its flight. */
export async function findPrices(
  gateway: GatewayCalls,
  as: string,
  leg = LEG,
): Promise<{ itinerary: FlightItinerary; price: Price; unit: PriceUnit }[]> {
  const { itineraryList } = await gateway.ok(queryFlightList, leg, { as });
  return itineraryList.flatMap((itinerary) =>
    itinerary.priceList.flatMap((price) => price.priceUnitList.map((unit) => ({ itinerary, price, unit }))),
  );
}

export function voyageOf(itinerary: FlightItinerary, unit: PriceUnit, segmentNo = 1): Voyage {
  const flight = itinerary.flightSegments[0]?.flightList[0];
  assert.ok(flight);
  return {
    segmentNo,
    flightNo: flight.flightNo,
    depAirportCode: flight.depAirportCode,
    arrAirportCode: flight.arrAirportCode,
    depDate: flight.takeOffTime.slice(0, 10),
    cabinCode: unit.cabinCode,
    policyId: unit.policyId,
    salePrice: unit.salePrice,
  };
}

/** Finds a voyage that anyone may book, by default with at least nine seats; `where` overrides the condition. */
export async function findVoyage(
  gateway: GatewayCalls,
  as: string,
  {
    leg = LEG,
    segmentNo = 1,
    where = ({ seatCount }) => seatCount === 9,
  }: { leg?: typeof LEG; segmentNo?: number; where?: (unit: PriceUnit) => boolean } = {},
): Promise<Voyage> {
  const prices = await findPrices(gateway, as, leg);
  const choice = prices.find(({ unit }) => unit.plimit === '' && where(unit));
  assert.ok(choice, 'no such price is on sale');
  return voyageOf(choice.itinerary, choice.unit, segmentNo);
}

export function passengerOf(staff: StaffTraveller): OrderPassenger {
  return {
    passagerName: staff.staffName,
    cardType: staff.identityCardType,
    cardNo: staff.identityCardNO,
    phone: staff.phone,
    sexTem: staff.sexTem,
    birthDay: staff.birthDay,
    nationality: staff.nationality,
    passengerTypeID: staff.passengerTypeID,
    staffNO: staff.staffNO,
  };
}

/** The caller as a passenger. */
export async function self(gateway: GatewayCalls, as: string): Promise<OrderPassenger> {
  const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '', self: true }, { as });
  assert.ok(staffList[0]);
  return passengerOf(staffList[0]);
}

/** Colleagues who travel with an ID card, as passengers. */
export async function colleagues(
  gateway: GatewayCalls,
  as: string,
  count: number,
): Promise<OrderPassenger[]> {
  const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '', pageSize: 50 }, { as });
  const mainlanders = staffList.filter(({ identityCardType }) => identityCardType === 0);
  assert.ok(mainlanders.length >= count);
  return mainlanders.slice(0, count).map(passengerOf);
}

/** A child of seven and an infant of one on 2026-12-01, with valid ID numbers. */
export const CHILD: OrderPassenger = {
  passagerName: '陈小朵',
  cardType: 0,
  cardNo: '110105201906150026',
  phone: '13800000001',
  sexTem: 1,
  birthDay: '2019-06-15',
  nationality: 'CN',
  passengerTypeID: PASSENGER_TYPE.child,
  staffNO: '',
};
export const INFANT: OrderPassenger = {
  ...CHILD,
  passagerName: '陈小舟',
  cardNo: '110105202509010016',
  sexTem: 0,
  birthDay: '2025-09-01',
  passengerTypeID: PASSENGER_TYPE.infant,
};

export function orderOf(voyages: Voyage[], passengers: OrderPassenger[]): OrderBody {
  return {
    bookingSource: 7,
    travelType: 1,
    voyageType: voyages.some(({ segmentNo }) => segmentNo === 2) ? 2 : 1,
    voyages,
    passengers,
    contactName: '陈思远',
    contactPhone: '13800000001',
    // tests book for the same traveller repeatedly
    overlapConfirmed: true,
  };
}

/** Books a seat for the caller. */
export async function bookSelf(gateway: Booker, as: string, leg = LEG): Promise<Created> {
  return bookLegs(gateway, as, { legs: [leg], passengers: [await self(gateway, as)] });
}

/** A gateway in this process also has a clock, and answers with its refusals. */
type Booker = GatewayCalls & Partial<Pick<TestGateway, 'send' | 'clock'>>;

/** Voyages found on sale, by caller, legs and time. */
const found = new WeakMap<Booker, Map<string, Voyage[]>>();

/** Books these legs as on sale. Voyages are cached by time, because a list of flights has 1.3 MB. */
export async function bookLegs(
  gateway: Booker,
  as: string,
  { legs, passengers }: { legs: readonly (typeof LEG)[]; passengers: OrderPassenger[] },
): Promise<Created> {
  const key = JSON.stringify([as, legs, gateway.clock?.now]);
  const kept = found.get(gateway)?.get(key);
  if (kept && gateway.send) {
    const answer = await gateway.send(createOrder, orderOf(kept, passengers), { as });
    if (answer.success) return answer.result;
  }
  const voyages = await Promise.all(legs.map((leg, i) => findVoyage(gateway, as, { leg, segmentNo: i + 1 })));
  if (gateway.clock)
    found.set(gateway, (found.get(gateway) ?? new Map<string, Voyage[]>()).set(key, voyages));
  return gateway.ok(createOrder, orderOf(voyages, passengers), { as });
}
