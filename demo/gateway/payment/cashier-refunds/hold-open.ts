import { heldSince } from '../../../../src/domain/money/refund-asking';
import { inTransaction } from '../../db/transaction';
import type { EventContext } from '../../server/events/domain-events';
import { forEachDue } from '../../server/jobs/due-work';
import { holdOpen } from './decide';
import '../schema';
import './schema';

/** Refunds per round, limited so that other tasks do not wait. */
const AT_ONCE = 100;

/** Shows refunds to the agency's operators that the cashier has neither made nor refused for a day. */
export async function holdOpenRefunds({
  db,
  now,
  log,
}: Pick<EventContext, 'db' | 'now' | 'log'>): Promise<void> {
  const open = await db
    .selectFrom('cashier_refund as r')
    .select('r.refund_no')
    .where('r.ask_at', 'is not', null)
    .where('r.begun_at', '<=', heldSince(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_suspense as s')
            .select('s.suspense_no')
            .whereRef('s.refund_no', '=', 'r.refund_no')
            .where('s.why', '=', 'refundOpen'),
        ),
      ),
    )
    .orderBy('r.begun_at')
    .limit(AT_ONCE)
    .execute();
  await forEachDue(
    { db, now, log },
    { kind: 'show refunds that stay open', rows: open, keyOf: ({ refund_no }) => refund_no },
    async ({ refund_no: refundNo }) => {
      if (await inTransaction(db, (tx) => holdOpen(tx, refundNo, now)))
        log.error({ refundNo }, 'the cashier leaves a refund open');
    },
  );
}
