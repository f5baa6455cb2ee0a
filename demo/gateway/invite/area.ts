import type { Area } from '../server/area';
import { inviteAwaitedStaff } from './awaited-staff';
import { inviteManageRoutes } from './manage';
import { removeOldInvitations, removeOldProofs } from './queries';
import { inviteRoutes } from './routes';

export const area: Area = {
  name: 'invite',
  implementations: (deps) => [...inviteRoutes(deps), ...inviteManageRoutes(deps)],
  dueTasks: {
    'invite whom enterprises have added': inviteAwaitedStaff,
    'remove old invitations': ({ db, now }) => removeOldInvitations(db, now),
    'remove old proofs of phones': ({ db, now }) => removeOldProofs(db, now),
  },
};
