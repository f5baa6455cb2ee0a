import type { Area } from '../../server/area';
import { removeOldComparisons } from './remove-old';
import { comparisonRoutes } from './routes';
import { workOnNextComparison } from './work';

export const area: Area = {
  name: 'settlement/compare',
  implementations: comparisonRoutes,
  dueTasks: {
    // one at a time: what else is due waits for it
    'work on comparisons left behind': workOnNextComparison,
    'remove old comparisons': removeOldComparisons,
  },
};
