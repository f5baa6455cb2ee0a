import type { Area } from '../server/area';
import { enterpriseRoutes } from './routes';

export const area: Area = { name: 'enterprise', implementations: enterpriseRoutes };
