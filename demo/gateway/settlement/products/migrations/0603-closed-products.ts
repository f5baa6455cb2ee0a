import { statements } from '../../../db/statements';

/** Products that the agency does not offer to an enterprise. */
export const migration = statements(
  `create table settle_product_closed (
    enterprise_num text not null references enterprise,
    product_no text not null,
    closed_by text not null references agency_operator,
    closed_at timestamptz not null,
    primary key (enterprise_num, product_no)
  )`,
);
