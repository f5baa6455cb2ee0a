import type { Area } from '../../server/area';
import { workOnNextImport } from './work';
import { removeOldImports } from './remove-old';
import { costImportRoutes } from './routes';

export const area: Area = {
  name: 'cost-center/import',
  implementations: costImportRoutes,
  dueTasks: {
    // one at a time: what else is due waits for it
    'work on cost imports left behind': workOnNextImport,
    'remove old cost imports': removeOldImports,
  },
};
