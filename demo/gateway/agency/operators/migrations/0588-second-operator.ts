import { statements } from '../../../db/statements';

/** Money that has once waited for a second operator needs two from then on; the makers of operators’ links. */
export const migration = statements(
  `alter table wallet_recharge add column needed_two boolean not null default false`,
  `alter table payment_suspense add column needed_two boolean not null default false`,
  `update wallet_recharge set needed_two = true where first_operator_no is not null`,
  `update payment_suspense set needed_two = true where first_operator_no is not null`,
  `alter table agency_operator add column link_by_no text references agency_operator`,
  `alter table agency_link add column made_by_no text references agency_operator`,
  // the log knows the makers of earlier links
  `update agency_operator o set link_by_no = (select l.operator_no from agency_log l
    where l.tmc_number = o.tmc_number and l.subject = o.operator_no and l.call in ('addOperator', 'renewOperatorLink')
    order by l.log_no desc limit 1)`,
  `update agency_link k set made_by_no = o.link_by_no from agency_operator o where o.operator_no = k.operator_no`,
);
