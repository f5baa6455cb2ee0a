import type { Area } from '../server/area';
import { makeMissingSounds } from './objects/sounds';
import { costCenterRoutes } from './routes';

export const area: Area = {
  name: 'cost-center',
  implementations: costCenterRoutes,
  dueTasks: { 'make sounds of cost objects': ({ db }) => makeMissingSounds(db) },
};
