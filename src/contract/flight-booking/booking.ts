import * as v from 'valibot';
import { BOOKING_SOURCE } from '../envelope';
import { call } from '../call';
import { Mobile } from '../login/login';
import { OBJECT } from '../permission/objects';
import { PassengerTypeID } from './passenger';
import { OverReasonChoice } from '../travel-standard/shapes';
import { TRAVEL_TYPE } from './travel-type';
import { plainCardNo, plainName, plainPhone } from '../../domain/typed/typed';

/** Large, medium, small, in their wire values. */
export const PLANE_SIZES = ['大', '中', '小'] as const;

/** isoDate alone accepts 2026-02-30, for which `Date` returns another day. */
function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Calendar date of the departure airport, YYYY-MM-DD. */
export const LocalDate = v.pipe(
  v.string(),
  v.isoDate('日期格式应为 YYYY-MM-DD'),
  v.check(isRealDate, '日期不存在'),
);
/** Wall-clock time of the airport, YYYY-MM-DDTHH:mm. */
export const LocalDateTime = v.pipe(v.string(), v.isoDateTime());
/** Integer fen (1/100 CNY). */
const Fen = v.pipe(v.number(), v.integer());
export const PlaceCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, '请选择城市'));

/** A stop on one flight number (经停), not a connection. */
export const StopInfo = v.object({
  cityName: v.string(),
  airportCode: v.string(),
  airportName: v.string(),
  arrTime: LocalDateTime,
  takeOffTime: LocalDateTime,
});

/** Flight (specification 3). `duration` in minutes, `distance` in km, `mealFlag` 0 none 1 meal 2 snack. */
export const Flight = v.object({
  flightNo: v.string(),
  carrierCode: v.string(),
  carrierFullName: v.string(),
  carrierShortName: v.string(),
  takeOffTime: LocalDateTime,
  arrTime: LocalDateTime,
  depAirportCode: v.string(),
  depAirportName: v.string(),
  depCityName: v.string(),
  arrAirportCode: v.string(),
  arrAirportName: v.string(),
  arrCityName: v.string(),
  /** Empty where an airport has one terminal only. */
  terminals: v.object({ dep: v.string(), arr: v.string() }),
  distance: v.number(),
  isShare: v.boolean(),
  /** The operating flight of a codeshare; empty otherwise. */
  operatingFlightNo: v.string(),
  operatingCarrierName: v.string(),
  stopInfos: v.array(StopInfo),
  planeCode: v.string(),
  planeName: v.string(),
  planeSize: v.picklist(PLANE_SIZES),
  duration: v.number(),
  mealFlag: v.picklist([0, 1, 2]),
});
export type Flight = v.InferOutput<typeof Flight>;

/** Cabin types 1 to 3 (specification 9): economy, business, first. */
export const CABIN_TYPE = { economy: 1, business: 2, first: 3 } as const;
export const CabinType = v.picklist([1, 2, 3]);

export const SupplierPlace = v.object({
  officeNo: v.string(),
  serviceProviderID: v.string(),
  serviceProviderName: v.string(),
  supplierID: v.string(),
  supplierName: v.string(),
});

/** Price unit (specification 3): the price of one flight in one booking class, for one adult. */
export const PriceUnit = v.object({
  cabinCode: v.string(),
  cabinName: v.string(),
  cabinType: CabinType,
  /** 85 means 8.5 折 of the full fare of the same class group. */
  discount: v.pipe(v.number(), v.integer()),
  /** Price of the ticket for the traveller, without taxes. */
  salePrice: Fen,
  /** The published fare; above salePrice for an agreement fare. */
  ticketPrice: Fen,
  fuelFee: Fen,
  buildFee: Fen,
  policyId: v.string(),
  policyExInfo: v.string(),
  fareCode: v.string(),
  subProductId: v.string(),
  /** Place of its flight in the segment, from 1. */
  sequenceNo: v.number(),
  segmentNo: v.number(),
  /** Restriction string (specification 5.1), e.g. `1:0-12,60-99;2:M`. */
  plimit: v.string(),
  sps: v.array(SupplierPlace),
  /** 0–9; 9 stands for nine or more. */
  seatCount: v.number(),
  isProtocol: v.boolean(),
  productTags: v.array(v.string()),
  /** Checked baggage in kg; 0 for none. */
  baggage: v.number(),
  /** false: 不得退 (only taxes are refunded). Missing: unknown until the rules are queried. */
  refundable: v.optional(v.boolean()),
  /** Full fare of the class group, fen. Set for flights of a connection, because its price contains only their sum. */
  fullFare: v.optional(Fen),
  /** Sold in work hours (1) or outside them (2) only, specification 9. Missing: at any time. */
  canBookTime: v.optional(v.picklist([1, 2])),
});
export type PriceUnit = v.InferOutput<typeof PriceUnit>;

