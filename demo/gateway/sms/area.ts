import type { Area } from '../server/area';
import './queue';

export const area: Area = {
  name: 'sms',
  mount(app, { deps: { texts } }) {
    app.addHook('preClose', (done) => {
      texts.stop();
      done();
    });
  },
  dueTasks: {
    'send text messages': async ({ deps, log }) => deps.texts.wake(log),
  },
};
