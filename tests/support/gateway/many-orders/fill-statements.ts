/**
 * Statements that add `count` orders of the three years before `now`, with their dependent rows, to a database with the
 * demo data. The database generates the rows, because sending each one would take an hour. Flights and rules are those
 * of the demo's orders.
 */
export function fillStatements(count: number, now: Date): string[] {
  const moment = `timestamptz '${now.toISOString()}'`;
  return [
    ...STAFF,
    plan(count, moment),
    `analyze planned_order`,
    ...ORDERS,
    ...EXTRAS,
    ...MONEY,
    approvals(moment),
    APPROVAL_TASKS,
  ];
}

/** Last states of orders in thousandths; the rest was flown. */
const STATES: readonly [state: string, share: number][] = [
  ['已取消', 120],
  ['已退票', 60],
  ['已出票', 50],
  ['已改签', 20],
  ['部分退票', 10],
  ['审批不通过', 8],
  ['出票失败', 3],
  ['改签失败', 3],
  ['退票失败', 3],
  ['改签中', 1],
  ['退票中', 1],
];
/** Only for the newest orders. */
const NEWEST = `case when i > (select max from newest) - 600 then
    case i % 4 when 0 then '待支付' when 1 then '待审批' when 2 then '出票中' else '改签待核算' end end`;
const UNPAID = `'待审批', '审批不通过', '待支付', '已取消'`;

const SURNAMES = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧';
const GIVEN_NAMES = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉兰飞鑫波斌宇浩然子轩梓涵雨欣一诺思远';

/** Pseudo-random integer from 0 to below `below`; differs by `salt`, but is the same in every run. */
const draw = (below: number | string, salt: number): string =>
  `((hashint8extended(i::bigint, ${salt}) & 9223372036854775807) % ${below})::int`;
const character = (of: string, salt: number): string => `substr('${of}', 1 + ${draw(of.length, salt)}, 1)`;

const STAFF = [
  `create temporary table model_staff as
    select row_number() over (partition by enterprise_num order by staff_no) - 1 as k,
      count(*) over (partition by enterprise_num) as of, s.* from staff s`,
  `create temporary table new_staff as
    select i, e.enterprise_num,
      ${character(SURNAMES, 1)} || ${character(GIVEN_NAMES, 2)}
        || case when i % 3 = 0 then '' else ${character(GIVEN_NAMES, 3)} end as staff_name
    from generate_series(1, 6000) i
    join (values (0, '100001'), (1, '100002'), (2, '100003')) e (n, enterprise_num)
      on e.n = case when i % 10 < 6 then 0 when i % 10 < 9 then 1 else 2 end`,
  `insert into app_user (user_no, user_name, telephone)
    select 'UM' || i, staff_name, '199' || lpad(i::text, 8, '0') from new_staff`,
  `insert into staff (staff_no, enterprise_num, user_no, enterprise_order, dept_no, position_no, grade_no,
      cost_center_no, accounting_entity_no, job_no, staff_name, pinyin, pinyin_initials, sex_tem, birth_day,
      nationality, identity_card_type, identity_card_no, phone)
    select 'SM' || i, n.enterprise_num, 'UM' || i, 1, m.dept_no, m.position_no, m.grade_no, m.cost_center_no,
      m.accounting_entity_no, 'M' || i, n.staff_name, 'xingming', 'xm', i % 2, date '1990-01-01' + i % 5000,
      m.nationality, 2, 'M' || lpad(i::text, 8, '0'), '199' || lpad(i::text, 8, '0')
    from new_staff n join model_staff m on m.enterprise_num = n.enterprise_num and m.k = i % m.of`,
  `create temporary table booker as
    select row_number() over (partition by s.enterprise_num order by s.staff_no) - 1 as n,
      count(*) over (partition by s.enterprise_num) as of, s.*, d.dept_name
    from staff s join department d using (enterprise_num, dept_no)`,
  `create index on booker (enterprise_num, n)`,
  `analyze booker`,
  `create temporary table crowd as
    select b.enterprise_num, count(*) as of, min(b.n) filter (where u.login_name = 'admin') as admin
    from booker b join app_user u using (user_no) group by b.enterprise_num`,
];

