import type { Area } from '../server/area';
import { permissionRoutes } from './routes';

export const area: Area = { name: 'permission', implementations: permissionRoutes };
