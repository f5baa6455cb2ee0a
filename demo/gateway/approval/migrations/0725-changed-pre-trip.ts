import { statements } from '../../db/statements';

const CONSTRAINTS = ['type', 'trip', 'choice', 'change', 'refund', 'order', 'change_of'];

/**
 * Business type 17 is a changed pre-trip request (specification 1). Changes of tickets, which had its number, are 20, and
 * the flows of pre-trip requests go on to govern their changes.
 */
export const migration = statements(
  `alter table approval_request ${CONSTRAINTS.map((name) => `drop constraint approval_request_${name}`).join(', ')}`,
  `update approval_request set apply_type = 20 where apply_type = 17`,
  `update approval_request set apply_type = 17 where apply_type = 9 and change_of is not null`,
  `alter table approval_request
    add constraint approval_request_type check (apply_type in (1, 2, 9, 17, 18, 19, 20)),
    add constraint approval_request_trip check ((apply_type in (1, 9, 17)) = (trip is not null)),
    add constraint approval_request_choice check ((apply_type in (2, 18, 20)) = (choice is not null)),
    add constraint approval_request_change check ((apply_type in (18, 20)) = (change is not null)),
    add constraint approval_request_refund check ((apply_type = 19) = (refund is not null)),
    add constraint approval_request_order check (order_no is null or apply_type in (2, 18)),
    add constraint approval_request_change_of check (
      case apply_type when 17 then change_of is not null when 1 then true else change_of is null end
    )`,
  `alter table approval_flow drop constraint approval_flow_apply_type_check`,
  `update approval_flow set apply_type = 20 where apply_type = 17`,
  `alter table approval_flow
    add constraint approval_flow_apply_type_check check (apply_type in (1, 2, 9, 17, 18, 19, 20))`,
  `do $$
    declare columns text;
    begin
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = 'approval_flow'::regclass and attnum > 0 and not attisdropped
          and attgenerated = '' and attname <> 'apply_type';
      execute 'insert into approval_flow (apply_type, ' || columns || ')
        select 17, ' || columns || ' from approval_flow where apply_type = 9';
    end $$`,
  `update notice set apply_type = 20 where apply_type = 17`,
  `update notice n set apply_type = 17 from approval_request a
    where n.apply_id = a.apply_id and n.apply_type = 9 and a.apply_type = 17`,
  `update saved_view set filters = jsonb_set(
      filters, '{applyType}',
      case jsonb_typeof(filters->'applyType') when 'number' then '20'::jsonb else '"20"' end
    ) where filters->>'applyType' = '17' and page_path like '%pprov%'`,
);
