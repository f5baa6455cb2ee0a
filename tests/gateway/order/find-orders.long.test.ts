import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findTodoOrders } from '../../../demo/gateway/home/todo-queries';
import { findOrders, SORT_COLUMNS } from '../../../demo/gateway/order/list/find-orders';
import { FILTERS } from '../../../demo/gateway/order/list/filters';
import { callerHolding, DATA_RANGE, type Caller } from '../../../demo/gateway/server/http/caller';
import type { ParsedBodyOf } from '../../../src/contract/call';
import { UNDER_WAY_STATUSES } from '../../../src/contract/home';
import { ORDER_STATUSES, queryorderListOnPermission } from '../../../src/contract/order/list';
import { CHANGE_STATE, DATE_BASES } from '../../../src/contract/order/order-filter';
import { REFUND_STATE } from '../../../src/contract/order/refund-state';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { fillOrders } from '../../support/gateway/many-orders/fill';
import { measureReads } from '../../support/gateway/table-reads';
import { NOW, openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

type Question = ParsedBodyOf<typeof queryorderListOnPermission>;

const ORDERS = 1500;
let database: TestDatabase;
let orders: Awaited<ReturnType<typeof everything>>;
let callers: Caller[];
beforeAll(async () => {
  database = await openTestDatabase();
  await fillOrders(database.db, ORDERS, NOW);
  await shareSomePayments();
  orders = await everything();
  callers = await someCallers();
});
afterAll(() => database.close());

/** Makes the enterprise a second payer of some orders that travellers paid themselves. */
async function shareSomePayments(): Promise<void> {
  await sql`update flight_order set company_pay_type = case when total_amount % 400 = 0 then 2 else 0 end
    where pay_type = 4 and total_amount % 300 > 0`.execute(database.db);
}

/** Every order with the columns of other tables that its filters use. */
async function everything() {
  const { db } = database;
  const rows = await db.selectFrom('flight_order').selectAll().execute();
  const all = {
    passengers: await db.selectFrom('order_passenger').select(['order_no', 'staff_no']).execute(),
    tickets: await db.selectFrom('ticket').select(['order_no', 'ticket_no']).execute(),
    costs: await db.selectFrom('order_cost').select(['order_no', 'cost_center_no']).execute(),
    standards: await db.selectFrom('order_standard').select(['order_no', 'over_standard']).execute(),
    refunds: await db.selectFrom('refund_order').select(['order_no', 'refund_state']).execute(),
    changes: await db
      .selectFrom('change_order')
      .select(['order_no', 'changed_order_no', 'outcome'])
      .execute(),
  };
  const departments = await db.selectFrom('department').select(['dept_no', 'parent_no']).execute();
  const above = (deptNo: string): string[] => {
    const parent = departments.find(({ dept_no }) => dept_no === deptNo)?.parent_no ?? null;
    return parent === null ? [deptNo] : [deptNo, ...above(parent)];
  };
  return rows.map((row) => {
    const of = <Part extends { order_no: string }>(parts: readonly Part[]) =>
      parts.filter(({ order_no }) => order_no === row.order_no);
    const own = [...of(all.changes), ...all.changes.filter((one) => one.changed_order_no === row.order_no)];
    return {
      ...row,
      staffNos: of(all.passengers).map(({ staff_no }) => staff_no),
      ticketNos: of(all.tickets).flatMap(({ ticket_no }) => ticket_no ?? []),
      costCenterNos: of(all.costs).map(({ cost_center_no }) => cost_center_no),
      isOver: of(all.standards).some(({ over_standard }) => [1, 3].includes(over_standard)),
      refundStates: of(all.refunds).map(({ refund_state }) => refund_state),
      changeStates: own.map(({ outcome }) => CHANGE_STATE[outcome === 'open' ? 'underWay' : outcome]),
      deptNos: above(row.dept_no),
    };
  });
}

/** One caller for each data range, for people with many and with few orders. */
async function someCallers(): Promise<Caller[]> {
  const staff = await database.db
    .selectFrom('staff')
    .select(['staff_no', 'staff_name', 'enterprise_num', 'dept_no'])
    .where('enterprise_num', '=', '100001')
    .orderBy('staff_no')
    .limit(12)
    .execute();
  return staff.flatMap((person, i) =>
    Object.values(DATA_RANGE).map((range) =>
      callerHolding(
        {
          userNo: '',
          staffNo: person.staff_no,
          staffName: person.staff_name,
          enterpriseNum: person.enterprise_num,
          deptNo: person.dept_no,
          deptName: '',
          isSandbox: false,
        },
        {
          own: {
            objects: new Set(),
            range,
            deptNos: [person.dept_no, ...staff.slice(0, i % 3).map(({ dept_no }) => dept_no)],
          },
          managed: undefined,
        },
      ),
    ),
  );
}

type Row = (typeof orders)[number];

/** Expected list, computed by a straightforward reading of the rules. */
function expected(caller: Caller, filter: Question): Row[] {
  const { keyword, orderStatusList, payTypeList, commissionTypeList, beginDate = '', endDate = '9' } = filter;
  const isOwn = (row: Row) => row.booker_no === caller.staffNo || row.staffNos.includes(caller.staffNo);
  const isWithin = (row: Row) =>
    isOwn(row) ||
    (filter.scope === 'managed' &&
      (caller.range === DATA_RANGE.enterprise ||
        (caller.range === DATA_RANGE.department && caller.deptNos.includes(row.dept_no))));
  const dayOf = (row: Row) => {
    if (filter.dateBasis === 'takeOffTime') return row.take_off_time.slice(0, 10);
    const at = filter.dateBasis === 'createTime' ? row.created_at : row.issued_at;
    return at === null ? undefined : shanghaiDate(at);
  };
  const isInPeriod = (day: string | undefined) =>
    filter.beginDate === undefined && filter.endDate === undefined
      ? true
      : day !== undefined && day >= beginDate && day <= endDate;
  const holds = (part: string, ...texts: string[]) =>
    part === '' || texts.some((text) => text.toLowerCase().includes(part.toLowerCase()));
  const { depCityName: from, arrCityName: to } = filter;
  const isOnWay = ({ flights }: Row) => {
    const left = flights.findIndex(({ depCityName }) => from === '' || depCityName === from);
    return left >= 0 && flights.slice(left).some(({ arrCityName }) => to === '' || arrCityName === to);
  };
  const isAmong = (some: readonly unknown[], ...parts: unknown[]) =>
    some.length === 0 || parts.some((part) => some.includes(part));
  const keyOf = (row: Row) => {
    if (filter.sortField === 'createTime') return row.created_at.getTime();
    return filter.sortField === 'takeOffTime' ? row.take_off_time : row.total_amount;
  };
  const inOrder = (a: Row, b: Row) =>
    (keyOf(a) === keyOf(b) ? a.order_no < b.order_no : keyOf(a) < keyOf(b)) ? -1 : 1;
  const found = orders
    .filter((row) => row.enterprise_num === caller.enterpriseNum && isWithin(row))
    .filter((row) => isAmong(orderStatusList, row.order_status))
    .filter((row) => isAmong(payTypeList, row.pay_type, row.company_pay_type))
    .filter((row) => isAmong(commissionTypeList, row.commission_type))
    .filter((row) => isInPeriod(dayOf(row)))
    .filter((row) => holds(filter.orderNo, row.order_no))
    .filter((row) => holds(filter.pnr, row.pnr))
    .filter((row) => filter.ticketNo === '' || row.ticketNos.includes(filter.ticketNo))
    .filter((row) => holds(filter.passengerName, ...row.passenger_names))
    .filter((row) => holds(filter.bookerName, row.booker_name))
    .filter((row) => holds(filter.flightNo, ...row.flights.map(({ flightNo }) => flightNo)))
    .filter(isOnWay)
    .filter((row) => isAmong(filter.deptNOList, ...row.deptNos))
    .filter((row) => isAmong(filter.costCenterNOList, ...row.costCenterNos))
    .filter((row) => filter.isOverStandard === null || filter.isOverStandard === row.isOver)
    .filter((row) => isAmong(filter.changeStateList, ...row.changeStates))
    .filter((row) => isAmong(filter.refundStateList, ...row.refundStates))
    .filter((row) => row.search_text.toLowerCase().includes(keyword.toLowerCase()))
    .sort(inOrder);
  return filter.sortOrder === 'asc' ? found : found.toReversed();
}

/** Parts of the texts of orders, of all lengths, and texts that match nothing. */
const keywords = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.nat(orders.length - 1), fc.nat(40), fc.integer({ min: 1, max: 16 }))
        .map(([i, start, length]) => (orders[i]?.search_text ?? '').slice(start, start + length).trim()),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('1', 'Q', 'z', '%', '_', '\\', 'ca', '没有', "'", '{', '王 ', 'a b'),
    },
  );