/** One administrator has booked a twentieth of their enterprise's orders; every other user a few hundred. */
const plan = (count: number, moment: string): string => `
  create temporary table planned_order as
  with newest as (select ${count} as max),
  model as materialized (
    select row_number() over (order by o.order_no) - 1 as k, count(*) over () as of, o.order_no as model_no,
      o.flights->0 as flight, extract(epoch from s.arrival - s.departure)::int as seconds
    from flight_order o
    cross join lateral (select (o.flights->0->>'takeOffTime')::timestamp as departure,
      (o.flights->0->>'arrTime')::timestamp as arrival) s),
  dated as (
    select i, case when i % 10 < 6 then '100001' when i % 10 < 9 then '100002' else '100003' end as enterprise_num,
      ${moment} - (${count} - i) * (interval '1096 days' / ${count}) - interval '1 minute' as created_at
    from generate_series(1, ${count}) i),
  peopled as (
    select d.*, b.staff_no, b.staff_name, b.dept_no, b.dept_name, b.phone,
      c.staff_no as other_no, c.staff_name as other_name
    from dated d
    join crowd e using (enterprise_num)
    join booker b on b.enterprise_num = d.enterprise_num
      and b.n = case when i % 20 = 1 and e.admin is not null then e.admin else ${draw('e.of', 4)} end
    join booker c on c.enterprise_num = d.enterprise_num and c.n = ${draw('e.of', 5)})
  select i,
    to_char(created_at at time zone 'Asia/Shanghai', 'YYMMDD') || lpad((i + 1000000)::text, 8, '0') as order_no,
    enterprise_num, created_at, staff_no, staff_name, dept_no, dept_name, phone,
    case when i % 10 < 7 then staff_no else other_no end as passenger_no_1,
    case when i % 10 < 7 then staff_name else other_name end as passenger_name_1,
    case when i % 10 in (2, 5) and other_no <> staff_no then other_no end as passenger_no_2,
    case when i % 10 in (2, 5) and other_no <> staff_no then other_name end as passenger_name_2,
    coalesce(${NEWEST}, ${stateCase()}) as order_status,
    upper(substr(md5(i::text), 1, 6)) as pnr,
    (30000 + ${draw(4000, 6)} * 100)::bigint as total_amount,
    (array[0, 0, 2, 2, 2, 4, 1])[1 + ${draw(7, 7)}] as pay_type,
    departure, departure + seconds * interval '1 second' as arrival, model_no,
    flight || jsonb_build_object('takeOffTime', to_char(departure, 'YYYY-MM-DD"T"HH24:MI'),
      'arrTime', to_char(departure + seconds * interval '1 second', 'YYYY-MM-DD"T"HH24:MI')) as flight
  from peopled
  join model on model.k = ${draw('(select max(of) from model)', 8)}
  cross join lateral (select date_trunc('day', created_at at time zone 'Asia/Shanghai')
    + (1 + ${draw(30, 9)}) * interval '1 day' + (6 * 60 + ${draw(960, 10)}) * interval '1 minute' as departure) t
  order by i`;

function stateCase(): string {
  let below = 0;
  const cases = STATES.map(
    ([state, share]) => `when ${draw(1000, 11)} < ${(below += share)} then '${state}'`,
  );
  return `case ${cases.join(' ')} else '完成' end`;
}

const ORDERS = [
  `insert into flight_order (order_no, enterprise_num, booker_no, booker_name, dept_no, dept_name, order_status,
      voyage_type, travel_type, booking_state, pnr, total_amount, pay_type, sub_pay_type, contact_name, contact_phone,
      created_at, pay_deadline, price_guaranteed_until, paid_at, issued_at, take_off_time, arrival_time, flights,
      passenger_names, search_text)
    select order_no, enterprise_num, staff_no, staff_name, dept_no, dept_name, order_status, 1, 1, 1, pnr,
      total_amount, case when is_paid then pay_type end, case when is_paid then 13 end, staff_name, phone,
      created_at, created_at + interval '12 hours', created_at + interval '20 minutes',
      case when is_paid then created_at + interval '5 minutes' end,
      case when is_paid and order_status not in ('出票中', '出票失败') then created_at + interval '7 minutes' end, flight->>'takeOffTime', flight->>'arrTime',
      jsonb_build_array(flight), array_remove(array[passenger_name_1, passenger_name_2], null),
      concat_ws(E'\\n', order_no, flight->>'flightNo', passenger_name_1, passenger_name_2, staff_name, pnr)
    from (select *, order_status not in (${UNPAID}) as is_paid from planned_order) o order by i`,
  `insert into order_segment
    select o.order_no, 1, s.flight || jsonb_build_object('takeOffTime', o.flight->>'takeOffTime',
        'arrTime', o.flight->>'arrTime'),
      s.rule, s.cabin_code, s.cabin_name, s.discount, s.policy_id, o.departure::date, s.inventory_key, 0
    from planned_order o join order_segment s on s.order_no = o.model_no and s.segment_no = 1 order by i`,
  `insert into order_passenger (order_no, passenger_no, passenger_name, card_type, card_no, phone, sex_tem, birth_day,
      nationality, passenger_type_id, staff_no, is_booker)
    select o.order_no, p.no, s.staff_name, s.identity_card_type, s.identity_card_no, s.phone, s.sex_tem, s.birth_day,
      s.nationality, 1, s.staff_no, s.staff_no = o.staff_no
    from planned_order o
    cross join lateral (values (1, o.passenger_no_1), (2, o.passenger_no_2)) p (no, staff_no)
    join staff s on s.staff_no = p.staff_no order by i`,
  `insert into ticket (order_no, segment_no, passenger_no, ticket_status, ticket_no, sale_price, build_fee, fuel_fee)
    select o.order_no, 1, p.passenger_no,
      case when is_paid then case order_status when '完成' then 'USED/FLOWN' when '已退票' then 'REFUNDED'
        else 'OPEN FOR USE' end else '' end,
      case when is_paid then '9' || lpad((i * 2 + p.passenger_no)::text, 12, '0') end, total_amount - 7000, 5000, 2000
    from (select *, order_status not in (${UNPAID}) as is_paid from planned_order) o
    join order_passenger p using (order_no) order by i`,
  `insert into order_log (order_no, logged_at, operator_name, content)
    select order_no, created_at, staff_name, '提交订单，座位已保留' from planned_order order by i`,
];

