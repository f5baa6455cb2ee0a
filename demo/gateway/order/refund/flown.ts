import { shanghaiDateTime } from '../../../../src/domain/shanghai-time';
import { inTransaction } from '../../db/transaction';
import { completeOrder, setTicketsFlown } from '../sweep-queries';
import type { EventContext } from '../../server/domain-events';
import { untilNothing } from '../../server/until-nothing';

/**
 * Ends orders whose last flight has arrived and of which a refund was asked for: what was not given back has been flown.
 * One of which nothing came back is 完成 as any other; 部分退票 stays.
 */
export function endFlown({ db, now }: EventContext): Promise<void> {
  return untilNothing(() =>
    inTransaction(db, async (tx) => {
      const order = await tx
        .selectFrom('flight_order as o')
        .select(['o.order_no', 'o.order_status'])
        .where('o.order_status', 'in', ['部分退票', '退票失败'])
        .where('o.arrival_time', '<=', shanghaiDateTime(now))
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('ticket as t')
              .select('t.order_no')
              .whereRef('t.order_no', '=', 'o.order_no')
              .where('t.ticket_status', 'in', ['OPEN FOR USE', 'CHECKED IN']),
          ),
        )
        .limit(1)
        .forUpdate('o')
        .skipLocked()
        .executeTakeFirst();
      if (order === undefined) return false;
      const { order_no: orderNo } = order;
      if (order.order_status === '部分退票') await setTicketsFlown(tx, orderNo);
      else await completeOrder(tx, orderNo, now);
      return true;
    }),
  );
}
