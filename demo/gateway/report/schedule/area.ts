import type { Area } from '../../server/area';
import { scheduleRoutes } from './routes';
import { purgeRuns, runDueSchedules } from './run';

export const area: Area = {
  name: 'report/schedule',
  implementations: scheduleRoutes,
  afterEvent: { 'report.mailed': async ({ deps, log }) => deps.mails.wake(log) },
  dueTasks: {
    'run scheduled reports': runDueSchedules,
    'purge runs of reports': ({ db, now }) => purgeRuns(db, now),
  },
};
