import type { Area } from '../../server/area';
import { scheduleRoutes } from './routes';
import { addDueSchedules, purgeRuns, runSchedule } from './run';

export const area: Area = {
  name: 'report/schedule',
  implementations: scheduleRoutes,
  jobs: [runSchedule],
  dueTasks: {
    'run scheduled reports': addDueSchedules,
    'purge runs of reports': ({ db, now }) => purgeRuns(db, now),
  },
};
