import type { Area } from '../server/area';
import type { EventContext } from '../server/events/domain-events';
import '../order/events';
import { writeFactsOfOrder } from './facts/flight-facts';
import { reportRoutes } from './routes';
import { writeFormerFlights } from './facts/former-flights';

const writeOrder = async ({ db }: EventContext, { orderNo }: { orderNo: string }): Promise<void> => {
  await writeFactsOfOrder(db, orderNo);
};

export const area: Area = {
  name: 'report',
  implementations: reportRoutes,
  afterEvent: {
    'order.issued': writeOrder,
    'tickets.ended': writeOrder,
    'tickets.flown': writeOrder,
  },
  dueTasks: { 'write former flights as facts': writeFormerFlights },
};
