import * as v from 'valibot';
import { LocalDate } from '../../contract/flight-booking/booking';
import { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { method } from '../service';
import { FlightKey } from './flights';
import { AmountFen, Count, PriceFen, ShortText, Text } from './values';

/** Number of a ticket: 13 digits, the airline’s prefix of three first. */
export const TicketNo = v.pipe(v.string(), v.regex(/^\d{13}$/));
const TicketNos = v.array(TicketNo);
/** Number of an order, change or refund of the gateway. */
const OrderNumber = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const SomeTicketNos = v.pipe(
  TicketNos,
  v.minLength(1),
  v.check((all) => new Set(all).size === all.length, 'has a ticket number twice'),
);

/** A flight of a booking, in the class and at the price that were chosen. */
export const BookedFlight = v.object({
  ...FlightKey.entries,
  /** Place in the order, from 1. */
  segmentNo: v.pipe(Count, v.minValue(1)),
  cabinCode: ShortText,
  /** `policyId` of the chosen price. */
  policyId: ShortText,
  fareCode: Text,
  /** Price of one adult without taxes, in fen. */
  salePrice: PriceFen,
});

/** A passenger of a booking, by the document to travel with. */
export const BookedTraveller = v.object({
  /** Place in the order, from 1. */
  passengerNo: v.pipe(Count, v.minValue(1)),
  name: ShortText,
  passengerTypeID: PassengerTypeID,
  /** Kind of the document: 0 identity card, 1 passport, 3 military ID, 5 home return permit, 6 Taiwan pass, 15 permanent residence of foreigners, 18 passport of a foreigner, 20 residence permit of Hong Kong, Macao and Taiwan. */
  cardType: v.pipe(v.number(), v.integer()),
  cardNo: ShortText,
  birthDay: LocalDate,
  /** 0: male; otherwise female. */
  sexTem: v.pipe(v.number(), v.integer()),
  nationality: Text,
  phone: Text,
});

/** Price of one passenger on one flight, in fen, as the traveller pays it. */
const PassengerPrice = {
  /** Fare without taxes. */
  salePrice: AmountFen,
  /** 民航发展基金. */
  buildFee: AmountFen,
  /** 燃油附加费. */
  fuelFee: AmountFen,
};

/** Price of one passenger on one flight of a booking. */
export const BookedTicket = v.object({
  /** Flight of the order. */
  segmentNo: v.pipe(Count, v.minValue(1)),
  /** Passenger of the order. */
  passengerNo: v.pipe(Count, v.minValue(1)),
  ...PassengerPrice,
});

/** The tickets that a booking is to be exchanged for. */
export const BookedExchange = v.object({
  /** False when the airline has cancelled, delayed or moved the old flight: then the new one costs nothing more. */
  isVoluntary: v.boolean(),
  /** Numbers of the old tickets. */
  oldTicketNos: SomeTicketNos,
});

const Place = {
  /** Flight of the order that the ticket is for. */
  segmentNo: v.pipe(Count, v.minValue(1)),
  /** Passenger of the order that the ticket is for. */
  passengerNo: v.pipe(Count, v.minValue(1)),
  /** Airline of the flight number. */
  carrierCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/)),
  /** Number that no other ticket of the gateway has. */
  sequence: Count,
};

/** Methods that change something. Each has an idempotency key, and the gateway repeats it with the same one. */
export const CHANGING = {
  book: method({
    path: 'book',
    summary: 'Books the seats of an order. The same order always has the same PNR.',
    request: v.object({
      orderNo: OrderNumber,
      flights: v.pipe(v.array(BookedFlight), v.minLength(1)),
      passengers: v.pipe(v.array(BookedTraveller), v.minLength(1)),
      /** One for each passenger and flight, by flight, then by passenger. */
      tickets: v.pipe(v.array(BookedTicket), v.minLength(1)),
      /** Instant until which the booking must be held, in UTC: the latest end of the time to pay. */
      holdUntil: v.pipe(v.string(), v.isoTimestamp()),
      /** Only for the new flights of a change. */
      exchange: v.optional(BookedExchange),
    }),
    /** `pnr`: six letters and digits. */
    answer: v.object({ pnr: v.pipe(v.string(), v.regex(/^[A-Z0-9]{6}$/)) }),
    keyOf: ({ orderNo }) => orderNo,
  }),
  issue: method({
    path: 'issue',
    summary:
      'Issues the tickets of a booked and paid order. Answers their numbers in the requested order, the same for every attempt.',
    request: v.object({
      orderNo: OrderNumber,
      /** The price is the paid one. It differs from that of `book` when the order was priced anew before it was paid. */
      tickets: v.pipe(v.array(v.object({ ...Place, ...PassengerPrice })), v.minLength(1)),
    }),
    answer: v.object({ ticketNos: SomeTicketNos }),
    keyOf: ({ orderNo }) => orderNo,
  }),
  change: method({
    path: 'change',
    summary:
      'Exchanges tickets for those of the flights that were booked under `changeNo`. Answers the new numbers in the requested order, the same for every attempt.',
    request: v.object({
      /** Number under which the new flights were booked. */
      changeNo: OrderNumber,
      /** False when the airline has cancelled, delayed or moved the old flight. */
      isVoluntary: v.boolean(),
      tickets: v.pipe(
        v.array(
          v.object({
            ...Place,
            oldTicketNo: TicketNo,
            /** Largest fee of the change, in fen: the traveller has paid it. */
            changeFee: AmountFen,
            /** Largest difference of the fares, in fen: the traveller has paid it. */
            fareDifference: AmountFen,
          }),
        ),
        v.minLength(1),
      ),
    }),
    answer: v.object({ ticketNos: SomeTicketNos }),
    keyOf: ({ changeNo }) => changeNo,
  }),
  refund: method({
    path: 'refund',
    summary: 'Refunds tickets. A repeated request has no further effect.',
    request: v.pipe(
      v.object({
        refundNo: OrderNumber,
        /** False when the airline has cancelled or delayed the flight, or the traveller is ill. */
        isVoluntary: v.boolean(),
        ticketNos: SomeTicketNos,
        /** Smallest amount of each ticket with its taxes, in fen, in the order of `ticketNos`: the traveller gets it back. */
        refundAmounts: v.array(AmountFen),
      }),
      v.check(
        ({ ticketNos, refundAmounts }) => refundAmounts.length === ticketNos.length,
        'has an amount for each ticket',
      ),
    ),
    answer: v.object({}),
    keyOf: ({ refundNo }) => refundNo,
  }),
} as const;

/** Reads after the departure which passengers flew. */
export const BOARDED = method({
  path: 'boarded',
  summary:
    'The tickets among those asked about whose holders were on board a departed flight. Refused while this is unknown.',
  request: v.object({ flight: FlightKey, ticketNos: TicketNos }),
  answer: v.object({ ticketNos: TicketNos }),
});
