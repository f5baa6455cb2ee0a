import type { Area } from '../server/area';
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
  onEvent: { 'order.closed': refundClosedOrder },
};
