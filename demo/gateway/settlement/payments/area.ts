import type { Area } from '../../server/area';
import { mountCashierPages } from './cashier/pages';
import { bookHeldBillPayments, findLostBillPayments } from './cashier/take-notice';
import { matchImported, matchNewReceipts } from './match';
import { settlePaymentRoutes } from './routes';

export const area: Area = {
  name: 'settlement/payments',
  implementations: settlePaymentRoutes,
  async mount(app, { db, clock, deps, limitCalls }) {
    await app.register(async (pages) => {
      pages.addHook('onRequest', limitCalls);
      mountCashierPages(pages, { db, clock, deps });
    });
  },
  jobs: [matchImported],
  dueTasks: {
    // resumes the matching of imported statements after a crash
    'match bank receipts': matchNewReceipts,
    'find lost notices of bills': findLostBillPayments,
    'book held money of bills': bookHeldBillPayments,
  },
};
