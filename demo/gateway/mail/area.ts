import type { Area } from '../server/area';
import { mountMailPages } from './pages';
import { purgeMails } from './queries';
import { sendMail } from './queue';

export const area: Area = {
  name: 'mail',
  mount(app, { db, deps: { config } }) {
    if (config.developerPages && config.mail === undefined) mountMailPages(app, db);
  },
  jobs: [sendMail],
  afterEvent: { 'mails.noted': async ({ deps }) => deps.jobs.wake(sendMail) },
  dueTasks: { 'purge mails': ({ db, now }) => purgeMails(db, now) },
};
