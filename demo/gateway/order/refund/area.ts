import type { Area } from '../../server/area';
import { askDueRefunds, askForRefund } from './ask';
import { endFlown } from './flown';
import { refundRoutes } from './routes';

export const area: Area = {
  name: 'order/refund',
  implementations: refundRoutes,
  afterEvent: {
    async 'refund.applied'(context, { refundNo }) {
      await askForRefund(context, refundNo);
    },
  },
  dueTasks: { 'ask for refunds': askDueRefunds, 'end flown orders with refunds': endFlown },
};
