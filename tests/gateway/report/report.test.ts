import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { dataExport } from '../../../demo/gateway/report/data-export';
import type { FactRow } from '../../../demo/gateway/report/records/fact-rows';
import { insertFactRows } from '../../../demo/gateway/report/records/insert-facts';
import { findCaller } from '../../../demo/gateway/permission/callers';
import {
  FACT_SORTS,
  LEADS,
  queryReportChange,
  queryReportDimension,
  queryReportFacts,
  queryReportFigures,
  REPORT_BASES,
} from '../../../src/contract/report/report';
import { DIMENSION } from '../../../src/domain/report/scope';
import { self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookIssued } from '../../support/gateway/areas/refunds';

const YEARS = { beginDate: '2025-01-01', endDate: '2026-12-31' };
const FLIGHTS = { products: ['flight' as const], basis: 'booked' as const, ...YEARS };

describe('travel reports', () => {
  let gateway: TestGateway;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    gateway = await startTestGateway();
    for (const account of ['staff', 'approver', 'admin', 'multi'])
      tokens[account] = await gateway.login(account);
  });
  afterAll(() => gateway.close());

  const as = (account: string): { as: string } => ({ as: tokens[account] ?? '' });
  type Asked = Parameters<typeof gateway.ok<typeof queryReportFigures>>[1];
  const figures = (account: string, asked: Partial<Asked> = {}) =>
    gateway.ok(queryReportFigures, { ...FLIGHTS, groupBy: 'none', ...asked }, as(account));
  const facts = (account: string, asked: object = {}) =>
    gateway.ok(queryReportFacts, { ...FLIGHTS, pageSize: 100, ...asked }, as(account));

  it('has the facts behind every figure: they add up to it, page after page', async () => {
    for (const basis of REPORT_BASES) {
      const { total } = await figures('admin', { basis });
      const found = [];
      for (let pageIndex = 1; ; pageIndex += 1) {
        const page = await facts('admin', { basis, pageIndex, pageSize: 50 });
        found.push(...page.factList);
        if (found.length >= page.total) break;
      }
      assert.equal(new Set(found.map(({ factNo }) => factNo)).size, found.length);
      assert.equal(
        found.reduce((sum, { amount }) => sum + amount, 0),
        total.amount,
      );
      assert.deepEqual(
        found.map(({ date }) => date),
        found.map(({ date }) => date).toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)),
      );
    }
  });

  it('opens every part of a breakdown to the facts that it is the sum of', async () => {
    const whole = await figures('admin', { groupBy: 'department', rowLimit: 1000 });
    for (const { key, measures } of whole.rowList) {
      const { total, factList } = await facts('admin', { deptAloneNOList: [key] });
      assert.ok(total <= 100, 'all on one page');
      assert.equal(
        factList.reduce((sum, { amount }) => sum + amount, 0),
        measures.amount,
      );
    }
    const { lead0, lead1, lead3, lead7, lead14, class1, class2, class3 } = whole.total;
    for (const [at, count] of [lead0, lead1, lead3, lead7, lead14].entries())
      assert.equal((await facts('admin', { leads: [LEADS[at]] })).total, count);
    for (const [at, count] of [class1, class2, class3].entries())
      assert.equal((await facts('admin', { classes: [at + 1] })).total, count);
    assert.equal((await facts('admin', { leads: [1, 3] })).total, lead1 + lead3);
  });

  it('exports the same facts in the same order, for the same people', async () => {
    for (const account of ['staff', 'approver', 'admin']) {
      const { staffNO } = await self(gateway, tokens[account] ?? '');
      const caller = await findCaller(gateway.db, staffNO);
      assert.ok(caller);
      for (const sort of FACT_SORTS)
        for (const order of ['asc', 'desc'] as const) {
          const asked = { ...FLIGHTS, beginDate: '2026-09-01', sort, order };
          const query = parse(dataExport.query, asked);
          const exported: unknown[] = [];
          for (let last: unknown; ; last = exported.at(-1)) {
            const some = await dataExport.rowsAfter(gateway.db, caller, query, last, 30, new Date(0));
            exported.push(...some);
            if (some.length < 30) break;
          }
          assert.equal(await dataExport.count(gateway.db, caller, query, new Date(0)), exported.length);
          const listed = [];
          for (let pageIndex = 1; listed.length < exported.length; pageIndex += 1)
            listed.push(...(await facts(account, { ...asked, pageIndex })).factList);
          assert.deepEqual(exported, listed);
        }
    }
  });

  it('narrows by department with all below it, by person, cost centre, entity, route and carrier', async () => {
    const all = await figures('admin', { groupBy: 'department', rowLimit: 1000 });
    const { rows: departments } = await sql<{ dept_no: string; parent_no: string | null }>`
      select dept_no, parent_no from department where enterprise_num = '100001'`.execute(gateway.db);
    const parent = departments.find(({ dept_no }) =>
      departments.some(({ parent_no }) => parent_no === dept_no),
    );
    assert.ok(parent);
    const below = new Set([parent.dept_no]);
    for (let n = 0; n !== below.size;) {
      n = below.size;
      for (const { dept_no, parent_no } of departments) if (below.has(parent_no ?? '')) below.add(dept_no);
    }
    const amount = all.rowList
      .filter(({ key }) => below.has(key))
      .reduce((sum, row) => sum + row.measures.amount, 0);
    assert.equal((await figures('admin', { deptNOList: [parent.dept_no] })).total.amount, amount);

    const lists = {
      person: 'staffNOList',
      costCenter: 'costCenterNOList',
      entity: 'accountingEntityNOList',
      route: 'routeList',
      carrier: 'carrierList',
    } as const;
    for (const [groupBy, list] of Object.entries(lists)) {
      const { rowList } = await figures('admin', { groupBy: groupBy as keyof typeof lists });
      const [first] = rowList;
      assert.ok(first);
      assert.deepEqual((await figures('admin', { [list]: [first.key] })).total, first.measures);
      assert.equal((await facts('admin', { [list]: [first.key] })).total > 0, true);
    }
  });

  it('names its filters, and puts the most expensive first or times in their order', async () => {
    const people = await figures('admin', { groupBy: 'person', rowLimit: 3 });
    assert.equal(people.rowList.length, 3);
    assert.ok(people.rowCount > 3);
    assert.ok(people.rowList.every(({ key, name }) => name !== '' && name !== key));
    const amounts = people.rowList.map(({ measures }) => measures.amount);
    assert.deepEqual(
      amounts,
      amounts.toSorted((a, b) => b - a),
    );
    const byFee = await figures('admin', { groupBy: 'route', rowLimit: 3, sortBy: 'refundFee' });
    const routes = await figures('admin', { groupBy: 'route', rowLimit: 1000 });
    assert.deepEqual(
      byFee.rowList.map(({ measures }) => measures.refundFee),
      routes.rowList
        .map(({ measures }) => measures.refundFee)
        .toSorted((a, b) => b - a)
        .slice(0, 3),
    );
    const weeks = (await figures('admin', { groupBy: 'week' })).rowList.map(({ key }) => key);
    assert.deepEqual(weeks, weeks.toSorted());
    assert.ok(weeks.every((monday) => new Date(`${monday}T00:00:00Z`).getUTCDay() === 1));
  });

  it('hides spend of another enterprise or outside of the caller’s scope, for any filters', async () => {
    const foreign = await gateway.db
      .selectFrom('travel_fact')
      .select(['staff_no', 'dept_no', 'cost_center_no', 'entity_no'])
      .where('enterprise_num', '=', '100002')
      .executeTakeFirstOrThrow();
    const narrowed: [Asked['groupBy'], Partial<Asked>][] = [
      ['person', { staffNOList: [foreign.staff_no] }],
      ['department', { deptNOList: [foreign.dept_no] }],
      ['department', { deptAloneNOList: [foreign.dept_no] }],
      ['costCenter', { costCenterNOList: [foreign.cost_center_no] }],
      ['entity', { accountingEntityNOList: [foreign.entity_no] }],
    ];
    for (const [groupBy, asked] of narrowed) {
      const { total, rowList } = await figures('admin', { groupBy, ...asked });
      // Not even the member's name is disclosed.
      assert.deepEqual([total.bookings, rowList], [0, []]);
      assert.equal((await facts('admin', asked)).total, 0);
    }
    const admin = await self(gateway, tokens['admin'] ?? '');
    assert.ok((await facts('admin', { staffNOList: [admin.staffNO] })).total > 0);
    assert.equal((await facts('staff', { staffNOList: [admin.staffNO] })).total, 0);
  });

  it('keeps the spend of a department where a member has moved to another since', async () => {
    const { staffNO } = await self(gateway, tokens['staff'] ?? '');
    const mine = () => figures('admin', { staffNOList: [staffNO], groupBy: 'department' });
    const before = await mine();
    await gateway.db
      .updateTable('staff')
      .set({ dept_no: '100001D16' })
      .where('staff_no', '=', staffNO)
      .execute();
    try {
      const { totalAmount } = await bookIssued(gateway, tokens['staff'] ?? '');
      const now = await mine();
      const spent = (found: typeof now) =>
        new Map(found.rowList.map(({ key, measures }) => [key, measures.amount]));
      assert.equal(now.total.amount, before.total.amount + totalAmount);
      for (const [dept, amount] of spent(before)) assert.ok((spent(now).get(dept) ?? 0) >= amount);
    } finally {
      await gateway.db
        .updateTable('staff')
        .set({ dept_no: '100001D03' })
        .where('staff_no', '=', staffNO)
        .execute();
    }
  });

  it('divides a rise or fall into parts that add up to it, within the scope', async () => {
    for (const account of ['staff', 'approver', 'admin'])
      for (const basis of REPORT_BASES) {
        const now = { beginDate: '2026-09-01', endDate: '2026-11-30' };
        const before = { beginDate: '2026-06-01', endDate: '2026-08-31' };
        const asked = {
          ...FLIGHTS,
          ...now,
          basis,
          comparedBeginDate: before.beginDate,
          comparedEndDate: before.endDate,
        };
        const change = await gateway.ok(queryReportChange, asked, as(account));
        assert.equal(change.amount, (await figures(account, { basis, ...now })).total.amount);
        assert.equal(change.comparedAmount, (await figures(account, { basis, ...before })).total.amount);
        assert.equal(
          Object.values(change.parts).reduce((sum, part) => sum + part, 0),
          change.amount - change.comparedAmount,
        );
        if (account === 'admin' && basis !== 'used')
          assert.ok(Object.values(change.parts).filter(Boolean).length >= 5);
      }
  });

  it('keeps products apart that share routes: one that is new is no price of the other', async () => {
    const { staffNO } = await self(gateway, tokens['staff'] ?? '');
    const { enterprise_num } = await gateway.db
      .selectFrom('staff')
      .select('enterprise_num')
      .where('staff_no', '=', staffNO)
      .executeTakeFirstOrThrow();
    const fact = (product: 'flight' | 'train', day: string, fare: number): FactRow => ({
      enterprise_num,
      product,
      kind: 'bought',
      record_no: `${product} ${day}`,
      part_no: '1',
      booked_on: day,
      issued_on: day,
      used_on: null,
      dept_no: '100001D03',
      staff_no: staffNO,
      cost_center_no: '',
      entity_no: '',
      route: '北京-上海',
      carrier: product,
      staff_name: '王强',
      service_name: 'X1',
      class_name: '',
      start_time: `${day}T08:00`,
      over_reason: '',
      is_within: true,
      bookings: 1,
      quantity: 1,
      amount: fare,
      fare,
      lead0: 1,
    });
    await insertFactRows(gateway.db, [
      fact('train', '2019-01-10', 60_000),
      fact('train', '2019-02-10', 55_000),
      fact('flight', '2019-02-11', 150_000),
    ]);
    const { parts, productList, ...sums } = await gateway.ok(
      queryReportChange,
      {
        products: ['flight', 'train', 'hotel'],
        basis: 'booked',
        beginDate: '2019-02-01',
        endDate: '2019-02-28',
        comparedBeginDate: '2019-01-01',
        comparedEndDate: '2019-01-31',
      },
      as('admin'),
    );
    const changed = Object.entries(parts).filter(([, part]) => part !== 0);
    assert.deepEqual(Object.fromEntries(changed), { added: 150_000, price: -5000 });
    assert.deepEqual(sums, { amount: 205_000, comparedAmount: 60_000 });
    assert.deepEqual(
      productList.map((one) => [one.product, one.amount, one.parts.price, one.parts.added]),
      [
        ['train', 55_000, -5000, 0],
        ['flight', 150_000, 0, 150_000],
      ],
    );
  });

  it('has the dimensions of a scope and nothing beyond it', async () => {
    const members = async (account: string, dimension: (typeof DIMENSION)[keyof typeof DIMENSION]) =>
      (await gateway.ok(queryReportDimension, { dimension }, as(account))).memberList;
    const { staffNO } = await self(gateway, tokens['staff'] ?? '');
    assert.deepEqual(
      (await members('staff', DIMENSION.person)).map(({ no }) => no),
      [staffNO],
    );
    assert.equal((await members('staff', DIMENSION.costCenter)).length, 1);
    assert.equal((await members('multi', DIMENSION.person)).length, 4, 'themselves and three colleagues');
    const all = await members('admin', DIMENSION.person);
    const department = await members('approver', DIMENSION.person);
    assert.ok(all.length > department.length && department.length > 1);
    const departments = await members('approver', DIMENSION.department);
    assert.ok(department.every(({ parentNo }) => departments.some(({ no }) => no === parentNo)));
    assert.equal((await members('admin', DIMENSION.group)).length, 1);
  });

  it('refuses periods that end before they begin or are too long, and asks without a product', async () => {
    const wrong = { beginDate: '2026-02-01', endDate: '2026-01-31' };
    const long = { beginDate: '2020-01-01', endDate: '2026-01-31' };
    for (const compared of [wrong, long]) {
      const { beginDate: comparedBeginDate, endDate: comparedEndDate } = compared;
      const result = await gateway.refused(
        'fieldsInvalid',
        queryReportChange,
        { ...FLIGHTS, comparedBeginDate, comparedEndDate },
        as('admin'),
      );
      assert.deepEqual(Object.keys((result as { fields: object }).fields), ['comparedEndDate']);
    }
    for (const asked of [wrong, long, { products: [] }, { beginDate: '2026-02-30' }])
      await gateway.refused(
        'fieldsInvalid',
        queryReportFigures,
        { ...FLIGHTS, groupBy: 'none', ...asked },
        as('admin'),
      );
  });
});
