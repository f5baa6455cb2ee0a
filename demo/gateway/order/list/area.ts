import type { Area } from '../../server/area';
import { orderListRoutes } from './routes';

export const area: Area = { name: 'order/list', implementations: orderListRoutes };
