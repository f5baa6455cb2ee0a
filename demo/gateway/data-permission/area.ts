import type { Area } from '../server/area';
import { dataPermissionRoutes } from './routes';

export const area: Area = { name: 'data-permission', implementations: dataPermissionRoutes };
