import { statements } from '../../db/statements';

const PARTLY = `o.order_status in ('已退票', '已改签')
  and exists (select 1 from ticket t where t.order_no = o.order_no and t.ticket_status = 'REFUNDED')
  and exists (select 1 from ticket t where t.order_no = o.order_no and t.ticket_status <> 'REFUNDED')`;

/** An order of which only some tickets were refunded is 部分退票, also where the others were exchanged. */
export const migration = statements(
  `update order_state s set order_status = '部分退票' from flight_order o
    where o.order_no = s.order_no and ${PARTLY}
      and s.state_no = (select max(state_no) from order_state l where l.order_no = o.order_no)`,
  `update flight_order o set order_status = '部分退票' where ${PARTLY}`,
);
