import { statements } from '../../db/statements';

/** Reasons per product, maintained by the enterprise; existing ones are for flights. */
export const migration = statements(
  `create sequence over_reason_seq start 1000`,
  `alter table over_reason
    alter column reason_code set default 'R' || nextval('over_reason_seq'),
    add column product_type text not null default 'flight' check (product_type in ('flight', 'hotel', 'train')),
    add column version integer not null default 1,
    add column modified_at timestamptz`,
  `alter table over_reason alter column product_type drop default`,
  `create unique index over_reason_name on over_reason (enterprise_num, product_type, rule, reason_name)`,
);
