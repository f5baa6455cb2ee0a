import type { Area } from '../server/area';
import { expireApplications } from './pending-queries';
import { approvalRoutes } from './routes';

export const area: Area = {
  name: 'approval',
  implementations: approvalRoutes,
  dueTasks: { 'expire applications': ({ db, now }) => expireApplications(db, now) },
};
