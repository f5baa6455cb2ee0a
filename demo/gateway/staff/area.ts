import type { Area } from '../server/area';
import { staffRoutes } from './routes';

export const area: Area = { name: 'staff', implementations: staffRoutes };
