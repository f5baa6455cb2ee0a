import type { Area } from '../server/area';
import { untilNothing } from '../server/until-nothing';
import { noteFlownOrders } from './flown';
import { expireNextOrder } from './sweep-queries';

export const area: Area = {
  name: 'order',
  dueTasks: {
    'expire orders': (context) => untilNothing(() => expireNextOrder(context)),
    'note flown orders': noteFlownOrders,
  },
};
