import type { Area } from '../server/area';
import { bookHeldPayments, findLostPayments } from './lost-notices/of-orders';
import { mountPaymentPages } from './pages';
import { paymentRoutes } from './routes';
import { refundClosedOrder } from './settle';

export const area: Area = {
  name: 'payment',
  implementations: paymentRoutes,
  async mount(app, context) {
    await app.register(async (pages) => {
      pages.addHook('onRequest', context.limitCalls);
      mountPaymentPages(pages, context);
    });
  },
  dueTasks: {
    'find lost notices of payments': findLostPayments,
    'book held money of payments': bookHeldPayments,
  },
  onEvent: { 'order.closed': refundClosedOrder },
};
