import type { ChangeDetail, ChangeReason, NewFlight } from '../../../../src/contract/order/change';
import type { OrderPassenger } from '../../../../src/contract/flight-booking/booking';
import { fareDifference, ladderAt } from '../../../../src/domain/change/change-quote';
import { isJourneyInOrder } from '../../../../src/domain/change/journey';
import { ticketObstacle } from '../../../../src/domain/fare/ticket-obstacle';
import { accompanimentProblem } from '../../../../src/domain/passenger/accompanied';
import { passengerTypeOn } from '../../../../src/domain/passenger/age';
import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { BookedOffer } from '../../flight-booking/queries';
import { priceTicket, type TicketPrice } from '../../flight-booking/ticket-price';
import { checkPrices } from '../../flight-offers/check-prices';
import { checkBookTime, findOffers, type Offer } from '../../flight-offers/offer';
import { checkLimits } from '../../flight-offers/party';
import type { AreaDeps } from '../../server/deps';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findLiveFlights } from './linked-orders';
import type { ChangeParts } from './queries';

export interface RequestedChange {
  passengerNos: readonly number[];
  newFlights: readonly NewFlight[];
}

/** A new ticket with the one that it is exchanged for. Amounts in fen. */
export interface PlannedTicket extends TicketPrice {
  segmentNo: number;
  passengerNo: number;
  oldSegmentNo: number;
  oldPassengerNo: number;
  changeFee: number;
  fareDifference: number;
  timesChanged: number;
}

/** A change that can be made at this moment. */
export interface PlannedChange {
  kind: 'date' | 'carrier';
  /** Offers numbered like the segments of the new order. */
  offers: BookedOffer[];
  passengers: OrderPassenger[];
  tickets: PlannedTicket[];
  /** Sum of fees and differences. */
  total: number;
}

type Context = Pick<CallerContext, 'db' | 'caller' | 'now' | 'log'>;

/**
 * Plans a change at current prices and seats. Throws the first that applies of ticketNotChangeable, the faults of
 * offers that are not on sale, routeDiffers, sameFlight, notTransferable, cabinDiffers, journeyOutOfOrder,
 * childChangedAlone and bookingLimited.
 */
