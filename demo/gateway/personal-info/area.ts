import type { Area } from '../server/area';
import { endDelegatesOf } from './delegates';
import { personalInfoRoutes } from './routes';

export const area: Area = {
  name: 'personal-info',
  implementations: personalInfoRoutes,
  onEvent: {
    'staff.left': ({ db, now }, { staffNo }) => endDelegatesOf(db, staffNo, now),
  },
};
