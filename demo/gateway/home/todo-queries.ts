import { sql } from 'kysely';
import { UNDER_WAY_STATUSES, type TodoOrder } from '../../../src/contract/home';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { ofAll, ownOrders } from '../order/scope';

/** Number shown of each kind. */
const SHOWN = 3;

type Kind = 'unpaid' | 'pendingApproval' | 'underWay';

/**
 * The caller's own orders with a pending action: payable ones and those in approval, by their deadline, and changes and
 * refunds in progress, the newest first.
 */
export async function findTodoOrders(
  db: Database,
  caller: Caller,
  now: Date,
): Promise<Record<Kind, { total: number; orderList: TodoOrder[] }>> {
  const rows = await db
    .selectFrom(waitingOrders(db, caller, now).as('w'))
    .innerJoin('flight_order as o', 'o.order_no', 'w.order_no')
    .select(['o.order_no', 'o.order_status', 'o.flights', 'o.passenger_names', 'o.total_amount'])
    .select(['o.pay_deadline', 'w.total'])
    .where('w.place', '<=', SHOWN)
    .orderBy('w.place')
    .execute();
  const found = (kind: Kind) => {
    const some = rows.filter(({ order_status }) => kindOf(order_status) === kind);
    return {
      total: some[0]?.total ?? 0,
      orderList: some.map((row) => ({
        orderNo: row.order_no,
        orderStatus: row.order_status,
        flights: row.flights,
        passengerNames: row.passenger_names,
        totalAmount: row.total_amount,
        payDeadline: row.pay_deadline.toISOString(),
      })),
    };
  };
  return { unpaid: found('unpaid'), pendingApproval: found('pendingApproval'), underWay: found('underWay') };
}

function kindOf(status: TodoOrder['orderStatus']): Kind {
  if (status === '待支付') return 'unpaid';
  return status === '待审批' ? 'pendingApproval' : 'underWay';
}

/** Orders with their position among those of their kind, and the total of the kind. */
function waitingOrders(db: Database, caller: Caller, now: Date) {
  const waiting = ofAll(ownOrders(db, caller), (orders) =>
    orders
      .where('o.order_status', 'in', ['待支付', '待审批', ...UNDER_WAY_STATUSES])
      .where((eb) => eb.or([eb('o.order_status', 'in', UNDER_WAY_STATUSES), eb('o.pay_deadline', '>', now)]))
      .select(['o.order_no', 'o.pay_deadline', 'o.created_at'])
      .select((eb) =>
        eb
          .case()
          .when('o.order_status', 'in', UNDER_WAY_STATUSES)
          .then('')
          .else(eb.ref('o.order_status'))
          .end()
          .as('awaited'),
      ),
  );
  const dueFirst = sql`case awaited when '' then null else (pay_deadline, order_no) end`;
  return db
    .selectFrom(waiting.as('w'))
    .select('w.order_no')
    .select(sql<number>`count(*) over (partition by awaited)`.as('total'))
    .select(
      sql<number>`row_number() over (partition by awaited
        order by ${dueFirst}, created_at desc, order_no desc)`.as('place'),
    );
}
