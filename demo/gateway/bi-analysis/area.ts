import type { Area } from '../server/area';
import { deletePreAuthorisationsOf, purgePreAuthorisations } from './queries';
import { biAnalysisRoutes } from './routes';

export const area: Area = {
  name: 'bi-analysis',
  implementations: biAnalysisRoutes,
  onEvent: {
    'user.signedOutEverywhere': ({ db }, { userNo, bounds }) => deletePreAuthorisationsOf(db, userNo, bounds),
  },
  dueTasks: { 'purge pre-authorisations': ({ db, now }) => purgePreAuthorisations(db, now) },
};