/** Price (specification 3) of a whole itinerary for one adult; one price unit a flight. */
export const Price = v.object({
  totalSalePrice: Fen,
  totalTicketPrice: Fen,
  totalBuildFee: Fen,
  totalFuelFee: Fen,
  /** Full fares of the class groups C, F and Y; 0 where the flight has no such cabin. */
  totalCPrice: Fen,
  totalFPrice: Fen,
  totalYPrice: Fen,
  priceUnitList: v.array(PriceUnit),
});
export type Price = v.InferOutput<typeof Price>;

/**
 * Flight itinerary (specification 3). `minPrice`: the lowest sale price that anyone may buy at any time, as in the
 * calendar of lowest prices; `minPriceWithoutGw` leaves agreement fares (公务价) out. 0 where there is none.
 */
export const FlightItinerary = v.object({
  flightSegments: v.array(v.object({ segNo: v.number(), flightList: v.array(Flight) })),
  priceList: v.array(Price),
  minPrice: Fen,
  minPriceWithoutGw: Fen,
});
export type FlightItinerary = v.InferOutput<typeof FlightItinerary>;

export const VOYAGE_TYPE = { oneWay: 1, roundTrip: 2 } as const;
const VoyageType = v.picklist([1, 2]);
const TravelType = v.picklist(Object.values(TRAVEL_TYPE));

/** Flight query: city or airport codes and the date of departure. */
export const FlightQuery = v.object({
  depCode: PlaceCode,
  arrCode: PlaceCode,
  depDate: LocalDate,
  /** Includes connections where there are few direct flights or none. */
  withConnections: v.optional(v.boolean()),
});
export type FlightQuery = v.InferOutput<typeof FlightQuery>;

/**
 * Returns the flights of one leg with their prices, by departure; connections, if requested, after them. Departed
 * flights and prices without a seat are left out.
 */
export const queryFlightList = call({
  gateway: 'flight',
  path: '/CLAIRTICKETPRODUCTQUERYSERVICE/jppubapi/BaseData/queryFlightList',
  body: FlightQuery,
  result: v.object({ itineraryList: v.array(FlightItinerary) }),
  needs: 'token',
  reads: ['flight'],
  permission: OBJECT.bookFlight,
  origin: 'suite',
});

/**
 * One chosen price unit of one flight. `salePrice` is the price that the screen showed: a different current one counts
 * as a changed price.
 */
export const Voyage = v.object({
  segmentNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Place among the flights of the segment, from 1; missing for the first. A higher one belongs to a connection. */
  sequenceNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))),
  flightNo: v.pipe(v.string(), v.regex(/^(?:[A-Z][A-Z0-9]|\d[A-Z])\d{3,4}[A-Z]?$/, '航班号不正确')),
  depAirportCode: PlaceCode,
  arrAirportCode: PlaceCode,
  depDate: LocalDate,
  cabinCode: v.pipe(v.string(), v.nonEmpty('缺少舱位')),
  policyId: v.pipe(v.string(), v.nonEmpty('缺少产品编号')),
  salePrice: Fen,
});
export type Voyage = v.InferOutput<typeof Voyage>;

/** Part of the refund and change ladder: from `fromHours` before departure (inclusive) down to the next tier. */
export const LadderTier = v.object({
  /** null: the last tier, down to and after departure. */
  fromHours: v.nullable(v.number()),
  percent: v.number(),
  /** Fee for one adult. */
  fee: Fen,
});
export type LadderTier = v.InferOutput<typeof LadderTier>;
const Ladder = v.object({
  /** false: 不得退 or 不得改, which differs from a 100 % tier. */
  allowed: v.boolean(),
  /** Number of free changes before the tiers apply. */
  freeTimes: v.number(),
  tiers: v.array(LadderTier),
});

