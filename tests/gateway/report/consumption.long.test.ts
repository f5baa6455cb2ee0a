import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { dataExport } from '../../../demo/gateway/report/consumption/data-export';
import { migration } from '../../../demo/gateway/report/consumption/migrations/0109-consumer-bill';
import type { BodyOf } from '../../../src/contract/call';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { queryPageMenu } from '../../../src/contract/permission/permission';
import {
  CONSUMPTION_SORTS,
  queryPersonConsumptionsFromESApply,
  type Consumption,
  type ConsumptionSums,
} from '../../../src/contract/report/consumption';
import { REPORT_BASES, type ReportBasis } from '../../../src/contract/report/report';
import { CHILD, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookIssued, giveBack } from '../../support/gateway/areas/refunds';

const YEARS = { beginDate: '2025-01-01', endDate: '2026-12-31' };
const ACCOUNTS = ['staff', 'approver', 'admin', 'multi'] as const;
type Account = (typeof ACCOUNTS)[number];
type Asked = Partial<BodyOf<typeof queryPersonConsumptionsFromESApply>>;

const NOTHING: ConsumptionSums = { bookings: 0, changes: 0, refunds: 0, amount: 0 };

describe('people’s records of their own trips', () => {
  let gateway: TestGateway;
  const tokens = new Map<Account, string>();
  beforeAll(async () => {
    gateway = await startTestGateway();
    for (const account of ACCOUNTS) tokens.set(account, await gateway.login(account));
  });
  afterAll(() => gateway.close());

  const as = (account: Account): { as: string } => ({ as: tokens.get(account) ?? '' });
  const ask = (account: Account, asked: Asked = {}) =>
    gateway.ok(queryPersonConsumptionsFromESApply, { ...YEARS, pageSize: 100, ...asked }, as(account));
  const staffNoOf = async (account: Account) => (await self(gateway, as(account).as)).staffNO;

  async function allOf(account: Account, asked: Asked = {}): Promise<Consumption[]> {
    const found: Consumption[] = [];
    for (let pageIndex = 1; ; pageIndex += 1) {
      const page = await ask(account, { pageSize: 30, ...asked, pageIndex });
      found.push(...page.consumptionList);
      if (found.length >= page.total) return found;
    }
  }

  /** Facts of a person's own trips, computed independently of the gateway's code: a ticket counts by the name on it. */
  async function factsOf(staffNo: string, basis: ReportBasis) {
    const { rows } = await sql<ConsumptionSums & { fact_no: number; product: string; month: string }>`
      select fact_no, product, to_char(${sql.ref(`${basis}_on`)}, 'YYYY-MM') as month, bookings, changes, refunds, amount
      from travel_fact f where staff_no = ${staffNo} and ${sql.ref(`${basis}_on`)} between ${YEARS.beginDate} and ${YEARS.endDate}
        and (product <> 'flight' or staff_name = (select staff_name from staff where staff_no = ${staffNo}))`.execute(
      gateway.db,
    );
    return rows;
  }
  const summed = (rows: readonly ConsumptionSums[]): ConsumptionSums =>
    rows.reduce(
      (sum, row) => ({
        bookings: sum.bookings + row.bookings,
        changes: sum.changes + row.changes,
        refunds: sum.refunds + row.refunds,
        amount: sum.amount + row.amount,
      }),
      NOTHING,
    );

  for (const account of ACCOUNTS)
    it(`are their own trips alone for ${account}, page after page, and add up to the sums`, async () => {
      const staffNo = await staffNoOf(account);
      for (const basis of REPORT_BASES) {
        const facts = await factsOf(staffNo, basis);
        assert.ok(facts.length > 0, `${account} has spent something`);
        const found = await allOf(account, { basis });
        const numbers = (rows: readonly number[]) => rows.toSorted((a, b) => a - b);
        assert.deepEqual(
          numbers(found.map(({ factNo }) => factNo)),
          numbers(facts.map(({ fact_no }) => fact_no)),
        );
        const { total, sums, productList, monthList } = await ask(account, { basis, pageSize: 1 });
        assert.equal(total, facts.length);
        assert.deepEqual(sums, summed(facts));
        assert.equal(
          found.reduce((sum, { amount }) => sum + amount, 0),
          sums.amount,
        );
        for (const { product, ...of } of productList)
          assert.deepEqual(of, summed(facts.filter((fact) => fact.product === product)), product);
        for (const { month, ...of } of monthList)
          assert.deepEqual(of, summed(facts.filter((fact) => fact.month === month)), month);
        assert.deepEqual(summed(productList), sums);
        assert.deepEqual(summed(monthList), sums);
        const months = monthList.map(({ month }) => month);
        assert.deepEqual(months, [...new Set(months)].sort().toReversed());
      }
    });

  it('are visible only to them, with any body', async () => {
    const { staff_no: foreign } = await gateway.db
      .selectFrom('travel_fact')
      .select('staff_no')
      .where('enterprise_num', '=', '100002')
      .executeTakeFirstOrThrow();
    const own = await ask('staff');
    for (const staffNo of [await staffNoOf('admin'), foreign]) {
      const names = ['staffNo', 'staffNO', 'staffNOList', 'staffNos', 'userNO', 'travellerNOList'];
      const body = {
        ...YEARS,
        pageSize: 100,
        ...Object.fromEntries(names.map((name) => [name, name.endsWith('s') ? [staffNo] : staffNo])),
        enterpriseNum: '100002',
        companyNO: '100002',
      };
      const answer = await gateway.send(queryPersonConsumptionsFromESApply, body, as('staff'));
      assert.deepEqual(answer.result, own);
      assert.equal((await ask('staff', { keyword: staffNo })).total, 0);
    }
    const others = await allOf('admin');
    for (const { recordNo } of others.slice(0, 5))
      assert.equal((await ask('staff', { keyword: recordNo })).total, 0);
    await gateway.refused('authExpired', queryPersonConsumptionsFromESApply, YEARS);
  });

  it('leave out a child that flies along; refunds are of the order, which its traveller may open', async () => {
    const before = await ask('staff');
    const passengers = [await self(gateway, as('staff').as), CHILD];
    const { orderNo, totalAmount } = await bookIssued(gateway, as('staff').as, { passengers });
    const found = await ask('staff', { keyword: orderNo });
    const [bought] = found.consumptionList;
    assert.ok(bought);
    assert.equal(found.total, 1);
    assert.deepEqual([bought.kind, bought.orderNo, bought.recordNo], ['bought', orderNo, orderNo]);
    assert.ok(bought.amount > 0 && bought.amount < totalAmount);
    assert.deepEqual(found.sums, { bookings: 1, changes: 0, refunds: 0, amount: bought.amount });

    await giveBack(gateway, as('staff').as, orderNo);
    const { consumptionList } = await ask('staff', { keyword: orderNo });
    const refund = consumptionList.find(({ kind }) => kind === 'refunded');
    assert.equal(consumptionList.length, 2);
    assert.ok(refund && refund.amount < 0 && refund.recordNo !== orderNo);
    assert.equal(refund.orderNo, orderNo);
    assert.equal((await ask('staff', { keyword: refund.recordNo })).total, 1);
    const now = await ask('staff');
    assert.equal(now.sums.amount - before.sums.amount, bought.amount + refund.amount);
    assert.equal((await gateway.ok(queryAirTicketDetailNew, { orderNo }, as('staff'))).orderNo, orderNo);
  });

  it('name the orders of tickets alone, each of which may be opened', async () => {
    const found = await allOf('staff');
    assert.ok(found.some(({ product }) => product !== 'flight'));
    for (const { product, orderNo } of found) assert.equal(orderNo !== '', product === 'flight');
    for (const orderNo of new Set(found.map((one) => one.orderNo).filter((no) => no !== '')))
      await gateway.ok(queryAirTicketDetailNew, { orderNo }, as('staff'));
  });

  it('are found by order and ticket number, route, train, hotel and carrier, literally', async () => {
    const found = await allOf('admin');
    const ticket = found.find(({ ticketNo }) => ticketNo !== '');
    const hotel = found.find(({ product }) => product === 'hotel');
    const train = found.find(({ product }) => product === 'train');
    assert.ok(ticket && hotel && train);
    const keywords = [
      ticket.orderNo,
      ticket.ticketNo,
      `${ticket.ticketNo.slice(0, 3)}-${ticket.ticketNo.slice(3)}`,
      ticket.routeName,
      ` ${ticket.carrierName.slice(0, 2)} `,
      hotel.serviceName.slice(1, 4),
      train.serviceName.toLowerCase(),
      hotel.recordNo,
    ];
    const textOf = (one: Consumption) =>
      [one.orderNo, one.recordNo, one.ticketNo, one.routeName, one.carrierName, one.serviceName].map((text) =>
        text.toLowerCase(),
      );
    for (const keyword of keywords) {
      const sought = keyword
        .trim()
        .replace(/^(\d{3})-(?=\d)/, '$1')
        .toLowerCase();
      const expected = found.filter((one) => textOf(one).some((text) => text.includes(sought)));
      const { total, sums } = await ask('admin', { keyword });
      assert.ok(expected.length > 0);
      assert.equal(total, expected.length, keyword);
      assert.equal(
        sums.amount,
        expected.reduce((sum, { amount }) => sum + amount, 0),
      );
    }
    for (const keyword of ['%', '_', '\\', "'", '没有这样的行程'])
      assert.deepEqual(await ask('admin', { keyword }), {
        total: 0,
        sums: NOTHING,
        productList: [],
        monthList: [],
        consumptionList: [],
      });
  });

  it('are narrowed by product and period, and sorted by date or amount', async () => {
    const trains = await allOf('admin', { products: ['train'] });
    assert.ok(trains.length > 0 && trains.every(({ product }) => product === 'train'));
    const month = { beginDate: '2026-10-01', endDate: '2026-10-31' };
    assert.ok((await allOf('admin', month)).every(({ date }) => date.startsWith('2026-10-')));
    const past = await ask('admin', { pageIndex: 90_000 });
    assert.equal(past.consumptionList.length, 0);
    assert.ok(past.total > 0);
    for (const sort of CONSUMPTION_SORTS)
      for (const order of ['asc', 'desc'] as const) {
        const rows = await allOf('admin', { sort, order });
        const sign = order === 'asc' ? 1 : -1;
        for (const [i, row] of rows.slice(1).entries()) {
          const former = rows[i];
          assert.ok(former);
          const [a, b] = [former[sort], row[sort]];
          assert.ok(a === b ? sign * (row.factNo - former.factNo) > 0 : sign * (a < b ? -1 : 1) < 0);
        }
      }
  });

  it('are exported, the same rows in the same order for the same person', async () => {
    for (const account of ['staff', 'admin'] as const) {
      const caller = await findCaller(gateway.db, await staffNoOf(account));
      assert.ok(caller);
      for (const sort of CONSUMPTION_SORTS)
        for (const order of ['asc', 'desc'] as const) {
          const query = parse(dataExport.query, { ...YEARS, sort, order });
          const exported: unknown[] = [];
          for (let last: unknown; ; last = exported.at(-1)) {
            const some = await dataExport.rowsAfter(gateway.db, caller, query, last, 7, new Date(0));
            exported.push(...some);
            if (some.length < 7) break;
          }
          assert.equal(await dataExport.count(gateway.db, caller, query, new Date(0)), exported.length);
          assert.deepEqual(exported, await allOf(account, { sort, order }));
        }
    }
  });

  it('are refused for an invalid period, product or keyword', async () => {
    const wrong: [string, Asked][] = [
      ['endDate', { beginDate: '2026-02-01', endDate: '2026-01-31' }],
      ['endDate', { beginDate: '2020-01-01', endDate: '2026-01-31' }],
      ['beginDate', { beginDate: '2026-02-30' }],
      ['products', { products: [] }],
      ['keyword', { keyword: 'x'.repeat(10_000) }],
      ['keyword', { keyword: 'a\0b' }],
      ['keyword', { keyword: '\uD800' }],
      ['pageSize', { pageSize: 101 }],
      ['pageIndex', { pageIndex: 0 }],
    ];
    for (const [field, asked] of wrong) {
      const result = await gateway.refused(
        'fieldsInvalid',
        queryPersonConsumptionsFromESApply,
        { ...YEARS, ...asked },
        as('staff'),
      );
      assert.deepEqual(Object.keys((result as { fields: object }).fields), [field]);
    }
  });

  it('have a page that everybody with pages has, in databases of before too', async () => {
    const URL = '/financeManage/myConsumerBillReports';
    const menusOf = async (account: Account) =>
      (await gateway.ok(queryPageMenu, {}, as(account))).filter(({ ModuleURL }) => ModuleURL === URL);
    for (const account of ACCOUNTS) assert.equal((await menusOf(account)).length, 1, account);

    // Restores the former place of the page: among the pages of the settlement, for administrators only.
    const { db } = gateway;
    const former = 'YHWZ-YMQX-0399';
    const now = await db
      .selectFrom('permission_object')
      .selectAll()
      .where('url', '=', URL)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('role_grant').where('object_no', '=', now.object_no).execute();
    await db.deleteFrom('permission_object').where('object_no', '=', now.object_no).execute();
    await db
      .insertInto('permission_object')
      .values({ ...now, object_no: former, parent_no: 'YHWZ-YMQX-03', key_id: former })
      .execute();
    await db.insertInto('role_grant').values({ role_no: '100001-admin', object_no: former }).execute();
    assert.deepEqual((await menusOf('staff')).length, 0);
    await sql`drop index travel_fact_by_staff`.execute(db);
    await migration.up(db);
    for (const account of ACCOUNTS) assert.equal((await menusOf(account)).length, 1, account);
    const { parent_no } = await db
      .selectFrom('permission_object')
      .select('parent_no')
      .where('url', '=', URL)
      .executeTakeFirstOrThrow();
    assert.equal(parent_no, 'YHWZ-YMQX-06');
  });
});
