import type { Area } from '../../server/area';
import { recordsRoutes } from './routes';

export const area: Area = { name: 'report/records', implementations: recordsRoutes };
