import type { Area } from '../server/area';
import { mountCashierPages } from './recharge/cashier-pages';
import { bookHeldRecharges, findLostRecharges } from './recharge/lost-notices';
import { mailReviewers } from './reviews/mail';
import { walletRoutes } from './routes';
import { warnOfLowBalances } from './warning/warn';

export const area: Area = {
  name: 'wallet',
  implementations: walletRoutes,
  async mount(app, context) {
    await app.register(async (pages) => {
      pages.addHook('onRequest', context.limitCalls);
      mountCashierPages(pages, context);
    });
  },
  dueTasks: {
    'find lost notices of recharges': findLostRecharges,
    'book held money of recharges': bookHeldRecharges,
    'warn of low balances': warnOfLowBalances,
  },
  onEvent: { 'payment.reviewAsked': mailReviewers },
};
