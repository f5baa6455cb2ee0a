/** What must never be found of applications and the orders under them, each as a query for the rows at fault. */
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
  'a request whose orders cost more than its budget': `
    select a.apply_id from approval_request a join order_standard s using (apply_id)
    join flight_order o on o.order_no = s.order_no
    where o.order_status not in ('已取消', '审批不通过', '出票失败', '改签失败', '已退票')
    group by a.apply_id, a.trip having sum(o.total_amount) > (a.trip->>'budget')::bigint`,
};
