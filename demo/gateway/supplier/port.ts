import type {
  Flight,
  OrderPassenger,
  PriceUnit,
  TicketRule,
} from '../../../src/contract/flight-booking/booking';
import type { City } from '../../../src/contract/flight-booking/places';
import type { ProductTagInfo } from '../../../src/contract/flight-booking/product';
import type { PassengerPrice } from '../../../src/domain/fare/passenger-price';
import type { ServiceOf } from '../server/enterprise-kind';

/** Full published fares (fen) of the class groups on one flight and date; 0 where the flight has no such cabin. */
export interface FullFares {
  Y: number;
  C: number;
  F: number;
}

/**
 * A product a supplier sells on a flight. `unit.seatCount` is the number of seats offered by the supplier, before the
 * gateway's sales.
 */
export interface SupplierPrice {
  readonly unit: PriceUnit;
  /** Fee amounts are for one adult at `unit.salePrice`. */
  readonly rule: TicketRule;
}

export interface SupplierFlight {
  flight: Flight;
  /** Feeder-line flights owe no build fee. */
  isFeeder: boolean;
  /** Seats are counted per inventory key and cabin code: a codeshare sells the operating flight's seats. */
  inventoryKey: string;
  /** Seats per cabin code before the gateway's sales; the screen shows at most 9 of them. */
  seats: Readonly<Record<string, number>>;
  fullFares: FullFares;
  prices: SupplierPrice[];
}

/** A fare that anyone may buy, with the data to check whether it is still available. */
export interface LowFare {
  /** Fen. */
  salePrice: number;
  inventoryKey: string;
  cabinCode: string;
  /** Before the gateway's sales. */
  seats: number;
  /** Wall clock, YYYY-MM-DDTHH:mm. */
  takeOffTime: string;
}

/** City or airport codes and the local date of departure, YYYY-MM-DD. */
export interface Leg {
  depCode: string;
  arrCode: string;
  depDate: string;
}

/** Search for cheap fares, optionally limited to some airports of the cities, with the number of seats. */
export interface LowFareLeg extends Leg {
  depAirports?: readonly string[] | undefined;
  arrAirports?: readonly string[] | undefined;
  /** Smallest number of seats, before the gateway's sales. */
  seats: number;
  /** Airlines whose agreement fares do not count. */
  closed?: ReadonlySet<string>;
}

export interface FlightKey {
  flightNo: string;
  depAirportCode: string;
  arrAirportCode: string;
  depDate: string;
}

/** A flight of a booking, in the class and at the price that were chosen. */
export interface BookedFlight extends FlightKey {
  /** Place in the order, from 1. */
  segmentNo: number;
  cabinCode: string;
  policyId: string;
  fareCode: string;
  /** Price of one adult without taxes, in fen. */
  salePrice: number;
}

/** A passenger of a booking, by the document to travel with. */
export interface BookedTraveller extends Pick<
  OrderPassenger,
  'passengerTypeID' | 'cardType' | 'cardNo' | 'birthDay' | 'sexTem' | 'nationality' | 'phone'
> {
  /** Place in the order, from 1. */
  passengerNo: number;
  name: string;
}

/** Price of one passenger on one flight of a booking. */
export interface BookedTicket extends PassengerPrice {
  segmentNo: number;
  passengerNo: number;
}

export interface BookingRequest {
  orderNo: string;
  flights: readonly BookedFlight[];
  passengers: readonly BookedTraveller[];
  /** One per passenger and flight. */
  tickets: readonly BookedTicket[];
  /** ISO instant until which the booking must be held: the latest end of the time to pay. */
  holdUntil: string;
  /** The tickets that the new flights of a change are for. */
  exchange?: Exchange | undefined;
}

/** `isVoluntary` false: the airline has cancelled or moved the old flight, so that the new one costs nothing more. */
export interface Exchange {
  isVoluntary: boolean;
  oldTicketNos: readonly string[];
}