export async function planChange(
  { supplierOf, parameters }: Pick<AreaDeps, 'supplierOf' | 'parameters'>,
  context: Context,
  { orderNo, parts, detail, reason }: ChangeableOrder,
  { passengerNos, newFlights }: RequestedChange,
): Promise<PlannedChange> {
  const { db, caller, now } = context;
  const people = chosenPassengers(parts, passengerNos);
  const segments = chosenSegments(parts, newFlights);
  const old = segments.flatMap(({ segment_no }) =>
    people.map(({ passenger_no }) => {
      const ticket = detail.tickets.find(
        (other) => other.segmentNo === segment_no && other.passengerNo === passenger_no,
      );
      if (ticket?.obstacle !== null) throw new Fault('ticketNotChangeable', undefined, detail);
      return ticket;
    }),
  );

  const keys = newFlights.map((flight) => ({ ...flight, segmentNo: flight.oldSegmentNo }));
  const offers = await findOffers(supplierOf(caller), keys, {
    now,
    parameters: await parameters(db, caller.enterpriseNum, now),
  });
  await checkBookTime(offers, context);
  checkPrices(offers, newFlights);
  const kinds = offers.map((offer, i) => checkReplaced(offer, segments[i], reason));
  await checkJourney(db, orderNo, parts, { people, segments, offers });
  const passengers = people.map(passengerOf);
  checkAges(passengers, offers);
  checkCompany(parts, { people, segments, offers });
  const limits = checkLimits(offers, passengers, segments.length > 1 ? 2 : 1);
  if (limits.malformed.length > 0) context.log.warn({ plimit: limits.malformed }, 'malformed plimit');
  if (!limits.success)
    throw new Fault('bookingLimited', limits.message, { title: limits.title, errorType: limits.errorType });

  const legNos = [...new Set(segments.map(({ leg_no }) => leg_no))];
  const tickets = offers.flatMap((offer, s) =>
    people.map((person, p): PlannedTicket => {
      const ticket = old.find(
        ({ passengerNo, segmentNo }) =>
          passengerNo === person.passenger_no && segmentNo === segments[s]?.segment_no,
      );
      const sold = parts.tickets.find(
        ({ passenger_no, segment_no }) =>
          passenger_no === person.passenger_no && segment_no === segments[s]?.segment_no,
      );
      if (ticket === undefined || sold === undefined) throw new Error(`${orderNo} lacks a ticket`);
      const { salePrice } = priceTicket(offer, person.passenger_type_id, shanghaiDate(now));
      const difference = fareDifference(ticket.salePrice, salePrice, reason);
      return {
        segmentNo: s + 1,
        passengerNo: p + 1,
        oldSegmentNo: ticket.segmentNo,
        oldPassengerNo: ticket.passengerNo,
        changeFee: ticket.changeFee,
        fareDifference: difference,
        salePrice: ticket.salePrice + difference,
        // a ticket issued earlier owes no increased fuel charge (domain rules, section 2)
        buildFee: sold.build_fee,
        fuelFee: sold.fuel_fee,
        timesChanged: ticket.timesChanged + (reason.isVoluntary ? 1 : 0),
      };
    }),
  );
  return {
    kind: kinds.includes('carrier') ? 'carrier' : 'date',
    offers: offers.map((offer, s) => {
      const adult = tickets.find(
        ({ segmentNo, passengerNo }) =>
          segmentNo === s + 1 && people[passengerNo - 1]?.passenger_type_id === PASSENGER_TYPE.adult,
      );
      return {
        ...offer,
        price: adult === undefined ? offer.price : pricedAt(offer.price, adult.salePrice),
        segmentNo: s + 1,
        legNo: legNos.indexOf(segments[s]?.leg_no ?? 1) + 1,
      };
    }),
    passengers,
    tickets,
    total: tickets.reduce((sum, ticket) => sum + ticket.changeFee + ticket.fareDifference, 0),
  };
}

/** Current state of an order whose tickets are to be changed. */
export interface ChangeableOrder {
  orderNo: string;
  parts: ChangeParts;
  detail: ChangeDetail;
  reason: ChangeReason;
}

type Person = ChangeParts['passengers'][number];
type Segment = ChangeParts['segments'][number];

function chosenPassengers({ passengers }: ChangeParts, passengerNos: readonly number[]): Person[] {
  const found = passengers.filter(({ passenger_no }) => passengerNos.includes(passenger_no));
  if (found.length !== passengerNos.length) throw fieldsInvalid({ passengerNos: '请选择改签的乘客' });
  return found;
}

/** The chosen segments in the order of the request, which is that of the flights. */
function chosenSegments({ segments }: ChangeParts, newFlights: readonly NewFlight[]): Segment[] {
  const found = newFlights.flatMap(
    ({ oldSegmentNo }) => segments.find(({ segment_no }) => segment_no === oldSegmentNo) ?? [],
  );
  const isInOrder = found.every(({ segment_no }, i) => segment_no > (found[i - 1]?.segment_no ?? 0));
  if (found.length !== newFlights.length || !isInOrder) throw fieldsInvalid({ newFlights: '请选择新航班' });
  return found;
}

function checkReplaced(
  { flight: { flight }, price: { unit } }: Offer,
  segment: Segment | undefined,
  { isVoluntary }: ChangeReason,
): 'date' | 'carrier' {
  if (segment === undefined) throw new Error('A new flight is for no segment');
  const { flight: old, rule } = segment;
  if (flight.depCityName !== old.depCityName || flight.arrCityName !== old.arrCityName)
    throw new Fault('routeDiffers');
  const isSame = flight.flightNo === old.flightNo && flight.takeOffTime === old.takeOffTime;
  if (isSame && unit.cabinCode === segment.cabin_code) throw new Fault('sameFlight');
  const isOtherCarrier = flight.carrierCode !== old.carrierCode;
  if (isOtherCarrier && isVoluntary && !rule.transferable) throw new Fault('notTransferable');
  if (!isVoluntary && unit.cabinName !== segment.cabin_name) throw new Fault('cabinDiffers');
  return isOtherCarrier ? 'carrier' : 'date';
}

