import type { Area } from '../server/area';
import { askDueRefunds } from './cashier-refunds/ask';
import { holdOpenRefunds } from './cashier-refunds/hold-open';
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
    'show refunds that stay open': holdOpenRefunds,
  },
  onEvent: { 'order.closed': refundClosedOrder },
};