/** Place of a ticket to be issued. `sequence` is unique among all tickets ever issued by the gateway. */
export interface WantedTicket {
  segmentNo: number;
  passengerNo: number;
  carrierCode: string;
  sequence: number;
}

export interface IssueRequest {
  orderNo: string;
  /** One ticket per passenger and segment, at the price that was paid. */
  tickets: readonly (WantedTicket & PassengerPrice)[];
}

/**
 * The supplier confirms that it has not executed the request. Any other error, such as a lost connection or a timeout,
 * leaves open whether it was executed.
 */
export class SupplierRefused extends Error {}

/** A refusal that no repetition would change. */
export class FinalRefusal extends SupplierRefused {}

/** Source of flights. A connection to a real supplier implements only this interface. */
export interface FlightSupplier {
  /**
   * Time in ms for which an answer about flights may be reused. Absent for a supplier whose answers about a day of
   * issue never change.
   */
  readonly reusableMs?: number;
  cities(): Promise<readonly City[]>;
  /** Flights of a leg by departure time. `issueDate` (Shanghai) decides the taxes. Empty for an unknown leg. */
  flights(leg: Leg, issueDate: string): Promise<readonly SupplierFlight[]>;
  /**
   * Connections of a leg that leave on its day, with one or two stops, each as its flights in the order flown: the
   * quickest, by departure. Empty for an unknown leg.
   */
  connections(leg: Leg, issueDate: string): Promise<readonly (readonly SupplierFlight[])[]>;
  flight(key: FlightKey, issueDate: string): Promise<SupplierFlight | undefined>;
  /** Cheapest fares of a leg that anyone may buy at any time, by price, `most` of them at most. */
  lowestFares(leg: LowFareLeg, issueDate: string, most: number): Promise<readonly LowFare[]>;
  /** Explanations of product tags, in the requested order; unknown ones are left out. */
  tagInfo(productTags: readonly string[]): Promise<readonly ProductTagInfo[]>;
  /** Makes the airline's record of a booking; repeated calls for the same order return the same PNR. */
  book(request: BookingRequest): Promise<{ pnr: string }>;
  /**
   * Issues tickets: 13 digits each, in the requested order; repeated calls for the same order return the same numbers.
   * Throws SupplierRefused for an order without issued tickets.
   */
  issue(request: IssueRequest): Promise<{ ticketNos: string[] }>;
  /**
   * Refunds tickets; repeated calls for the same refund have no further effect. Throws SupplierRefused for a refund
   * that was not made.
   */
  refund(request: RefundRequest): Promise<void>;
  /**
   * Exchanges tickets for those of other flights. Returns their numbers in the requested order, the same for repeated
   * calls for the same change. Throws SupplierRefused for a change that was not made.
   */
  change(request: ChangeRequest): Promise<{ ticketNos: string[] }>;
  /** Returns the tickets whose holders were on board a departed flight; throws while this is unknown. */
  boarded(request: BoardingRequest): Promise<{ ticketNos: string[] }>;
}

/** Tickets to be exchanged. */
export interface ChangeRequest {
  /** Number of the order that has the new tickets. */
  changeNo: string;
  isVoluntary: boolean;
  /** `changeFee`, `fareDifference`: the most that the supplier may take, in fen. */
  tickets: readonly (WantedTicket & { oldTicketNo: string; changeFee: number; fareDifference: number })[];
}

/** Open tickets of a flight that has departed. */
export interface BoardingRequest {
  flight: FlightKey;
  ticketNos: readonly string[];
}

/** Tickets to be refunded. */
export interface RefundRequest {
  refundNo: string;
  isVoluntary: boolean;
  ticketNos: readonly string[];
  /** The least that the supplier must give for each ticket with its taxes, in fen. */
  refundAmounts: readonly number[];
}

declare module '../server/deps' {
  interface AreaDeps {
    supplierOf: ServiceOf<FlightSupplier>;
  }
}
