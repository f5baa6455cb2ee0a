import type { Area } from '../server/area';
import { operateHabitRoutes } from './routes';

export const area: Area = { name: 'operate-habit', implementations: operateHabitRoutes };
