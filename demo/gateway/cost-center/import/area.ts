import type { Area } from '../../server/area';
import { workOnNextImport } from './work';
import { removeOldImports } from './remove-old';
import { costImportRoutes } from './routes';

export const area: Area = {
  name: 'cost-center/import',
  implementations: costImportRoutes,
  dueTasks: {
    // one import per sweep, as other due tasks wait for it
    'work on cost imports left behind': workOnNextImport,
    'remove old cost imports': removeOldImports,
  },
};
