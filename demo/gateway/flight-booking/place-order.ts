import type { OrderPassenger } from '../../../src/contract/flight-booking/booking';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { Fault } from '../server/http/fault';
import {
  SupplierRefused,
  type BookedFlight,
  type BookedTicket,
  type BookedTraveller,
  type BookingRequest,
  type Exchange,
  type FlightSupplier,
} from '../supplier/port';
import { takeSeats } from './inventory';
import type { Offer } from '../flight-offers/offer';
import { seatsOf } from '../flight-offers/party';
import { insertOrder, nextOrderNo, setPnr, type BookedOffer, type NewOrder } from './queries';
import { priceTicket, sumOf } from './ticket-price';
import { sumOfExtras } from '../travellers/extra-queries';

/** Numbers the flights of an order consecutively, including those of a connection. */
export const numbered = (offers: readonly Offer[]): BookedOffer[] =>
  offers.map((offer, i) => ({ ...offer, segmentNo: i + 1, legNo: offer.segmentNo }));

/** Terms of a booking for the supplier. */
interface BookingTerms {
  /** Latest end of the time to pay, also of an order that waits for its approver first. */
  holdUntil: Date;
  /** The tickets that the new flights of a change are for. */
  exchange?: Exchange;
}

export type OrderDraft = Omit<NewOrder, 'orderNo' | 'seats' | 'tickets' | 'total'> & BookingTerms;

/** An approval at its deadline opens the time to pay after it. */
export const latestPayment = (
  payDeadline: Date,
  orderStatus: NewOrder['orderStatus'],
  { payMinutes }: Pick<BookingParameters, 'payMinutes'>,
): Date => new Date(payDeadline.getTime() + (orderStatus === '待审批' ? payMinutes * 60_000 : 0));

export interface PlacedOrder {
  orderNo: string;
  /** Fen. */
  total: number;
}

/**
 * Places an order for checked offers: takes the seats, writes the unpaid order and makes the airline's record, in the
 * caller's transaction. Throws seatsGone, bookingRefused.
 */
export async function placeOrder(
  db: Database,
  supplier: FlightSupplier,
  draft: OrderDraft,
): Promise<PlacedOrder> {
  return placePriced(db, supplier, { ...draft, ...pricesOf(draft) });
}

/** Prices of an order's tickets, and its total with all extras. */
export function pricesOf({
  offers,
  passengers,
  extras,
  createdAt,
}: Pick<OrderDraft, 'offers' | 'passengers' | 'extras' | 'createdAt'>): Pick<NewOrder, 'tickets' | 'total'> {
  const tickets = offers.flatMap((offer) =>
    passengers.map(({ passengerTypeID }, i) => ({
      segmentNo: offer.segmentNo,
      passengerNo: i + 1,
      ...priceTicket(offer, passengerTypeID, shanghaiDate(createdAt)),
    })),
  );
  return { tickets, total: tickets.reduce((sum, ticket) => sum + sumOf(ticket), sumOfExtras(extras)) };
}

/** Like `placeOrder`, for tickets with known prices and total, such as those of a change. */
export async function placePriced(
  db: Database,
  supplier: FlightSupplier,
  { holdUntil, exchange, ...draft }: Omit<NewOrder, 'orderNo' | 'seats'> & BookingTerms,
): Promise<PlacedOrder> {
  const { offers, passengers, tickets, createdAt, total } = draft;
  const seats = seatsOf(passengers);
  await takeSeats(
    db,
    offers.map(({ flight, price: { unit } }) => ({
      inventoryKey: flight.inventoryKey,
      cabinCode: unit.cabinCode,
      capacity: flight.seats[unit.cabinCode] ?? 0,
      seats,
    })),
  );
  const orderNo = await nextOrderNo(db, createdAt);
  await insertOrder(db, { ...draft, orderNo, seats });
  const pnr = await bookAt(supplier, {
    orderNo,
    flights: offers.map(bookedFlightOf),
    passengers: passengers.map(travellerOf),
    tickets: tickets.map(bookedTicketOf),
    holdUntil: holdUntil.toISOString(),
    exchange,
  });
  await setPnr(db, orderNo, pnr);
  return { orderNo, total };
}

/** Throws bookingRefused. */
async function bookAt(supplier: FlightSupplier, request: BookingRequest): Promise<string> {
  try {
    const { pnr } = await supplier.book(request);
    return pnr;
  } catch (error) {
    if (error instanceof SupplierRefused) throw new Fault('bookingRefused');
    throw error;
  }
}

function bookedFlightOf({ segmentNo, flight: { flight }, price: { unit } }: BookedOffer): BookedFlight {
  const { flightNo, depAirportCode, arrAirportCode, takeOffTime } = flight;
  const { cabinCode, policyId, fareCode, salePrice } = unit;
  const key = { flightNo, depAirportCode, arrAirportCode, depDate: takeOffTime.slice(0, 10) };
  return { ...key, segmentNo, cabinCode, policyId, fareCode, salePrice };
}

const bookedTicketOf = ({
  segmentNo,
  passengerNo,
  salePrice,
  buildFee,
  fuelFee,
}: BookedTicket): BookedTicket => ({
  segmentNo,
  passengerNo,
  salePrice,
  buildFee,
  fuelFee,
});

function travellerOf(passenger: OrderPassenger, at: number): BookedTraveller {
  const { passagerName: name, passengerTypeID, cardType, cardNo } = passenger;
  const { birthDay, sexTem, nationality, phone } = passenger;
  const document = { cardType, cardNo, birthDay, sexTem, nationality };
  return { passengerNo: at + 1, name, passengerTypeID, ...document, phone };
}
