import type { Area } from '../server/area';
import { noteFlownOrders } from './flown';
import { expireOrders } from './sweep-queries';

export const area: Area = {
  name: 'order',
  dueTasks: {
    'expire orders': expireOrders,
    'note flown orders': noteFlownOrders,
  },
};
