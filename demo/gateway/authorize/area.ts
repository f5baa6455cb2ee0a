import type { Area } from '../server/area';
import { mountAuthorizePage } from './authorize-page';
import { deleteCodesOf, purgeCodes } from './queries';
import { authorizeRoutes } from './routes';

export const area: Area = {
  name: 'authorize',
  implementations: authorizeRoutes,
  mount: (app, { db, clock, deps: { config } }) => mountAuthorizePage(app, { db, clock, config }),
  onEvent: {
    // an authorisation code can open a session that no binding ends, so the user's codes are deleted too
    'user.signedOutEverywhere': async ({ db }, { userNo, bounds }) => {
      if (bounds === null) await deleteCodesOf(db, userNo);
    },
    // a code stands for a sign-in by the former password
    'account.changed': async ({ db }, { userNo, kind }) => {
      if (kind === 'password') await deleteCodesOf(db, userNo);
    },
  },
  dueTasks: { 'purge authorization codes': ({ db, now }) => purgeCodes(db, now) },
};