const days = () => fc.nat(orders.length - 1).map((i) => shanghaiDate(orders[i]?.created_at ?? NOW));
/** A value or a part of a text from an existing order. */
const some = <T>(of: (row: Row) => T): fc.Arbitrary<T> =>
  fc.nat(orders.length - 1).map((i) => of(orders[i] as Row));
const partOf = (of: (row: Row) => string) =>
  fc
    .tuple(some(of), fc.nat(8), fc.integer({ min: 2, max: 14 }))
    .map(([text, start, length]) => text.slice(start, start + length))
    .filter((text) => !/^[0-9a-z]$/i.test(text));

/** One or two field filters, combined with the others. */
const fields = () =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    ...[
      fc.record({ orderNo: partOf((row) => row.order_no) }),
      fc.record({ pnr: partOf((row) => row.pnr) }),
      fc.record({ ticketNo: some((row) => row.ticketNos[0] ?? '') }),
      fc.record({ passengerName: partOf((row) => row.passenger_names.at(-1) ?? '') }),
      fc.record({
        bookerName: partOf((row) => row.booker_name),
        flightNo: fc.constantFrom('CA', 'mu', 'ca1'),
      }),
      fc.record({ flightNo: partOf((row) => row.flights[0]?.flightNo ?? '') }),
      fc.record({ depCityName: some((row) => row.flights[0]?.depCityName ?? '') }),
      fc.record({ arrCityName: some((row) => row.flights.at(-1)?.arrCityName ?? '') }),
      some(({ flights }) => ({
        depCityName: flights[0]?.depCityName ?? '',
        arrCityName: flights[0]?.arrCityName ?? '',
      })),
      fc.record({ deptNOList: some((row) => row.deptNos.slice(0, 2)) }),
      fc.record({ costCenterNOList: some((row) => row.costCenterNos) }),
      fc.record({ isOverStandard: fc.boolean() }),
      fc.record({ changeStateList: fc.subarray(Object.values(CHANGE_STATE), { minLength: 1 }) }),
      fc.record({ refundStateList: fc.subarray(Object.values(REFUND_STATE), { minLength: 1 }) }),
    ].map((arbitrary) => ({ weight: 1, arbitrary })),
  );

