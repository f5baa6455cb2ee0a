import { statements } from '../../db/statements';

// written out, because a migration must not change with the contract
const STATES = `'审批中', '已同意', '已拒绝', '已过期', '已撤回', '已失效'`;

/** Changes and refunds that need an approval before they are applied for. */
export const migration = statements(
  `do $$
    declare found record;
    begin
      for found in select conname from pg_constraint
        where conrelid = 'approval_request'::regclass and contype = 'c'
          and (pg_get_constraintdef(oid) like '%apply_type%' or pg_get_constraintdef(oid) like '%apply_state = ANY%')
      loop
        execute format('alter table approval_request drop constraint %I', found.conname);
      end loop;
    end
  $$`,
  `alter table approval_request
    add column change jsonb,
    add column refund jsonb,
    add column after_sale_of text
      generated always as (coalesce(change ->> 'orderNo', refund ->> 'orderNo')) stored
      references flight_order,
    add constraint approval_request_type check (apply_type in (1, 2, 9, 17, 18, 19)),
    add constraint approval_request_state check (apply_state in (${STATES})),
    add constraint approval_request_trip check ((apply_type in (1, 9)) = (trip is not null)),
    add constraint approval_request_choice check ((apply_type in (2, 17, 18)) = (choice is not null)),
    add constraint approval_request_change check ((apply_type in (17, 18)) = (change is not null)),
    add constraint approval_request_refund check ((apply_type = 19) = (refund is not null)),
    add constraint approval_request_order check (order_no is null or apply_type in (2, 18))`,
  `create index approval_request_after_sale on approval_request (after_sale_of) where after_sale_of is not null`,
);
