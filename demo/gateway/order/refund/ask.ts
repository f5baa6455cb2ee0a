import { inTransaction } from '../../db/transaction';
import { lockOrder } from '../lifecycle';
import type { EventContext } from '../../server/events/domain-events';
import { SupplierRefused } from '../../supplier/port';
import { failRefund, giveBack } from './give-back';
import { findRefund, findRefundsToAsk, findTicketsOf, setNextAsk } from './queries';

const ATTEMPTS = 5;
const FIRST_RETRY_MS = 30_000;

/** `open`: nobody knows yet whether the supplier has given them back; it is asked again. */
type Asking = 'refunded' | 'refused' | 'open' | 'notDue';

/**
 * Has the supplier give the tickets of a refund back, in the transaction of the context, and then the money. Does nothing
 * for a refund that has ended or is not due, so of several who try at once only the first does. After five refusals, each
 * further apart, it is 退票失败. An ask without an answer is none: the tickets may have been given back.
 */
export async function askForRefund(context: EventContext, refundNo: string): Promise<Asking> {
  const { db, now, log, deps } = context;
  const known = await findRefund(db, refundNo);
  // the order is locked before what belongs to it, as everywhere
  const order = known && (await lockOrder(db, known.order_no));
  const refund = order && (await findRefund(db, refundNo));
  const due = refund?.next_ask_at ?? undefined;
  if (refund === undefined || due === undefined || due > now) return 'notDue';

  const ticketNos = (await findTicketsOf(db, refundNo)).flatMap(({ ticket_no }) => ticket_no ?? []);
  const failure = await deps.supplier.refund({ refundNo, ticketNos }).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (failure === undefined) {
    await giveBack(context, refundNo);
    await context.emit(context, 'refund.ended', { refundNo, orderNo: refund.order_no });
    return 'refunded';
  }
  const isRefused = failure.error instanceof SupplierRefused;
  log.warn({ err: failure.error, refundNo }, isRefused ? 'refund refused' : 'nothing known of the refund');
  const attempts = refund.ask_attempts + (isRefused ? 1 : 0);
  if (attempts >= ATTEMPTS) {
    await failRefund(context, refundNo);
    await context.emit(context, 'refund.ended', { refundNo, orderNo: refund.order_no });
  } else {
    await setNextAsk(
      db,
      refundNo,
      attempts,
      new Date(now.getTime() + FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1)),
    );
  }
  return isRefused ? 'refused' : 'open';
}

/**
 * Asks for the refunds that a crash or a refusal left under way, one a transaction. A supplier that has not answered is
 * left alone until the next time.
 */
export async function askDueRefunds(context: EventContext): Promise<void> {
  const { db, now, log } = context;
  for (const refundNo of await findRefundsToAsk(db, now)) {
    const asking = await inTransaction(db, (tx) => askForRefund({ ...context, db: tx }, refundNo)).catch(
      (error: unknown) => log.error({ err: error, refundNo }, 'asking for a refund failed'),
    );
    if (asking === 'open') return;
  }
}
