import type { Area } from '../server/area';
import { mountAuthorizePage } from './authorize-page';
import { deleteCodesOf, purgeCodes } from './queries';
import { authorizeRoutes } from './routes';

export const area: Area = {
  name: 'authorize',
  implementations: authorizeRoutes,
  mount: (app, { db, clock, deps: { config } }) => mountAuthorizePage(app, { db, clock, config }),
  onEvent: {
    // the codes open sessions that are bound to nothing
    'user.signedOutEverywhere': async ({ db }, { userNo, bounds }) => {
      if (bounds === null) await deleteCodesOf(db, userNo);
    },
  },
  dueTasks: { 'purge authorization codes': ({ db, now }) => purgeCodes(db, now) },
};
