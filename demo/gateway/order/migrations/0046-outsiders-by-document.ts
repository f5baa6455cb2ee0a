import { statements } from '../../db/statements';

/** Travellers outside the staff are recognised by their document. */
export const migration = statements(
  `create index order_passenger_outsiders on order_passenger (card_no) where staff_no is null`,
);
