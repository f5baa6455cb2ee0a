import type {
  ChangeableTicket,
  ChangeDetail,
  ChangeQuote,
  ChangeReason,
} from '../../../../src/contract/order/change';
import type { City } from '../../../../src/contract/flight-booking/places';
import { quoteChangeFee } from '../../../../src/domain/change/change-quote';
import { ticketObstacle } from '../../../../src/domain/fare/ticket-obstacle';
import { instantOf } from '../../../../src/domain/shanghai-time';
import type { Caller } from '../../server/http/caller';
import { openRights } from '../after-sale/application';
import type { MayWork, Order } from '../scope';
import type { ChangeParts } from './queries';
import { REASONS } from './reasons';
import { underWayOf } from '../after-sale/under-way';

interface ChangeQuoteContext {
  order: Order;
  viewer: Caller;
  mayWork: MayWork;
  reason: ChangeReason;
  cities: readonly City[];
  now: Date;
}

/** Changeable tickets of an order with their current fees, and its changes so far. */
export function changeDetail(
  parts: ChangeParts,
  { order, viewer, mayWork, reason, cities, now }: ChangeQuoteContext,
  quote: ChangeQuote | null = null,
): ChangeDetail {
  const { segments, passengers, tickets, changes, changed } = parts;
  return {
    orderNo: order.order_no,
    staffNO: viewer.staffNo,
    quoteTime: now.toISOString(),
    changeOf: order.change_of ?? '',
    segments: segments.map(({ segment_no, leg_no, flight, cabin_code, cabin_name, rule }) => ({
      segmentNo: segment_no,
      legNo: leg_no,
      flightNo: flight.flightNo,
      carrierCode: flight.carrierCode,
      carrierShortName: flight.carrierShortName,
      depAirportCode: flight.depAirportCode,
      arrAirportCode: flight.arrAirportCode,
      depCityCode: cityOf(cities, flight.depAirportCode),
      arrCityCode: cityOf(cities, flight.arrAirportCode),
      depCityName: flight.depCityName,
      arrCityName: flight.arrCityName,
      takeOffTime: flight.takeOffTime,
      arrTime: flight.arrTime,
      cabinName: cabin_name,
      cabinCode: cabin_code,
      transferable: rule.transferable,
    })),
    passengers: passengers.map(({ passenger_no, passenger_name, passenger_type_id }) => ({
      passengerNo: passenger_no,
      passagerName: passenger_name,
      passengerTypeID: passenger_type_id,
    })),
    tickets: tickets.map((ticket) => changeableTicket(parts, ticket, { order, reason, now })),
    changes: changes.map((change) => ({
      changeOrderNo: change.order_no,
      orderStatus: change.order_status,
      changeReason: change.change_reason,
      reasonName: REASONS.find(({ changeReason }) => changeReason === change.change_reason)?.reasonName ?? '',
      remark: change.remark,
      applicantName: change.applicant_name,
      changeFee: change.change_fee,
      fareDifference: change.fare_difference,
      applyTime: change.applied_at.toISOString(),
      flights: changed
        .filter(({ order_no }) => order_no === change.order_no)
        .map(({ old_segment_no, flight }) => ({
          from: nameOf(segments.find(({ segment_no }) => segment_no === old_segment_no)?.flight),
          to: nameOf(flight),
        })),
      passengerNames: change.passenger_names,
      ...openRights(change, { mayWork, now }),
    })),
    quote,
  };
}

/** Returns the city code of an airport, or the airport's own code when it is no longer served. */
export const cityOf = (cities: readonly City[], airport: string): string =>
  cities.find(({ airports }) => airports.some(({ airportCode }) => airportCode === airport))?.cityCode ??
  airport;

const nameOf = (flight: { flightNo: string; takeOffTime: string } | undefined): string =>
  flight ? `${flight.flightNo} ${flight.takeOffTime}` : '';

function changeableTicket(
  { segments, passengers, underWay }: ChangeParts,
  ticket: ChangeParts['tickets'][number],
  { order, reason, now }: Pick<ChangeQuoteContext, 'order' | 'reason' | 'now'>,
): ChangeableTicket {
  const segment = segments.find(({ segment_no }) => segment_no === ticket.segment_no);
  const passenger = passengers.find(({ passenger_no }) => passenger_no === ticket.passenger_no);
  if (segment === undefined || passenger === undefined)
    throw new Error(`${order.order_no} has a ticket without a passenger`);
  const known = {
    passengerNo: ticket.passenger_no,
    segmentNo: ticket.segment_no,
    ticketNo: ticket.ticket_no ?? '',
    ticketStatus: ticket.ticket_status,
    salePrice: ticket.sale_price,
    taxes: ticket.build_fee + ticket.fuel_fee,
    timesChanged: ticket.times_changed ?? 0,
  };
  const none = { changeFee: 0, changePercent: null, isFree: false, rises: null };
  const departure = instantOf(segment.flight.takeOffTime);
  const obstacle =
    ticketObstacle(ticket.ticket_status) ??
    underWayOf(underWay, ticket) ??
    // the ticket may have been flown until the supplier reports who was on board
    (departure <= now && !ticket.is_no_show ? 'departed' : null);
  if (obstacle !== null) return { ...known, ...none, obstacle };
  const fee = quoteChangeFee(
    {
      passengerTypeID: passenger.passenger_type_id,
      salePrice: ticket.sale_price,
      ladder: segment.rule.change,
      departure,
      timesChanged: known.timesChanged,
    },
    { now, isVoluntary: reason.isVoluntary },
  );
  if (!fee.allowed) return { ...known, ...none, obstacle: 'notAllowed' };
  return {
    ...known,
    obstacle: null,
    changeFee: fee.fee,
    changePercent: fee.percent,
    isFree: fee.isFree,
    rises: fee.worse && { at: fee.worse.at.toISOString(), changeFee: fee.worse.fee },
  };
}
