import { statements } from '../../../db/statements';

/** Reason of a refund over the enterprise's rule, and its approved application. */
export const migration = statements(
  `alter table refund_order
    add column over_reason text not null default '',
    add column apply_id text references approval_request`,
  `create unique index an_application_serves_one_refund on refund_order (apply_id) where refund_state <> '退票失败'`,
);
