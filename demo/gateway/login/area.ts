import type { Area } from '../server/area';
import { purgeAccountEvents } from './account-log';
import { purgeLoginTraces } from './guard-queries';
import { purgeOrigins } from './origin';
import { purgeRefusals } from './partners/refusals';
import { eraseEndedSecrets } from './partners/secrets';
import { loginRoutes } from './routes';
import { purgeSignOns } from './single-sign-on/sessions';
import { purgeSecrets } from './second-step/totp';
import { purgeWaitingSignIns } from './second-step/waiting-sign-ins';

export const area: Area = {
  name: 'login',
  implementations: loginRoutes,
  dueTasks: {
    'purge login traces': ({ db, now }) => purgeLoginTraces(db, now),
    'purge account events': ({ db, now }) => purgeAccountEvents(db, now),
    'purge waiting sign-ins': ({ db, now }) => purgeWaitingSignIns(db, now),
    'purge unconfirmed secrets': ({ db, now }) => purgeSecrets(db, now),
    'purge refused requests of partners': ({ db, now }) => purgeRefusals(db, now),
    'erase ended secrets of partners': ({ db, now }) => eraseEndedSecrets(db, now),
    'purge unfinished single sign-ons': ({ db, now }) => purgeSignOns(db, now),
    'purge origins': ({ db, now }) => purgeOrigins(db, now),
  },
};
