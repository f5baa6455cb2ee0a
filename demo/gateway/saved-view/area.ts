import type { Area } from '../server/area';
import { savedViewRoutes } from './routes';

export const area: Area = { name: 'saved-view', implementations: savedViewRoutes };