const filters = (): fc.Arbitrary<Question> =>
  fc
    .tuple(
      fc.record(
        {
          scope: fc.constantFrom('own' as const, 'managed' as const),
          pageIndex: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 400 })),
          pageSize: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(3)),
          keyword: keywords(),
          orderStatusList: fc.subarray([...ORDER_STATUSES], { maxLength: 3 }),
          payTypeList: fc.subarray([0, 1, 2, 3, 4], { maxLength: 2 }),
          commissionTypeList: fc.subarray([0, 1], { maxLength: 1 }),
          dateBasis: fc.constantFrom(...DATE_BASES),
          beginDate: days(),
          endDate: days(),
          sortField: fc.constantFrom('createTime' as const, 'takeOffTime' as const, 'totalAmount' as const),
          sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
        },
        { requiredKeys: ['scope'] },
      ),
      fields(),
    )
    .map(([body, more]) => v.parse(queryorderListOnPermission.body, { ...body, ...more }));

describe('finding orders', () => {
  it('gives the page and the total that a plain look at every order gives', async () => {
    const cases = fc.record({
      filter: filters(),
      caller: fc.constantFrom(...callers),
      given: fc.constantFrom({ few: 0 }, { few: 20_000 }, {}),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ filter, caller, given }) => {
        const all = expected(caller, filter);
        const from = (filter.pageIndex - 1) * filter.pageSize;
        const found = await findOrders(database.db, caller, filter, given);
        assert.equal(found.total, all.length);
        assert.equal(
          found.amount,
          all.reduce((sum, row) => sum + row.total_amount, 0),
        );
        assert.deepEqual(
          found.orders.map(({ order_no }) => order_no),
          all.slice(from, from + filter.pageSize).map(({ order_no }) => order_no),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('the indexes of the order list', () => {
  it('hold every column that a filter looks at, in every sort order', async () => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'flight_order'::regclass`.execute(
      database.db,
    );
    for (const column of Object.values(SORT_COLUMNS)) {
      const begin = `(enterprise_num, ${column}, order_no) INCLUDE (`;
      const held = rows.find(({ definition }) => definition.includes(begin))?.definition ?? '';
      for (const looked of FILTERS.flatMap(({ columns }) => columns)) {
        const isHeld = held.includes(` ${looked}`) || held.includes(`(${looked}`) || looked === 'search_text';
        assert.ok(isHeld, `the index of ${column} does not hold ${looked}`);
      }
    }
  });

  it('serve every scope, sort order and filter: the table is never read from end to end', async () => {
    const some = fc.sample(fc.record({ filter: filters(), caller: fc.constantFrom(...callers) }), 60);
    for (const { filter, caller } of some) {
      const { scans } = await measureReads(database.db, 'flight_order', async (tx) => {
        for (const few of [0, 20_000]) await findOrders(tx, caller, filter, { few });
        await findTodoOrders(tx, caller, NOW);
      });
      assert.equal(scans, 0, JSON.stringify({ filter, range: caller.range }));
    }
  });
});

describe('the pending tasks of a caller', () => {
  it('equal a plain look at every order, the first three of each kind', async () => {
    for (const caller of callers) {
      const own = expected(caller, v.parse(queryorderListOnPermission.body, { scope: 'own' }));
      const open = own.filter(({ pay_deadline }) => pay_deadline > NOW);
      const byDeadline = (some: Row[]) =>
        some.sort((a, b) =>
          (
            a.pay_deadline.getTime() === b.pay_deadline.getTime()
              ? a.order_no < b.order_no
              : a.pay_deadline < b.pay_deadline
          )
            ? -1
            : 1,
        );
      const first = (some: Row[]) => [some.length, some.slice(0, 3).map(({ order_no }) => order_no)];
      const found = await findTodoOrders(database.db, caller, NOW);
      const given = ({ total, orderList }: (typeof found)['unpaid']) => [
        total,
        orderList.map(({ orderNo }) => orderNo),
      ];
      const withState = (some: Row[], ...states: readonly string[]) =>
        some.filter(({ order_status }) => states.includes(order_status));
      assert.deepEqual(given(found.unpaid), first(byDeadline(withState(open, '待支付'))));
      assert.deepEqual(given(found.pendingApproval), first(byDeadline(withState(open, '待审批'))));
      assert.deepEqual(given(found.underWay), first(withState(own, ...UNDER_WAY_STATUSES)));
    }
  });
});
