import { statements } from '../../../db/statements';

/**
 * Insurance follows changed tickets, so it may be refunded in another order than it was bought with. The refund
 * therefore names the policy, which is refunded once.
 */
export const migration = statements(
  `alter table refund_insurance add column policy_order_no text, add column policy_passenger_no smallint`,
  `update refund_insurance set policy_order_no = order_no, policy_passenger_no = passenger_no`,
  `alter table refund_insurance alter column policy_order_no set not null,
    alter column policy_passenger_no set not null,
    add foreign key (policy_order_no, policy_passenger_no) references order_passenger`,
  `drop index insurance_comes_back_once`,
  `create unique index insurance_comes_back_once on refund_insurance (policy_order_no, policy_passenger_no)
    where not failed`,
);
