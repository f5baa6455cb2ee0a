import type { Area } from '../../server/area';
import { reconciliationRoutes } from './routes';

export const area: Area = {
  name: 'settlement/reconciliation',
  implementations: reconciliationRoutes,
};
