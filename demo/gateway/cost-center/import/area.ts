import type { Area } from '../../server/area';
import { workOnImport } from './work';
import { removeOldImports } from './remove-old';
import { costImportRoutes } from './routes';

export const area: Area = {
  name: 'cost-center/import',
  implementations: costImportRoutes,
  jobs: [workOnImport],
  dueTasks: { 'remove old cost imports': removeOldImports },
};
