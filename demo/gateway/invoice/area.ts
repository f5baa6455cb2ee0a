import type { Area } from '../server/area';
import { untilNothing } from '../server/jobs/until-nothing';
import { issueNext } from './issue/issue';
import { invoiceRoutes } from './routes';

export const area: Area = {
  name: 'invoice',
  implementations: invoiceRoutes,
  dueTasks: {
    'issue invoices left behind': async ({ db, now, log, deps: { files, taxPort: port, mails } }) => {
      await untilNothing(() => issueNext({ db, now, files, port, log }));
      mails.wake(log);
    },
  },
};
