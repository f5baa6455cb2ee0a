import type { Area } from '../server/area';
import { mountPaymentPages } from './pages';
import { paymentRoutes } from './routes';
import { refundClosedOrder } from './settle';

export const area: Area = {
  name: 'payment',
  implementations: paymentRoutes,
  mount: mountPaymentPages,
  onEvent: { 'order.closed': refundClosedOrder },
};