/** Cost bearers, compliance with the standards, and changes and refunds of orders in such states. */
const EXTRAS = [
  `insert into order_cost
    select p.order_no, p.passenger_no, s.cost_center_no, c.cost_center_name, s.accounting_entity_no,
      e.accounting_entity_name, s.dept_no, d.dept_name, null, ''
    from planned_order join order_passenger p using (order_no) join staff s on s.staff_no = p.staff_no
    join cost_center c on c.cost_center_no = s.cost_center_no
    join accounting_entity e on e.accounting_entity_no = s.accounting_entity_no
    join department d on d.dept_no = s.dept_no order by i`,
  `insert into order_standard (order_no, over_standard, evaluation, over_reasons)
    select order_no, case when i % 20 = 3 then 1 else 0 end, '{}', '[]'
    from planned_order where i % 20 between 3 and 10 order by i`,
  `insert into refund_order (refund_no, order_no, applicant_no, applicant_name, reason_type, remark, refund_state,
      refund_fee, refund_amount, applied_at, next_ask_at, done_at)
    select order_no || '-1', order_no, staff_no, staff_name, 1, '', state, 0, total_amount, created_at,
      case when state = '退票中' then created_at end, case when state <> '退票中' then created_at end
    from (select *, case order_status when '部分退票' then '已退票' else order_status end as state
      from planned_order) o where state in ('已退票', '退票中', '退票失败') order by i`,
  // the order of the new tickets is the next one of the enterprise
  `insert into change_order (order_no, changed_order_no, applicant_no, applicant_name, change_reason, remark, change_fee,
      fare_difference, status_before, outcome, applied_at, ended_at)
    select n.order_no, o.order_no, o.staff_no, o.staff_name, 1, '', 0, 0, '已出票', outcome, o.created_at,
      case when outcome <> 'open' then o.created_at end
    from (select *, case order_status when '已改签' then 'done' when '改签中' then 'open' when '改签失败' then 'failed' end
      as outcome from planned_order) o join planned_order n on n.i = o.i + 10
    where outcome is not null order by o.i`,
];

const MONEY = [
  `insert into payment (payment_no, order_no, pay_type, sub_pay_type, amount, pay_state, created_at, settled_at)
    select order_no || '000001', order_no, pay_type, sub_pay_type, total_amount, 'paid', paid_at, paid_at
    from flight_order join planned_order using (order_no, pay_type, total_amount) where paid_at is not null
    order by order_no`,
  `insert into ledger_transfer (transfer_no, kind, payment_no, transferred_at, memo) overriding system value
    select 1000000 + i, 'payment', p.payment_no, p.settled_at, '' from payment p join planned_order using (order_no)
    order by i`,
  `insert into ledger_entry (transfer_no, account_no, amount, balance_after, booked_at, order_no, dept_no)
    select 1000000 + i, a.account_no, case a.kind when 'sales' then p.amount else -p.amount end, 0, p.settled_at,
      o.order_no, o.dept_no
    from payment p join planned_order o using (order_no)
    join ledger_account a on a.enterprise_num = o.enterprise_num and a.kind in ('sales', 'prepaid') order by i`,
];

/** Each application went to one approver. */
export const APPROVAL_TASKS = `
  insert into approval_task (apply_id, task_no, step_no, enterprise_num, approver_no, approver_name, task_state, opinion,
    opened_at, ended_at, search_text)
  select apply_id, 1, 1, enterprise_num, approver_no, approver_name,
    case apply_state when '审批中' then 'open' when '已同意' then 'agreed' else 'closed' end, opinion, created_at,
    decided_at, search_text
  from approval_request on conflict do nothing`;

/** One order in twenty has an application; the last ones are undecided. */
const approvals = (moment: string): string => `
  insert into approval_request (apply_id, enterprise_num, apply_type, apply_state, applicant_no, applicant_name,
    dept_name, approver_no, approver_name, created_at, deadline, decided_at, order_no, choice)
  select 'SP' || o.order_no, o.enterprise_num, 2, case when is_open then '审批中' else '已同意' end,
    o.staff_no, o.staff_name, o.dept_name, a.staff_no, a.staff_name, o.created_at,
    case when is_open then ${moment} + interval '12 hours' else o.created_at + interval '1 hour' end,
    case when is_open then null else o.created_at + interval '10 minutes' end, o.order_no, '{}'
  from (select *, order_status = '待审批' as is_open from planned_order) o
  join booker a on a.enterprise_num = o.enterprise_num and a.n = o.i % 10 and a.staff_no <> o.staff_no
  where o.i % 20 = 3 or is_open`;
