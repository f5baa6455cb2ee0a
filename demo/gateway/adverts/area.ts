import type { Area } from '../server/area';
import { advertRoutes } from './routes';

export const area: Area = { name: 'adverts', implementations: advertRoutes };