/** Rules of one price unit. */
export const TicketRule = v.object({
  segmentNo: v.number(),
  refund: Ladder,
  change: Ladder,
  /** True when the ticket may be signed over to another carrier (签转). */
  transferable: v.boolean(),
  /** Checked and cabin baggage, kg. */
  baggage: v.number(),
  cabinBaggage: v.number(),
  notes: v.array(v.string()),
});
export type TicketRule = v.InferOutput<typeof TicketRule>;

/** Returns the refund, change, transfer and baggage rules of chosen price units. */
export const queryTicketRuleSec = call({
  gateway: 'flight',
  path: '/CLAIRTICKETPRODUCTQUERYSERVICE/jppubapi/BaseData/queryTicketRuleSec',
  body: v.object({ voyages: v.pipe(v.array(Voyage), v.minLength(1), v.maxLength(20)) }),
  result: v.array(TicketRule),
  needs: 'token',
  reads: ['flight'],
  permission: OBJECT.bookFlight,
});

/** A mobile, or one masked by the gateway (138****0001), which the gateway completes. */
const MaskableMobile = v.pipe(
  v.string(),
  v.transform(plainPhone),
  v.regex(/^1[3-9]\d(?:\d{4}|\*{4})\d{4}$/, '请输入11位手机号码'),
);

/**
 * A passenger in an order. Numbers that the gateway masked may be sent back masked: it completes them from the record
 * of `staffNO` or `contactNO`. `passagerName` is the specification's spelling (7.5 and 5.1).
 */
export const OrderPassenger = v.object({
  passagerName: v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty('请输入乘机人姓名'),
    v.maxLength(60, '姓名过长'),
  ),
  cardType: v.pipe(v.number(), v.integer()),
  cardNo: v.pipe(
    v.string(),
    v.transform(plainCardNo),
    v.nonEmpty('请输入证件号码'),
    v.maxLength(30, '证件号码过长'),
  ),
  phone: MaskableMobile,
  sexTem: v.pipe(v.number(), v.integer()),
  birthDay: LocalDate,
  nationality: v.string(),
  passengerTypeID: PassengerTypeID,
  /** Empty for an external traveller. */
  staffNO: v.string(),
  /** Number of the frequent contact that the passenger was taken from, if any. */
  contactNO: v.optional(v.string()),
  /** Last day of the document, YYYY-MM-DD; empty where it has none or it is unknown. */
  validUntil: v.optional(v.union([v.literal(''), LocalDate], '日期不存在')),
});
export type OrderPassenger = v.InferOutput<typeof OrderPassenger>;

/** The voyages of one order: one way or two, each a flight or the two or three of a connection. */
export const Voyages = v.pipe(v.array(Voyage), v.minLength(1), v.maxLength(6));

export const Passengers = v.pipe(
  v.array(OrderPassenger),
  v.minLength(1, '请添加乘机人'),
  v.maxLength(9, '每个订单最多9位乘机人'),
);

/**
 * Checks booking limits on the server (specification 7.5, body to the letter). `canBooking` false: the title and
 * content are shown in a dialog.
 */
export const queryProductBookingLimits = call({
  gateway: 'flight',
  path: '/CLAIRTICKETPRODUCTQUERYSERVICE/jppubapi/BaseData/queryProductBookingLimits',
  body: v.object({
    bookingSource: v.literal(BOOKING_SOURCE),
    /** All passengers of the order. */
    fullOrderPassengers: Passengers,
    travelType: TravelType,
    voyageType: VoyageType,
    /** Passengers of the checked voyages. */
    passengers: Passengers,
    voyages: v.pipe(v.array(Voyage), v.minLength(1)),
  }),
  result: v.object({ canBooking: v.boolean(), content: v.string(), title: v.string() }),
  needs: 'token',
  reads: ['flight'],
  permission: OBJECT.bookFlight,
});

