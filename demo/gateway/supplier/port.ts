import type { Flight, PriceUnit, TicketRule } from '../../../src/contract/flight-booking/booking';
import type { City } from '../../../src/contract/flight-booking/places';
import type { ProductTagInfo } from '../../../src/contract/flight-booking/product';

/** Full published fares (fen) of the class groups on one flight and date; 0 where the flight has no such cabin. */
export interface FullFares {
  Y: number;
  C: number;
  F: number;
}

/** A product a supplier sells on a flight. `unit.seatCount` is the seats the supplier gave out, before our sales. */
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
  /** Seats per cabin code before our sales; the screen shows at most 9 of them. */
  seats: Readonly<Record<string, number>>;
  fullFares: FullFares;
  prices: SupplierPrice[];
}

/** A fare that anyone may buy, with what tells whether it is still there. */
export interface LowFare {
  /** Fen. */
  salePrice: number;
  inventoryKey: string;
  cabinCode: string;
  /** Before our sales. */
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

/** What cheap fares are looked for: some airports of the cities alone, and so many seats together. */
export interface LowFareLeg extends Leg {
  depAirports?: readonly string[] | undefined;
  arrAirports?: readonly string[] | undefined;
  /** Seats before our sales, at least. */
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

export interface BookingRequest {
  orderNo: string;
  flights: readonly FlightKey[];
  passengerNames: readonly string[];
}

export interface IssueRequest {
  orderNo: string;
  /** One ticket a passenger and segment; `sequence` is unique among all tickets ever issued by us. */
  tickets: readonly { carrierCode: string; sequence: number }[];
}

/**
 * The supplier says that it has not done what it was asked for. Whatever else an ask ends with, such as a lost
 * connection or no answer in time, leaves open whether it was done.
 */
export class SupplierRefused extends Error {}

/** Where flights come from. Whoever connects a real supplier implements this and nothing else. */
export interface FlightSupplier {
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
  /** What product tags promise, in the order asked; unknown ones are left out. */
  tagInfo(productTags: readonly string[]): Promise<readonly ProductTagInfo[]>;
  /** Makes the airline's record of a booking; answers the same PNR when asked again for the same order. */
  book(request: BookingRequest): Promise<{ pnr: string }>;
  /**
   * Issues tickets: 13 digits each, in the order asked; the same numbers when asked again for the same order. Throws
   * SupplierRefused for an order that it has issued no tickets for.
   */
  issue(request: IssueRequest): Promise<{ ticketNos: string[] }>;
  /**
   * Gives tickets back; done once, however often it is asked for the same refund. Throws SupplierRefused for one that it
   * has not done.
   */
  refund(request: RefundRequest): Promise<void>;
  /**
   * Exchanges tickets for those of other flights: their numbers in the order asked, the same when asked again for the same
   * change. Throws SupplierRefused for one that it has not done.
   */
  change(request: ChangeRequest): Promise<{ ticketNos: string[] }>;
  /** Which of the holders of these tickets were on board a flight that has departed; throws while it cannot say. */
  boarded(request: BoardingRequest): Promise<{ ticketNos: string[] }>;
}

/** Tickets to be exchanged. */
export interface ChangeRequest {
  /** Number of the order that holds the new tickets. */
  changeNo: string;
  /** `sequence` is unique among all tickets ever issued by us. */
  tickets: readonly { oldTicketNo: string; carrierCode: string; sequence: number }[];
}

/** Open tickets of a flight that has departed. */
export interface BoardingRequest {
  flight: FlightKey;
  ticketNos: readonly string[];
}

/** Tickets to be given back. */
export interface RefundRequest {
  refundNo: string;
  ticketNos: readonly string[];
}

declare module '../server/deps' {
  interface AreaDeps {
    supplier: FlightSupplier;
  }
}
