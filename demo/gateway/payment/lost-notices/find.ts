import type { PayNotice } from '../../../../src/protocol/cashier/messages';
import '../cashier-port';
import type { EnterpriseKind } from '../../server/enterprise-kind';
import type { EventContext } from '../../server/events/domain-events';

/** Queries per round, limited so that other tasks do not wait. */
const AT_ONCE = 20;

/** Source and sink of the queries. */
interface NoticeRecovery {
  /**
   * Claims a payment that is due for a query and schedules its next one, so that only one process queries it. Returns
   * undefined when none is due.
   */
  claim(): Promise<string | undefined>;
  /** The kind of the enterprise that pays, which decides the cashier. */
  kindOfPayer(paymentNo: string): Promise<EnterpriseKind | undefined>;
  /** Processes a notice like one that the cashier sent. */
  take(notice: PayNotice): Promise<unknown>;
}

/**
 * Queries the cashier for begun payments without a notice. When the cashier does not answer, the round ends and the
 * claimed payment is queried again at its next time.
 */
export async function findLostNotices(
  { db, deps: { cashierOf }, log }: Pick<EventContext, 'db' | 'deps' | 'log'>,
  { claim, kindOfPayer, take }: NoticeRecovery,
): Promise<void> {
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    const paymentNo = await claim();
    if (paymentNo === undefined) return;
    const kind = await kindOfPayer(paymentNo);
    if (kind === undefined) continue;
    let notice: PayNotice | undefined;
    try {
      notice = await cashierOf(kind, db).findNotice(paymentNo);
    } catch (error) {
      log.warn({ err: error, paymentNo }, 'the query of a payment at the cashier failed');
      return;
    }
    if (notice === undefined) continue;
    log.warn({ paymentNo }, 'a payment without a notice was found');
    await take(notice);
  }
}