/** Bearer of the costs: numbers of the enterprise's cost centre, accounting entity, department and project. */
export const CostChoice = v.object({
  costCenterNo: v.string(),
  accountingEntityNo: v.string(),
  deptNo: v.string(),
  /** Empty: no project. */
  projectNo: v.string(),
});
export type CostChoice = v.InferOutput<typeof CostChoice>;

/** A passenger with the products bought for them beside the ticket. */
export const BookedPassenger = v.object({
  ...OrderPassenger.entries,
  /**
   * Insurance taken; none: declined. `price` is the price that the screen showed: a different current one is refused.
   */
  insurances: v.optional(
    v.pipe(v.array(v.object({ productNo: v.string(), price: Fen })), v.maxLength(5)),
    [],
  ),
  /** Bearer of this passenger's costs, where it differs from the order's. */
  cost: v.optional(CostChoice),
});
export type BookedPassenger = v.InferOutput<typeof BookedPassenger>;

/**
 * Prices the voyages again, checks the limits and the standards, holds the seats and makes the PNR, all or nothing.
 * Over the standards it follows the strictest policy broken: a reason for every violation, no booking at all, or an
 * order that waits for the caller's supervisor.
 */
export const createOrder = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/createOrder',
  body: v.object({
    bookingSource: v.literal(BOOKING_SOURCE),
    travelType: TravelType,
    voyageType: VoyageType,
    voyages: Voyages,
    passengers: v.pipe(
      v.array(BookedPassenger),
      v.minLength(1, '请添加乘机人'),
      v.maxLength(9, '每个订单最多9位乘机人'),
    ),
    /** Applies to every passenger without a choice of their own; without both, the passenger's staff record applies. */
    cost: v.optional(CostChoice),
    /** Purpose of travel; the enterprise defines the list. Empty where the form has no such field. */
    travelPurpose: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '出行事由不能超过50字')), ''),
    contactName: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入联系人姓名'), v.maxLength(60, '姓名过长')),
    contactPhone: Mobile,
    remark: v.optional(v.pipe(v.string(), v.maxLength(200, '备注不能超过200字')), ''),
    /** Confirms that a passenger already flies at that time (queryOverlappingJourneys). */
    overlapConfirmed: v.optional(v.boolean(), false),
    /** Confirms that the order breaks budgets of cost centres (budgetRunsOut). */
    budgetConfirmed: v.optional(v.boolean(), false),
    /** One reason for each violation of a standard whose policy requires it. */
    overReasons: v.optional(v.array(OverReasonChoice), []),
    /** Approved trip or pre-trip request that it is booked under; empty for none. */
    applyId: v.optional(v.string(), ''),
    /** Approved over-standard application for this choice; empty for none. */
    overStandardApplyId: v.optional(v.string(), ''),
  }),
  result: v.object({
    orderNo: v.string(),
    /** 待审批: seats are held until the approver's time has elapsed, and the order can be paid once they have agreed. */
    orderStatus: v.optional(v.picklist(['待支付', '待审批']), '待支付'),
    /** The application it waits for; empty for none. */
    waitsForApplyId: v.optional(v.string(), ''),
    totalAmount: Fen,
    /** ISO instants: seats are freed at the first, the price is guaranteed until the second. */
    payDeadline: v.string(),
    priceGuaranteedUntil: v.string(),
    /** True when the caller has the right to pay orders; otherwise a colleague must pay. */
    canPay: v.optional(v.boolean(), true),
  }),
  needs: 'token',
  permission: OBJECT.bookFlight,
  mutates: true,
  changes: ['order', 'approval', 'flight'],
  origin: 'suite',
});

/** Returns the airline's record of a held order: PNR is six of A–Z and 0–9 once `bookingState` is 1. */
export const queryBookingPnrResult = call({
  gateway: 'flight',
  path: '/TicketSaleTradeIntegration/payorder/queryBookingPnrResult',
  body: v.object({ orderNo: v.pipe(v.string(), v.nonEmpty()) }),
  result: v.object({
    orderNo: v.string(),
    /** 0 still booking, 1 booked, 2 failed. */
    bookingState: v.picklist([0, 1, 2]),
    pnr: v.string(),
  }),
  needs: 'token',
  reads: ['order'],
});
