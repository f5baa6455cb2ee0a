import type { Area } from '../../server/area';
import { noteArrivals } from './arrival';
import { askDueRefunds, askForRefund } from './ask';
import { refundRoutes } from './routes';

export const area: Area = {
  name: 'order/refund',
  implementations: refundRoutes,
  afterEvent: {
    async 'refund.applied'(context, { refundNo }) {
      await askForRefund(context, refundNo);
    },
    async 'refund.asked'(context, { refundNo }) {
      await askForRefund(context, refundNo);
    },
  },
  asksSupplier: ['refund.applied', 'refund.asked'],
  dueTasks: {
    'ask for refunds': askDueRefunds,
    'note arrivals of refunds': noteArrivals,
  },
};
