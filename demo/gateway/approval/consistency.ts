/** Inconsistencies of applications and their orders, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'an order that waits or was refused while its application says otherwise': `
    select o.order_no, o.order_status, a.apply_state from flight_order o left join approval_request a using (order_no)
    where (o.order_status = '待审批') <> (coalesce(a.apply_state, '') = '审批中')
      or (o.order_status = '审批不通过') <> (coalesce(a.apply_state, '') = '已拒绝')
      or (o.order_status = '待审批' and a.deadline <> o.pay_deadline)`,
  'an over-standard application that two orders use': `
    select s.over_apply_id from order_standard s join flight_order o using (order_no)
    where s.over_apply_id is not null and o.order_status not in ('已取消', '审批不通过', '出票失败', '改签失败', '已退票')
    group by s.over_apply_id having count(*) > 1`,
  'a change or refund by an application that was not agreed to, or for more than that': `
    select a.apply_id from approval_request a join refund_order r using (apply_id)
    where a.apply_state <> '已同意' or a.after_sale_of <> r.order_no or r.refund_fee > (a.refund ->> 'refundFee')::bigint
      or (select count(*) from refund_ticket t where t.refund_no = r.refund_no) <> jsonb_array_length(a.refund -> 'tickets')
    union all
    select a.apply_id from approval_request a join order_standard s on s.over_apply_id = a.apply_id
    join change_order c on c.order_no = s.order_no
    where a.order_no is null and (a.apply_state <> '已同意' or a.after_sale_of is distinct from c.changed_order_no
      or c.change_fee + c.fare_difference > (a.change ->> 'changeFee')::bigint + (a.change ->> 'fareDifference')::bigint)`,
  'an application that stands though its tickets have been changed or given back otherwise': `
    select a.apply_id from approval_request a
    where a.order_no is null and a.after_sale_of is not null and a.apply_state in ('审批中', '已同意')
      and not exists (select 1 from order_standard s where s.over_apply_id = a.apply_id)
      and not exists (select 1 from refund_order r where r.apply_id = a.apply_id)
      and exists (
        select 1 from jsonb_to_recordset(coalesce(a.change, a.refund) -> 'tickets')
            as asked ("passengerNo" smallint, "segmentNo" smallint)
          join ticket t on t.order_no = a.after_sale_of
            and t.passenger_no = asked."passengerNo" and t.segment_no = asked."segmentNo"
          where t.ticket_status in ('EXCHANGED', 'REFUNDED', 'VOID'))`,
  'a request whose orders cost more than its budget': `
    select a.apply_id from approval_request a join order_standard s using (apply_id)
    join flight_order o on o.order_no = s.order_no
    where o.order_status not in ('已取消', '审批不通过', '出票失败', '改签失败', '已退票')
    group by a.apply_id, a.trip having sum(o.total_amount) > (a.trip->>'budget')::bigint`,
  'a trip that differs from its last change': `
    select a.apply_id from approval_request a join approval_trip_change c using (apply_id)
    where c.change_no = (select max(change_no) from approval_trip_change o where o.apply_id = a.apply_id)
      and (c.after -> 'trip' <> a.trip or c.after ->> 'reason' <> a.reason)`,
  'an undecided application without a pending approver, or an ended one with one': `
    select a.apply_id, a.apply_state from approval_request a
    where (a.apply_state = '审批中')
        <> exists (select 1 from approval_task t where t.apply_id = a.apply_id and t.task_state = 'open')
      or (a.apply_state <> '审批中'
        and exists (select 1 from approval_task t where t.apply_id = a.apply_id and t.task_state = 'waiting'))`,
  'an application whose approvers of more than one step are asked at once, or who applied themselves': `
    select t.apply_id from approval_task t join approval_request a using (apply_id) where t.task_state = 'open'
    group by t.apply_id having count(distinct t.step_no) > 1
    union all
    select t.apply_id from approval_task t join approval_request a using (apply_id) where t.approver_no = a.applicant_no`,
  'an application agreed to without all who had to agree': `
    select a.apply_id from approval_request a,
      jsonb_to_recordset(a.steps) as step ("stepNo" smallint, mode text)
    where a.apply_state = '已同意' and not exists (
        select 1 from approval_task t where t.apply_id = a.apply_id and t.step_no = step."stepNo"
          and t.task_state in ('agreed', 'timedOut') and not t.is_past)
      or a.apply_state = '已同意' and step.mode <> 'any' and exists (
        select 1 from approval_task t where t.apply_id = a.apply_id and t.step_no = step."stepNo"
          and t.task_state not in ('agreed', 'transferred', 'replaced', 'timedOut') and not t.is_past)`,
};
