import type { Area } from '../server/area';
import { standardRoutes } from './routes';

export const area: Area = { name: 'travel-standard', implementations: standardRoutes };
