import type { Area } from '../server/area';
import { mountMailPages } from './pages';
import { purgeMails } from './queries';

export const area: Area = {
  name: 'mail',
  mount(app, { db, deps: { config, mails } }) {
    app.addHook('preClose', (done) => {
      mails.stop();
      done();
    });
    if (config.developerPages && config.mail === undefined) mountMailPages(app, db);
  },
  dueTasks: {
    'send mails': async ({ deps, log }) => deps.mails.wake(log),
    'purge mails': ({ db, now }) => purgeMails(db, now),
  },
};
