import type { OrderDetail, TicketStatus } from '../../../../src/contract/order/list';
import { calendarFile, type CalendarEvent } from '../../../../src/domain/order/calendar-file';
import { instantOf } from '../../../../src/domain/shanghai-time';
import type { OrderListTexts } from '../texts';
import { now } from '../../../../src/domain/clock';

/** Statuses of tickets that are still to be flown. */
const TO_FLY: readonly TicketStatus[] = ['OPEN FOR USE', 'CHECKED IN'];

/** Flights of an order that still have a valid ticket. */
export function upcomingFlights({ segments, travellers }: OrderDetail): OrderDetail['segments'] {
  return segments.filter(({ segmentNo }) =>
    travellers.some(({ tickets }) =>
      tickets.some((ticket) => ticket.segmentNo === segmentNo && TO_FLY.includes(ticket.ticketStatus)),
    ),
  );
}

/** Calendar events of an order's flights. */
export function eventsOf(order: OrderDetail, t: OrderListTexts): CalendarEvent[] {
  return upcomingFlights(order).map(({ segmentNo, flight, cabinCode, cabinName }) => {
    const flying = order.travellers.flatMap(({ passagerName, tickets }) =>
      tickets
        .filter((ticket) => ticket.segmentNo === segmentNo && TO_FLY.includes(ticket.ticketStatus))
        .map(({ ticketNo }) => t.calendarTicket(passagerName, ticketNo)),
    );
    return {
      uid: `${order.orderNo}-${segmentNo}@travel-portal-elements`,
      start: instantOf(flight.takeOffTime),
      end: instantOf(flight.arrTime),
      summary: `${flight.flightNo} ${flight.depCityName}–${flight.arrCityName}`,
      location: `${flight.depAirportName}${flight.terminals.dep}`,
      description: [
        `${flight.carrierShortName} ${t.cabin(cabinName, cabinCode)}`,
        ...flying,
        t.title(order.orderNo),
        ...(order.pnr === '' ? [] : [`PNR ${order.pnr}`]),
      ].join('\n'),
    };
  });
}

/** Downloads the flights as a calendar file. */
export function saveCalendar(order: OrderDetail, t: OrderListTexts): void {
  const file = new Blob([calendarFile(eventsOf(order, t), now())], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${order.orderNo}.ics`;
  link.click();
  // the browser has started to read it by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
