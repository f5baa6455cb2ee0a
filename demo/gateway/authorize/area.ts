import type { Area } from '../server/area';
import { mountAuthorizePage } from './authorize-page';
import { purgeCodes } from './queries';
import { authorizeRoutes } from './routes';

export const area: Area = {
  name: 'authorize',
  implementations: authorizeRoutes,
  mount: (app, { db, clock, deps: { config } }) => mountAuthorizePage(app, { db, clock, config }),
  dueTasks: { 'purge authorization codes': ({ db, now }) => purgeCodes(db, now) },
};
