import type { Area } from '../../server/area';
import { removeOldComparisons } from './remove-old';
import { comparisonRoutes } from './routes';
import { makeComparison } from './work';

export const area: Area = {
  name: 'settlement/compare',
  implementations: comparisonRoutes,
  jobs: [makeComparison],
  dueTasks: { 'remove old comparisons': removeOldComparisons },
};
