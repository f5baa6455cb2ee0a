import type { Area } from '../../server/area';
import { consumptionRoutes } from './routes';

export const area: Area = { name: 'report/consumption', implementations: consumptionRoutes };
