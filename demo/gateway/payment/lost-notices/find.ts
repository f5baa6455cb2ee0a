import type { PayNotice } from '../../cashier/protocol';
import type { EventContext } from '../../server/events/domain-events';

/** Asked for in one round, so that it does not keep other tasks waiting. */
const AT_ONCE = 20;

/** What the cashier is asked for. */
interface Asking {
  /**
   * The number of a payment that it is time to ask for, put off to its next time: of several processes one asks. Undefined
   * where there is none.
   */
  claim(): Promise<string | undefined>;
  /** Takes a notice as if it had come. */
  take(notice: PayNotice): Promise<unknown>;
}

/**
 * Asks the cashier for payments that were begun there and that it has told nothing of. A cashier that does not answer ends
 * the round: what was claimed is asked for again in its turn.
 */
export async function findLostNotices(
  { deps: { cashier }, log }: Pick<EventContext, 'deps' | 'log'>,
  { claim, take }: Asking,
): Promise<void> {
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    const paymentNo = await claim();
    if (paymentNo === undefined) return;
    let notice: PayNotice | undefined;
    try {
      notice = await cashier.findNotice(paymentNo);
    } catch (error) {
      log.warn({ err: error, paymentNo }, 'the cashier was asked for a payment and did not answer');
      return;
    }
    if (notice === undefined) continue;
    log.warn({ paymentNo }, 'a payment was found whose notice did not come');
    await take(notice);
  }
}