interface ReplacementJourney {
  people: readonly Person[];
  segments: readonly Segment[];
  offers: readonly Offer[];
}

/** Checks each passenger's journey over all orders that former changes have split it into. */
async function checkJourney(
  db: Context['db'],
  orderNo: string,
  { tickets, segments: all }: ChangeParts,
  { people, segments, offers }: ReplacementJourney,
): Promise<void> {
  const changes = segments.flatMap(({ flight: old }, i) => {
    const next = offers[i]?.flight.flight;
    return next ? [{ old, next }] : [];
  });
  const elsewhere = await findLiveFlights(db, orderNo);
  for (const person of people) {
    const here = tickets.flatMap(({ passenger_no, segment_no, ticket_status }) => {
      if (passenger_no !== person.passenger_no || segments.some((one) => one.segment_no === segment_no))
        return [];
      const isFlown = ticket_status === 'USED/FLOWN' || ticket_status === 'CHECKED IN';
      if (ticketObstacle(ticket_status) !== undefined && !isFlown) return [];
      return all.find((one) => one.segment_no === segment_no)?.flight ?? [];
    });
    const theirs = elsewhere.filter(
      ({ card_type, card_no }) => card_type === person.card_type && card_no === person.card_no,
    );
    if (!isJourneyInOrder(changes, [...here, ...theirs.map(({ flight }) => flight)]))
      throw new Fault('journeyOutOfOrder');
  }
}

/** A child's or infant's ticket requires that age on the day of the new flight. */
function checkAges(passengers: readonly OrderPassenger[], offers: readonly Offer[]): void {
  for (const { flight } of offers) {
    const date = flight.flight.takeOffTime.slice(0, 10);
    const outgrown = passengers.find(({ birthDay, passengerTypeID }) => {
      const type = passengerTypeOn(birthDay, date);
      return type !== undefined && type < passengerTypeID;
    });
    if (outgrown !== undefined)
      throw fieldsInvalid({ newFlights: `${outgrown.passagerName}在新航班起飞当天已超过该票种的年龄` });
  }
}

/**
 * Neither the passengers who change nor those who stay may include children without an adult or more infants than
 * adults.
 */
function checkCompany(
  { passengers, tickets }: ChangeParts,
  { people, segments, offers }: ReplacementJourney,
): void {
  const isAlone = (party: readonly Person[], date: string) =>
    party.length > 0 &&
    accompanimentProblem(
      party.map(({ birth_day, passenger_type_id }) => ({
        birthDay: birth_day,
        passengerTypeID: passenger_type_id,
      })),
      date,
    ) !== undefined;
  for (const [i, { segment_no, flight }] of segments.entries()) {
    const staying = passengers.filter(
      (person) =>
        !people.includes(person) &&
        tickets.some(
          (ticket) =>
            ticket.segment_no === segment_no &&
            ticket.passenger_no === person.passenger_no &&
            ticketObstacle(ticket.ticket_status) === undefined,
        ),
    );
    const date = offers[i]?.flight.flight.takeOffTime.slice(0, 10) ?? '';
    if (isAlone(people, date) || isAlone(staying, flight.takeOffTime.slice(0, 10)))
      throw new Fault('childChangedAlone');
  }
}

export const passengerOf = (person: Person): OrderPassenger => ({
  passagerName: person.passenger_name,
  cardType: person.card_type,
  cardNo: person.card_no,
  phone: person.phone,
  sexTem: person.sex_tem,
  birthDay: person.birth_day,
  nationality: person.nationality,
  passengerTypeID: person.passenger_type_id,
  staffNO: person.staff_no ?? '',
});

/** Bases the percentages of later fees on the price paid, which may exceed the price of the new flight. */
function pricedAt(price: Offer['price'], salePrice: number): Offer['price'] {
  const { rule, unit } = price;
  return {
    unit,
    rule: { ...rule, refund: ladderAt(rule.refund, salePrice), change: ladderAt(rule.change, salePrice) },
  };
}
