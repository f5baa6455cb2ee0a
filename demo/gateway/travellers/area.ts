import type { Area } from '../server/area';
import { travellerRoutes } from './routes';

export const area: Area = { name: 'travellers', implementations: travellerRoutes };
