import { sql } from 'kysely';
import type { Flight } from '../../../../src/contract/flight-booking/booking';
import type { TicketStatus } from '../../../../src/contract/order/list';
import type { RefundState } from '../../../../src/contract/order/refund-state';
import type { Database } from '../../db/database';
import { findLinkedOrders } from '../change/linked-orders';

/** A ticket that a policy currently covers: an original one, or the last that it was exchanged for. */
export interface CoveredTicket {
  orderNo: string;
  segmentNo: number;
  passengerNo: number;
  ticketStatus: TicketStatus;
  flight: Flight;
}

/** Insurance of one passenger. It is bought with an order and follows the tickets through all changes. */
export interface Policy {
  /** Order of the purchase, which has the premium and the payment. */
  orderNo: string;
  passengerNo: number;
  products: { productNo: string; productName: string; insurerName: string; price: number }[];
  covered: CoveredTicket[];
  /** State of the refund that includes the policy; null when there is none or the carrier refused it. */
  refundState: RefundState | null;
}

/** The policies that were bought with an order or cover tickets of it. */
export async function findPolicies(db: Database, orderNo: string): Promise<Policy[]> {
  const family = await findLinkedOrders(db, orderNo);
  const products = await db
    .selectFrom('order_insurance')
    .selectAll()
    .where('order_no', 'in', family)
    .orderBy('order_no')
    .orderBy('passenger_no')
    .orderBy('product_no')
    .execute();
  if (products.length === 0) return [];
  const { rows: covered } = await sql<CoveredTicketRow>`
    with recursive cover as (
      select distinct i.order_no as policy_order_no, i.passenger_no as policy_passenger_no,
        t.order_no, t.segment_no, t.passenger_no
      from order_insurance i join ticket t using (order_no, passenger_no)
      where i.order_no in (${sql.join(family)})
      union all
      select cover.policy_order_no, cover.policy_passenger_no, c.order_no, c.segment_no, c.passenger_no from cover
      join change_ticket c on (c.old_order_no, c.old_segment_no, c.old_passenger_no)
        = (cover.order_no, cover.segment_no, cover.passenger_no)
      join change_order r on r.order_no = c.order_no and r.outcome = 'done'
    )
    select cover.*, t.ticket_status, s.flight from cover
    join ticket t using (order_no, segment_no, passenger_no) join order_segment s using (order_no, segment_no)
    where t.ticket_status <> 'EXCHANGED' order by s.flight ->> 'takeOffTime'`.execute(db);
  const refunds = await db
    .selectFrom('refund_insurance as i')
    .innerJoin('refund_order as r', 'r.refund_no', 'i.refund_no')
    .select(['i.policy_order_no', 'i.policy_passenger_no', 'r.refund_state'])
    .where('i.policy_order_no', 'in', family)
    .where('i.failed', '=', false)
    .execute();
  const holders = new Map(products.map((one) => [`${one.order_no} ${one.passenger_no}`, one]));
  return [...holders.values()]
    .map(({ order_no, passenger_no }): Policy => {
      const isTheirs = (one: { policy_order_no: string; policy_passenger_no: number }) =>
        one.policy_order_no === order_no && one.policy_passenger_no === passenger_no;
      return {
        orderNo: order_no,
        passengerNo: passenger_no,
        products: products
          .filter((one) => one.order_no === order_no && one.passenger_no === passenger_no)
          .map(({ product_no, product_name, insurer_name, price }) => ({
            productNo: product_no,
            productName: product_name,
            insurerName: insurer_name,
            price,
          })),
        covered: covered.filter(isTheirs).map((one) => ({
          orderNo: one.order_no,
          segmentNo: one.segment_no,
          passengerNo: one.passenger_no,
          ticketStatus: one.ticket_status,
          flight: one.flight,
        })),
        refundState: refunds.find(isTheirs)?.refund_state ?? null,
      };
    })
    .filter((policy) => policy.orderNo === orderNo || policy.covered.some((one) => one.orderNo === orderNo));
}

interface CoveredTicketRow {
  policy_order_no: string;
  policy_passenger_no: number;
  order_no: string;
  segment_no: number;
  passenger_no: number;
  ticket_status: TicketStatus;
  flight: Flight;
}

/** The policy that covers a passenger's tickets of an order; undefined when there is none. */
export const policyOf = (
  policies: readonly Policy[],
  orderNo: string,
  passengerNo: number,
): Policy | undefined =>
  policies.find(({ covered }) =>
    covered.some((one) => one.orderNo === orderNo && one.passengerNo === passengerNo),
  );
