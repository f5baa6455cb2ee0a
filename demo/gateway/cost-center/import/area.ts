import type { Area } from '../../server/area';
import { costImportRoutes } from './routes';

export const area: Area = { name: 'cost-center/import', implementations: costImportRoutes };
