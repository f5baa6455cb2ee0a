import * as v from 'valibot';
import {
  Flight,
  PriceUnit,
  StopInfo,
  SupplierPlace,
  TicketRule,
} from '../../contract/flight-booking/booking';
import { City } from '../../contract/flight-booking/places';
import { ProductTagInfo } from '../../contract/flight-booking/product';
import {
  AmountFen,
  Count,
  Kg,
  Km,
  Minutes,
  Percent,
  PriceFen,
  Seats,
  ShortText,
  Text,
  WallClock,
} from './values';

/** Code of an airport, or of a city that may have several: `BJS` has `PEK` and `PKX`. */
export const PlaceCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const SoldPlace = v.object({
  ...SupplierPlace.entries,
  officeNo: Text,
  serviceProviderID: Text,
  serviceProviderName: Text,
  supplierID: Text,
  supplierName: Text,
});

/** The price for one adult in one booking class. `seatCount` is the number of seats before the gateway’s sales, 9 for nine or more. */
const SoldUnit = v.object({
  ...PriceUnit.entries,
  cabinCode: ShortText,
  cabinName: Text,
  discount: v.pipe(Count, v.maxValue(100_000)),
  salePrice: PriceFen,
  ticketPrice: PriceFen,
  fuelFee: AmountFen,
  buildFee: AmountFen,
  policyId: ShortText,
  policyExInfo: Text,
  fareCode: Text,
  subProductId: Text,
  sequenceNo: Count,
  segmentNo: Count,
  plimit: Text,
  sps: v.array(SoldPlace),
  seatCount: v.pipe(Count, v.maxValue(9)),
  productTags: v.array(Text),
  baggage: Kg,
  fullFare: v.optional(AmountFen),
});

const SoldLadder = v.object({
  ...TicketRule.entries.refund.entries,
  freeTimes: Count,
  tiers: v.array(
    v.object({
      /** null: the last tier, down to and after the departure. */
      fromHours: v.nullable(v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000))),
      percent: Percent,
      /** Fee for one adult, in fen. */
      fee: AmountFen,
    }),
  ),
});

/** A product that is sold on a flight. */
export const SoldPrice = v.object({
  unit: SoldUnit,
  /** Its rules. Fees are for one adult at `unit.salePrice`. */
  rule: v.object({
    ...TicketRule.entries,
    segmentNo: Count,
    refund: SoldLadder,
    change: SoldLadder,
    baggage: Kg,
    cabinBaggage: Kg,
    notes: v.array(Text),
  }),
});

const SoldStop = v.object({
  ...StopInfo.entries,
  cityName: Text,
  airportCode: Text,
  airportName: Text,
  arrTime: WallClock,
  takeOffTime: WallClock,
});

/** A flight with its seats and prices. */
export const SoldFlight = v.object({
  flight: v.object({
    ...Flight.entries,
    flightNo: ShortText,
    carrierCode: Text,
    carrierFullName: Text,
    carrierShortName: Text,
    takeOffTime: WallClock,
    arrTime: WallClock,
    depAirportCode: PlaceCode,
    depAirportName: Text,
    depCityName: Text,
    arrAirportCode: PlaceCode,
    arrAirportName: Text,
    arrCityName: Text,
    terminals: v.object({ dep: Text, arr: Text }),
    distance: Km,
    operatingFlightNo: Text,
    operatingCarrierName: Text,
    stopInfos: v.array(SoldStop),
    planeCode: Text,
    planeName: Text,
    duration: Minutes,
  }),
  /** Feeder-line flights owe no build fee. */
  isFeeder: v.boolean(),
  /** Number of the aircraft’s seats on this flight and date: a codeshare has that of the operating flight. The same in every answer. */
  inventoryKey: ShortText,
  /** Seats by cabin code, before the gateway’s own sales: add back those that it has booked. */
  seats: v.record(ShortText, Seats),
  /** Full published fares of the class groups; 0 where the flight has no such cabin. */
  fullFares: v.object({ Y: AmountFen, C: AmountFen, F: AmountFen }),
  prices: v.array(SoldPrice),
});

/** A city with its served airports. */
export const SoldCity = v.object({
  ...City.entries,
  cityCode: PlaceCode,
  cityName: Text,
  provinceName: Text,
  pinyin: Text,
  pinyinInitials: Text,
  hotRank: Count,
  airports: v.array(
    v.object({
      ...City.entries.airports.item.entries,
      airportCode: PlaceCode,
      airportName: Text,
      pinyin: Text,
      pinyinInitials: Text,
      terminals: v.array(Text),
    }),
  ),
});

/** Explanation of a product tag. */
export const SoldTag = v.object({ ...ProductTagInfo.entries, productTag: Text, title: Text, content: Text });
