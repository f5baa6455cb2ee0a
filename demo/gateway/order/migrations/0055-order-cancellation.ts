import { statements } from '../../db/statements';

/** Kind, person and reason of a cancellation, which until now only the log recorded. */
export const migration = statements(
  `alter table flight_order
    add column cancel_kind text check (cancel_kind in ('cancelled', 'withdrawn', 'unpaid', 'undecided')),
    add column cancelled_by text not null default '',
    add column cancel_reason text not null default ''`,
  `update flight_order o set
      cancelled_by = l.operator_name,
      cancel_kind = case
        when l.content like '超过审批时限%' then 'undecided'
        when o.expired then 'unpaid'
        when l.content like '撤回审批申请%' then 'withdrawn'
        else 'cancelled' end,
      cancel_reason = case when l.content like '取消订单，原因：%'
        then substring(l.content from char_length('取消订单，原因：') + 1) else '' end
    from order_log l
    where l.order_no = o.order_no and o.order_status = '已取消'
      and (l.content like '取消订单%' or l.content like '撤回审批申请%' or l.content like '超过%时限未%')`,
);
