import type { Area } from '../server/area';
import { applyDecision } from './apply-decision';
import { releaseSeats } from './inventory';
import { issueDueTickets, issueTickets } from './issue';
import { flightBookingRoutes } from './routes';

export const area: Area = {
  name: 'flight-booking',
  implementations: flightBookingRoutes,
  onEvent: {
    'order.closed': ({ db }, { orderNo }) => releaseSeats(db, orderNo),
    'application.decided': applyDecision,
  },
  afterEvent: {
    async 'order.paid'(context, { orderNo }) {
      await issueTickets(context, orderNo);
    },
    async 'order.issueAsked'(context, { orderNo }) {
      await issueTickets(context, orderNo);
    },
  },
  asksSupplier: ['order.paid', 'order.issueAsked'],
  dueTasks: { 'issue tickets': issueDueTickets },
};
