import type { Area } from '../../server/area';
import { mainManagerRoutes } from './routes';

export const area: Area = { name: 'permission/main-manager', implementations: mainManagerRoutes };
