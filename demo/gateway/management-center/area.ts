import type { Area } from '../server/area';
import { managementCenterRoutes } from './routes';

export const area: Area = { name: 'management-center', implementations: managementCenterRoutes };
