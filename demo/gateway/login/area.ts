import type { Area } from '../server/area';
import { purgeLoginTraces } from './guard-queries';
import { purgeOrigins } from './origin';
import { loginRoutes } from './routes';

export const area: Area = {
  name: 'login',
  implementations: loginRoutes,
  dueTasks: {
    'purge login traces': ({ db, now }) => purgeLoginTraces(db, now),
    'purge origins': ({ db, now }) => purgeOrigins(db, now),
  },
};
