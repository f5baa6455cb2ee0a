import type { Area, DueContext } from '../server/area';
import { findOrdersToIssue } from '../order/sweep-queries';
import { issueTickets } from './issue';
import { mountPaymentPages } from './pages';
import { paymentRoutes } from './routes';

export const area: Area = {
  name: 'payment',
  implementations: paymentRoutes,
  mount: mountPaymentPages,
  dueTasks: { 'issue tickets': issueDueTickets },
};

async function issueDueTickets({ db, now, log, deps: { supplier } }: DueContext): Promise<void> {
  for (const orderNo of await findOrdersToIssue(db, now)) {
    await issueTickets({ db, supplier, log }, orderNo, now).catch((error: unknown) =>
      log.error({ err: error, orderNo }, 'issuing failed'),
    );
  }
}
