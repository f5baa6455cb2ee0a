import { implementWholeImport } from '../import-job/whole/implement';
import type { Area } from '../server/area';
import { wholeImport } from './import/whole-import';
import { makeMissingSounds } from './objects/sounds';
import { costCenterRoutes } from './routes';

export const area: Area = {
  name: 'cost-center',
  implementations: () => [...costCenterRoutes(), implementWholeImport(wholeImport)],
  dueTasks: { 'make sounds of cost objects': ({ db }) => makeMissingSounds(db) },
};
