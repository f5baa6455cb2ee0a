import type { Area } from '../server/area';
import { makeBills, makeDueBills } from './bills/close';
import { settlementRoutes } from './routes';

export const area: Area = {
  name: 'settlement',
  implementations: settlementRoutes,
  jobs: [makeBills],
  dueTasks: { 'make monthly bills': ({ db, now, emit }) => makeDueBills(db, now, emit) },
};
