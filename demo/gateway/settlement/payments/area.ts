import type { Area } from '../../server/area';
import { mountStatementPages } from './agency-pages';
import { matchWhatIsNew } from './match';
import { settlePaymentRoutes } from './routes';

export const area: Area = {
  name: 'settlement/payments',
  implementations: settlePaymentRoutes,
  async mount(app, { db, clock, deps: { config }, limitCalls }) {
    if (!config.developerPages) return;
    await app.register(async (pages) => {
      pages.addHook('onRequest', limitCalls);
      mountStatementPages(pages, db, clock);
    });
  },
  // what a crash has left between taking a statement in and booking it
  dueTasks: { 'match bank receipts': ({ db, now }) => matchWhatIsNew(db, now) },
};
