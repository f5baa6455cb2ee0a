import { UNPAID_NOTICE_MS, unpaidNoticeAt } from '../../../src/domain/notice/unpaid';
import { inTransaction } from '../db/transaction';
import { lockOrder } from '../order/lifecycle';
import type { EventContext } from '../server/events/domain-events';
import { forEachDue } from '../server/jobs/due-work';
import { writeOrderNotice } from './write-own';

/** Notifies the bookers of orders whose time to pay is nearly over, once per order. */
export async function writeUnpaidNotices(source: EventContext): Promise<void> {
  const { db, now } = source;
  const unpaid = await db
    .selectFrom('flight_order as o')
    .select(['o.order_no', 'o.created_at', 'o.pay_deadline'])
    .select((eb) =>
      eb
        .selectFrom('order_state as e')
        .select((of) => of.fn.max('e.entered_at').as('since'))
        .whereRef('e.order_no', '=', 'o.order_no')
        .where('e.order_status', '=', '待支付')
        .as('since'),
    )
    .where('o.order_status', '=', '待支付')
    .where('o.pay_deadline', '>', now)
    .where('o.pay_deadline', '<=', new Date(now.getTime() + UNPAID_NOTICE_MS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notice as n')
            .select('n.notice_no')
            .whereRef('n.order_no', '=', 'o.order_no')
            .where('n.kind', '=', 'unpaidSoon'),
        ),
      ),
    )
    .execute();
  const rows = unpaid.filter(
    ({ created_at, since, pay_deadline }) => now >= unpaidNoticeAt(since ?? created_at, pay_deadline),
  );
  const due = {
    kind: 'tell of orders that are not paid',
    rows,
    keyOf: (row: (typeof rows)[number]) => row.order_no,
  };
  await forEachDue(source, due, ({ order_no: orderNo }) =>
    inTransaction(db, async (tx) => {
      // waits for a concurrent payment
      const order = await lockOrder(tx, orderNo);
      if (order?.order_status !== '待支付') return;
      await writeOrderNotice({ ...source, db: tx }, { orderNo, kind: 'unpaidSoon' });
      // makes open pages read the notices again
      await tx
        .insertInto('order_change')
        .values({ order_no: orderNo, enterprise_num: order.enterprise_num })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }),
  );
}
