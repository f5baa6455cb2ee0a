import type { Area } from '../server/area';
import { mountAgencyPages } from './disputes/agency-pages';
import { makeDueBills } from './bills/close';
import { settlementRoutes } from './routes';

export const area: Area = {
  name: 'settlement',
  implementations: settlementRoutes,
  async mount(app, { db, clock, deps: { config }, limitCalls }) {
    if (!config.developerPages) return;
    await app.register(async (pages) => {
      pages.addHook('onRequest', limitCalls);
      mountAgencyPages(pages, db, clock);
    });
  },
  dueTasks: { 'make monthly bills': ({ db, now }) => makeDueBills(db, now) },
};
