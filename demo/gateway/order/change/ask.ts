import { inTransaction } from '../../db/transaction';
import type { EventContext } from '../../server/events/domain-events';
import { SupplierRefused } from '../../supplier/port';
import { setNextTry } from '../../flight-booking/issue-queries';
import { lockOrder } from '../lifecycle';
import { exchange, failChange } from './end';
import { findChangesToAsk, findExchanges } from './queries';

const ATTEMPTS = 5;
const FIRST_RETRY_MS = 30_000;

/** `open`: nobody knows yet whether the supplier has exchanged them; it is asked again. */
type Asking = 'changed' | 'refused' | 'open' | 'notDue';

/**
 * Has the supplier exchange the tickets of a change, in the transaction of the context. Does nothing for an order that is no
 * change or not due, so of several who try at once only the first does. After five refusals, each further apart, it is
 * 改签失败 and the money goes back. An ask without an answer is none: the tickets may have been exchanged.
 */
export async function askForChange(context: EventContext, changeNo: string): Promise<Asking> {
  const { db, now, log, deps } = context;
  const order = await lockOrder(db, changeNo);
  const due = order?.order_status === '改签中' ? order.next_issue_at : null;
  if (order === undefined || order.change_of === null || due === null || due > now) return 'notDue';
  const exchanges = await findExchanges(db, changeNo);
  const tickets = exchanges.map(({ sequence, flight, old_ticket_no }) => ({
    sequence,
    carrierCode: flight.carrierCode,
    oldTicketNo: old_ticket_no ?? '',
  }));
  const asked = await deps.supplier.change({ changeNo, tickets }).then(
    ({ ticketNos }) =>
      ticketNos.length === tickets.length
        ? { ticketNos }
        : { error: new Error('The supplier exchanged another number of tickets') },
    (error: unknown) => ({ error }),
  );
  if ('ticketNos' in asked) {
    await exchange(context, order, exchanges, asked.ticketNos);
    return 'changed';
  }
  const isRefused = asked.error instanceof SupplierRefused;
  log.warn({ err: asked.error, changeNo }, isRefused ? 'change refused' : 'nothing known of the change');
  const attempts = order.issue_attempts + (isRefused ? 1 : 0);
  if (attempts >= ATTEMPTS) await failChange(context, order);
  else {
    const wait = FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1);
    await setNextTry(db, changeNo, attempts, new Date(now.getTime() + wait));
  }
  return isRefused ? 'refused' : 'open';
}

/**
 * Asks for the changes that a crash or a refusal left under way, one a transaction. A supplier that has not answered is
 * left alone until the next time.
 */
export async function askDueChanges(context: EventContext): Promise<void> {
  const { db, now, log } = context;
  for (const changeNo of await findChangesToAsk(db, now)) {
    const asking = await inTransaction(db, (tx) => askForChange({ ...context, db: tx }, changeNo)).catch(
      (error: unknown) => log.error({ err: error, changeNo }, 'asking for a change failed'),
    );
    if (asking === 'open') return;
  }
}
