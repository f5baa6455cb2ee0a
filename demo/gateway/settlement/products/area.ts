import type { Area } from '../../server/area';
import { settleProductRoutes } from './routes';

export const area: Area = { name: 'settlement/products', implementations: settleProductRoutes };
