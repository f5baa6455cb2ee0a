import { shanghaiDateTime } from '../../../src/domain/shanghai-time';
import type { Area } from '../server/area';
import { untilNothing } from '../server/sweeper';
import { orderListRoutes } from './routes';
import { completeFlownOrder, expireNextOrder } from './sweep-queries';

export const area: Area = {
  name: 'order',
  implementations: orderListRoutes,
  dueTasks: {
    'expire orders': ({ db, now }) => untilNothing(() => expireNextOrder(db, now)),
    'complete flown orders': ({ db, now }) =>
      untilNothing(() => completeFlownOrder(db, shanghaiDateTime(now), now)),
  },
};
