import { statements } from '../../db/statements';

/** Reasons of changes and refunds by number: the text, and whether they are voluntary. */
const CHANGES = `(values (1, '行程变更', true), (2, '订错日期或航班', true), (11, '航班取消', false),
  (12, '航班延误或时刻变更', false)) reason (no, said, is_voluntary)`;
const REFUNDS = `(values (1, '行程变更', true), (2, '订错日期、航班或乘机人', true), (11, '航班取消', false),
  (12, '航班延误或时刻变更', false), (13, '乘机人因病不能出行', false)) reason (no, said, is_voluntary)`;

/**
 * Adds the reason of a change or refund to facts. Existing facts get it from their change or refund; no other column
 * changes, so the guard of facts is disabled for it.
 */
export const migration = statements(
  `alter table travel_fact
    add column loss_reason text not null default '',
    add column is_voluntary boolean`,
  `alter table travel_fact disable trigger travel_fact_is_kept`,
  `update travel_fact f set loss_reason = reason.said, is_voluntary = reason.is_voluntary
    from change_order c join ${CHANGES} on reason.no = c.change_reason
    where f.product = 'flight' and f.kind in ('changed', 'used') and f.record_no = c.order_no and c.outcome = 'done'`,
  `update travel_fact f set loss_reason = reason.said, is_voluntary = reason.is_voluntary
    from refund_order r join ${REFUNDS} on reason.no = r.reason_type
    where f.product = 'flight' and f.kind = 'refunded' and f.record_no = r.refund_no`,
  `alter table travel_fact enable trigger travel_fact_is_kept`,
);
