import type { Area } from '../server/area';
import { closePending, expireApplications } from './applications/pending-queries';
import { replaceApprovers } from './decisions/replace-approvers';
import { approvalRoutes } from './routes';
import { endAllDueSteps } from './decisions/step-due';
import { noteTripChange } from './trip/trip-change';
import { voidAfterSale } from './decisions/void-after-sale';

export const area: Area = {
  name: 'approval',
  implementations: approvalRoutes,
  onEvent: {
    'application.decided': (context, told) => noteTripChange(context, told),
    'order.closed': ({ db, now }, { orderNo, reason }) =>
      closePending(db, orderNo, reason === 'expired' ? '已过期' : '已撤回', now),
    'tickets.ended': ({ db, now }, { orderNo }) => voidAfterSale(db, orderNo, now),
  },
  dueTasks: {
    'replace approvers': (context) => replaceApprovers(context),
    'end due steps': endAllDueSteps,
    'expire applications': ({ db, now }) => expireApplications(db, now),
  },
};
