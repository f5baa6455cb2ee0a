import type { Area } from '../server/area';
import { purgePreAuthorisations } from './queries';
import { biAnalysisRoutes } from './routes';

export const area: Area = {
  name: 'bi-analysis',
  implementations: biAnalysisRoutes,
  dueTasks: { 'purge pre-authorisations': ({ db, now }) => purgePreAuthorisations(db, now) },
};
