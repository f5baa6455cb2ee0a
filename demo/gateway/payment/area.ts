import type { Area } from '../server/area';
import { askDueRefunds } from './cashier-refunds/ask';
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
    'ask the cashier for refunds': askDueRefunds,
  },
  onEvent: { 'order.closed': refundClosedOrder },
};
