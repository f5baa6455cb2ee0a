import type { Area } from '../server/area';
import { mountSandboxCashier } from './pages';

export const area: Area = {
  name: 'sandbox-cashier',
  async mount(app, context) {
    await app.register(async (pages) => {
      pages.addHook('onRequest', context.limitCalls);
      await mountSandboxCashier(pages, context);
    });
  },
};
