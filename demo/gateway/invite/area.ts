import type { Area } from '../server/area';
import { inviteAwaitedStaff } from './awaited-staff';
import { mountInvitationPages } from './developer/pages';
import { inviteManageRoutes } from './manage';
import { removeOldInvitations, removeOldProofs } from './queries';
import { inviteRoutes } from './routes';

export const area: Area = {
  name: 'invite',
  implementations: (deps) => [...inviteRoutes(deps), ...inviteManageRoutes(deps)],
  mount(app, context) {
    if (context.deps.config.developerPages) mountInvitationPages(app, context);
  },
  dueTasks: {
    'invite whom enterprises have added': inviteAwaitedStaff,
    'remove old invitations': ({ db, now }) => removeOldInvitations(db, now),
    'remove old proofs of phones': ({ db, now }) => removeOldProofs(db, now),
  },
};
