import type { Area } from '../server/area';
import { homeRoutes } from './routes';

export const area: Area = { name: 'home', implementations: homeRoutes };
