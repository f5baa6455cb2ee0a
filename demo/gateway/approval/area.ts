import type { Area } from '../server/area';
import { closePending, expireApplications } from './pending-queries';
import { approvalRoutes } from './routes';
import { voidAfterSale } from './void-after-sale';

export const area: Area = {
  name: 'approval',
  implementations: approvalRoutes,
  onEvent: {
    'order.closed': ({ db, now }, { orderNo, reason }) =>
      closePending(db, orderNo, reason === 'expired' ? '已过期' : '已撤回', now),
    'tickets.ended': ({ db, now }, { orderNo }) => voidAfterSale(db, orderNo, now),
  },
  dueTasks: { 'expire applications': ({ db, now }) => expireApplications(db, now) },
};
