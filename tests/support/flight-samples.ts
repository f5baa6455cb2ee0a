import type {
  Flight,
  FlightItinerary,
  PriceUnit,
  TicketRule,
} from '../../src/contract/flight-booking/booking';
import { TRIP_DAY } from './trip-day';

export function flight(change: Partial<Flight> = {}): Flight {
  return {
    flightNo: 'CA1501',
    carrierCode: 'CA',
    carrierFullName: '中国国际航空',
    carrierShortName: '国航',
    takeOffTime: `${TRIP_DAY}T08:30`,
    arrTime: `${TRIP_DAY}T10:45`,
    depAirportCode: 'PEK',
    depAirportName: '首都机场',
    depCityName: '北京',
    arrAirportCode: 'SHA',
    arrAirportName: '虹桥机场',
    arrCityName: '上海',
    terminals: { dep: 'T3', arr: 'T2' },
    distance: 1076,
    isShare: false,
    operatingFlightNo: '',
    operatingCarrierName: '',
    stopInfos: [],
    planeCode: '333',
    planeName: '空客330-300',
    planeSize: '大',
    duration: 135,
    mealFlag: 1,
    ...change,
  };
}

export function unit(change: Partial<PriceUnit> = {}): PriceUnit {
  return {
    cabinCode: 'Y',
    cabinName: '经济舱',
    cabinType: 1,
    discount: 85,
    salePrice: 108_000,
    ticketPrice: 108_000,
    fuelFee: 2000,
    buildFee: 5000,
    policyId: 'P1',
    policyExInfo: '',
    fareCode: 'Y',
    subProductId: '',
    sequenceNo: 1,
    segmentNo: 1,
    plimit: '',
    sps: [],
    seatCount: 9,
    isProtocol: false,
    productTags: [],
    baggage: 20,
    ...change,
  };
}

export function itinerary(of: Flight, units: readonly PriceUnit[]): FlightItinerary {
  const prices = units.map(({ salePrice }) => salePrice);
  return {
    flightSegments: [{ segNo: 1, flightList: [of] }],
    priceList: units.map((one) => ({
      totalSalePrice: one.salePrice,
      totalTicketPrice: one.ticketPrice,
      totalBuildFee: one.buildFee,
      totalFuelFee: one.fuelFee,
      totalCPrice: 0,
      totalFPrice: 0,
      totalYPrice: 127_000,
      priceUnitList: [one],
    })),
    minPrice: Math.min(...prices),
    minPriceWithoutGw: Math.min(...prices),
  };
}

export const RULE: TicketRule = {
  segmentNo: 1,
  refund: {
    allowed: true,
    freeTimes: 0,
    tiers: [
      { fromHours: 168, percent: 5, fee: 5400 },
      { fromHours: null, percent: 20, fee: 21_600 },
    ],
  },
  change: { allowed: false, freeTimes: 0, tiers: [] },
  transferable: false,
  baggage: 20,
  cabinBaggage: 8,
  notes: ['以航空公司规定为准'],
};
