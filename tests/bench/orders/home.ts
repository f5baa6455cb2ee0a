import { queryComingTrips, queryMonthSpend, queryRecentRoutes, queryTodo } from '../../../src/contract/home';
import { addDays, shanghaiDate, shanghaiDateTime } from '../../../src/domain/shanghai-time';
import { spendMonths } from '../../../demo/gateway/home/spend-months';
import { median, type Figure } from '../measure';
import { askingOf } from './asking';
import type { Account } from './cases';
import type { Asking, Plain } from './plain';
import type { Setting } from './setting';

const MOST = 3;
const ROUNDS = 9;
const CALLS = { queryTodo, queryComingTrips, queryRecentRoutes, queryMonthSpend };

/** Calls of the home page for a user with few orders, an approver, and a user who has booked tens of thousands. */
export async function homePage(setting: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const account of ['staff', 'approver', 'admin'] as const) {
    const as = await setting.login(account);
    const plain = plainCalls(await askingOf(setting, account), new Date());
    const taken: { name: string; ours: number; plain: number }[] = [];
    for (const name of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
      taken.push({ name, ...(await inTurn(setting, as, name, plain[name])) });
    }
    figures.push(figureOf(account, taken));
  }
  return figures;
}

async function inTurn(
  { ask, askPlain }: Setting,
  as: string,
  name: keyof typeof CALLS,
  statements: Plain,
): Promise<{ ours: number; plain: number }> {
  const ours: number[] = [];
  const plain: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const asked = await ask(as, CALLS[name], {});
    const plainly = await askPlain(statements);
    if (plainly.result === undefined) throw new Error(`Plain ${name} failed`);
    // a refusal does not count as an answer, however quick
    ours.push(asked.result === undefined ? Infinity : asked.ms);
    plain.push(plainly.ms);
  }
  return { ours: median(ours), plain: median(plain) };
}

function figureOf(account: Account, taken: readonly { name: string; ours: number; plain: number }[]): Figure {
  const [worst] = taken.toSorted((a, b) => b.ours / b.plain - a.ours / a.plain);
  if (worst === undefined) throw new Error('Nothing was asked');
  const each = taken.map((one) => `${one.name} ${one.ours.toFixed(1)} against ${one.plain.toFixed(1)} ms`);
  return {
    name: `orders: home of ${account}`,
    ratio: worst.ours / worst.plain,
    limit: { most: MOST },
    detail: each.join(', '),
  };
}

const OPEN = `('待支付', '待审批', '改签待核算', '改签中', '退票中')`;

/** Handwritten SQL for the same calls. */
function plainCalls(
  { enterpriseNum, staffNo, deptNos }: Asking,
  now: Date,
): Record<keyof typeof CALLS, Plain> {
  const at = `timestamptz '${now.toISOString()}'`;
  const since = addDays(shanghaiDate(now), -365);
  const { thisMonth, lastMonth } = spendMonths(now);
  const own = `(select order_no from flight_order where booker_no = '${staffNo}'
    union select order_no from order_passenger where staff_no = '${staffNo}')`;
  const scope =
    deptNos === null ? '' : `and (dept_no = any ('{${deptNos.join(',')}}') or order_no in ${own})`;
  return {
    queryTodo: [
      `select count(*) as approvals from approval_task t join approval_request a using (apply_id)
        where t.approver_no = '${staffNo}' and t.task_state = 'open' and a.enterprise_num = '${enterpriseNum}'
        and a.apply_state = '审批中' and a.deadline > ${at}`,
      `select order_no, order_status, flights, passenger_names, total_amount, pay_deadline,
          count(*) over (partition by order_status) as total
        from flight_order o where enterprise_num = '${enterpriseNum}' and order_status in ${OPEN}
          and (booker_no = '${staffNo}' or exists (select from order_passenger p
            where p.order_no = o.order_no and p.staff_no = '${staffNo}'))
        order by pay_deadline, order_no limit 9`,
    ],
    queryComingTrips: [
      `select o.order_no, o.order_status, s.flight, s.cabin_name, t.ticket_status
        from order_passenger p join flight_order o using (order_no) join order_segment s using (order_no)
        join ticket t using (order_no, segment_no, passenger_no)
        where p.staff_no = '${staffNo}' and o.arrival_time > '${shanghaiDateTime(now)}'
          and t.ticket_status not in ('USED/FLOWN', 'REFUNDED', 'EXCHANGED', 'VOID')
        order by s.flight->>'takeOffTime' limit 5`,
    ],
    queryRecentRoutes: [
      `select s.flight->>'depAirportCode' as dep, s.flight->>'arrAirportCode' as arr, count(*), max(s.dep_date)
        from (select order_no from flight_order join ${own} mine using (order_no)
          where arrival_time >= '${since}' and order_status <> '已取消' order by created_at desc limit 1000) o
        join order_segment s using (order_no) where s.dep_date >= '${since}'
        group by 1, 2`,
    ],
    queryMonthSpend: [
      `select sum(amount) filter (where booked_at >= '${thisMonth.toISOString()}') as amount,
          sum(amount) filter (where booked_at < '${thisMonth.toISOString()}') as before,
          count(distinct order_no) filter (where amount > 0) as orders
        from ledger_entry join ledger_account a using (account_no)
        where a.kind = 'sales' and a.enterprise_num = '${enterpriseNum}'
          and booked_at >= '${lastMonth.toISOString()}' ${scope}`,
    ],
  };
}
