import {
  queryApplication,
  queryApprovalDetail,
  queryTravelPurpose,
  submitOverStandardApprovalAuto,
} from '../../../src/contract/approval/approval';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import {
  createOrder,
  queryBookingPnrResult,
  queryFlightList,
  queryProductBookingLimits,
  queryTicketRuleSec,
  type TicketRule,
  type Voyage,
} from '../../../src/contract/flight-booking/booking';
import {
  queryCityList,
  queryHolidayList,
  type CalendarDay,
  type City,
} from '../../../src/contract/flight-booking/places';
import {
  queryLowestPriceCalendar,
  queryProductTagInfo,
  type DayPrice,
  type ProductTagInfo,
} from '../../../src/contract/flight-booking/product';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../src/contract/staff';
import {
  judgeBookingStandard,
  queryMultipleStandardInfo,
  queryStandardOverReason,
  type OverReason,
} from '../../../src/contract/standards/standards';
import {
  deleteFrequentTraveller,
  queryFrequentTravellers,
  queryOrderFormInfo,
  revealTravellerNumbers,
  saveFrequentTraveller,
  type FrequentTraveller,
  type OrderFormInfo,
} from '../../../src/contract/travellers';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { read } from '../../../src/element/data/server-state';
import type { Leg } from './flow';
import type { PriceQuestion } from './lowest-prices';
import { offersOf, type Fare, type Offer } from '../results/offers';

export const readCities = (runtime: Runtime): Promise<City[]> => read(runtime, queryCityList, {});
export const readHolidays = (runtime: Runtime): Promise<CalendarDay[]> => read(runtime, queryHolidayList, {});

/** Flights of a leg; always asked anew, as seats and prices move. */
export async function readOffers(runtime: Runtime, { dep, arr, date }: Leg): Promise<Offer[]> {
  const body = { depCode: dep.cityCode, arrCode: arr.cityCode, depDate: date };
  const { itineraryList } = await read(runtime, queryFlightList, body, { fresh: true });
  return offersOf(itineraryList);
}

/** Lowest prices by day; those of the last three minutes do. */
export const readLowestPrices = (
  runtime: Runtime,
  { dep, arr, beginDate, endDate }: PriceQuestion,
): Promise<DayPrice[]> =>
  read(runtime, queryLowestPriceCalendar, {
    depCode: dep.cityCode,
    arrCode: arr.cityCode,
    beginDate,
    endDate,
  });

/** What product tags promise; none are asked about, none are explained. */
export const readTagInfo = (runtime: Runtime, productTags: readonly string[]): Promise<ProductTagInfo[]> =>
  productTags.length === 0
    ? Promise.resolve([])
    : read(runtime, queryProductTagInfo, { productTags: [...productTags] });

/** The chosen price unit as calls name it; offers come leg by leg, so the place in the journey is said here. */
export function voyageOf({ flight }: Offer, { unit }: Fare, segmentNo = unit.segmentNo): Voyage {
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

export async function readRule(runtime: Runtime, offer: Offer, fare: Fare): Promise<TicketRule> {
  const [rule] = await read(runtime, queryTicketRuleSec, { voyages: [voyageOf(offer, fare)] });
  if (!rule) throw new Error('the gateway gave no rule');
  return rule;
}

export async function findStaff(runtime: Runtime, keyword: string): Promise<StaffTraveller[]> {
  return (await read(runtime, queryStaffInfoVagueForCloud, { keyword })).staffList;
}

export async function findSelf(runtime: Runtime): Promise<StaffTraveller | undefined> {
  return (await read(runtime, queryStaffInfoVagueForCloud, { keyword: '', self: true })).staffList[0];
}

/** The standards of travellers by their staff numbers, in the order asked. */
export async function readStandards(
  runtime: Runtime,
  staffNOList: readonly string[],
): Promise<ResultOf<typeof queryMultipleStandardInfo>['standardList']> {
  const body = { staffNOList: [...staffNOList] };
  return (await read(runtime, queryMultipleStandardInfo, body)).standardList;
}

export const askBookingStandard = (
  runtime: Runtime,
  body: BodyOf<typeof judgeBookingStandard>,
): Promise<ResultOf<typeof judgeBookingStandard>> => runtime.send(judgeBookingStandard, body);

/** Reasons that may be given for breaking a rule, as a query: the form and its check ask once between them. */
export const reasonsQuery = (runtime: Runtime) => ({
  queryKey: ['over-reasons'],
  queryFn: (): Promise<OverReason[]> => read(runtime, queryStandardOverReason, {}),
});

export const readPurposes = (runtime: Runtime): Promise<ResultOf<typeof queryTravelPurpose>> =>
  read(runtime, queryTravelPurpose, { requestSource: 'bussUserWeb', version: 0 });

/** Requests one may book under now; not through the cache, as every order takes of their budgets. */
export const readRequests = (runtime: Runtime): Promise<ResultOf<typeof queryApplication>> =>
  runtime.send(queryApplication, {});

export const readApplication = (
  runtime: Runtime,
  applyId: string,
): Promise<ResultOf<typeof queryApprovalDetail>> => runtime.send(queryApprovalDetail, { applyId });

/** Asks for a choice over the standards before it is booked; one intent, one request id. */
export const askOverApproval = (
  runtime: Runtime,
  body: BodyOf<typeof submitOverStandardApprovalAuto>,
  requestId: string,
): Promise<ResultOf<typeof submitOverStandardApprovalAuto>> =>
  runtime.send(submitOverStandardApprovalAuto, body, { requestId });

/** How an order stands, and the application it waits for. */
export async function readOrderState(runtime: Runtime, orderNo: string, applyId: string) {
  const [order, application] = await Promise.all([
    runtime.send(queryAirTicketDetailNew, { orderNo }),
    runtime.send(queryApprovalDetail, { applyId }),
  ]);
  return { order, application };
}

export const readOrderFormInfo = (runtime: Runtime): Promise<OrderFormInfo> =>
  read(runtime, queryOrderFormInfo, {});

export const findFrequentTravellers = (runtime: Runtime, keyword: string): Promise<FrequentTraveller[]> =>
  read(runtime, queryFrequentTravellers, { keyword }, { fresh: true });

export const keepTraveller = (
  runtime: Runtime,
  traveller: BodyOf<typeof saveFrequentTraveller>,
): Promise<FrequentTraveller> =>
  runtime.send(saveFrequentTraveller, traveller, { requestId: crypto.randomUUID() });

export const forgetTraveller = (runtime: Runtime, contactNO: string): Promise<object> =>
  runtime.send(deleteFrequentTraveller, { contactNO }, { requestId: crypto.randomUUID() });

/** Not through the cache: a full number stays no longer than it is looked at. */
export const revealNumbers = (
  runtime: Runtime,
  body: BodyOf<typeof revealTravellerNumbers>,
): Promise<ResultOf<typeof revealTravellerNumbers>> => runtime.send(revealTravellerNumbers, body);

export const askBookingLimits = (
  runtime: Runtime,
  body: BodyOf<typeof queryProductBookingLimits>,
): Promise<ResultOf<typeof queryProductBookingLimits>> => runtime.send(queryProductBookingLimits, body);

/** One intent, one request id: asking again after a lost answer never makes a second order. */
export const placeOrder = (
  runtime: Runtime,
  body: BodyOf<typeof createOrder>,
  requestId: string,
): Promise<ResultOf<typeof createOrder>> => runtime.send(createOrder, body, { requestId });

export const readPnr = (runtime: Runtime, orderNo: string): Promise<ResultOf<typeof queryBookingPnrResult>> =>
  runtime.send(queryBookingPnrResult, { orderNo });
