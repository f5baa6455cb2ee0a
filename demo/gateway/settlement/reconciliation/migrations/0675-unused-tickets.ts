import { statements } from '../../../db/statements';

/** The reconciliation lists tickets of missed flights and open refunds of an enterprise. */
export const migration = statements(
  `create index ticket_unused on ticket (order_no) where is_no_show and ticket_status = 'OPEN FOR USE'`,
  `create index cashier_refund_open on cashier_refund (enterprise_num) where transfer_no is null`,
);
