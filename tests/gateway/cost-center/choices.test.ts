import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryCostChoices, queryCostNames } from '../../../src/contract/cost-center/choices';
import type { BodyOf } from '../../../src/contract/call';
import { OBJECT } from '../../../src/contract/permission/objects';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const MANY = 3000;

describe('choosing cost objects to charge', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  const ask = (body: Partial<BodyOf<typeof queryCostChoices>> = {}) =>
    gateway.ok(queryCostChoices, { costKind: 'costCenter', forWhat: 'orders', ...body }, { as });
  const closedNos = async () => {
    const closed = await gateway.db
      .selectFrom('cost_center')
      .select('cost_center_no')
      .where('enterprise_num', '=', '100001')
      .where('closed_on', 'is not', null)
      .execute();
    return closed.map(({ cost_center_no: no }) => no);
  };

  it('offers of each kind those of the order form', async () => {
    const form = await gateway.ok(queryOrderFormInfo, {}, { as });
    for (const [costKind, list] of [
      ['costCenter', form.costCenterList],
      ['accountingEntity', form.accountingEntityList],
      ['project', form.projectList],
    ] as const) {
      const { total, choiceList } = await ask({ costKind });
      assert.ok(list.length > 0);
      assert.deepEqual(choiceList.map(({ no }) => no).sort(), list.map(({ no }) => no).sort());
      assert.equal(total, list.length);
    }
  });

  it('offers closed ones for the past alone', async () => {
    const closed = await closedNos();
    assert.ok(closed.length > 0);
    const nosOf = async (forWhat: 'orders' | 'past') =>
      new Set((await ask({ forWhat })).choiceList.map(({ no }) => no));
    const [orders, past] = [await nosOf('orders'), await nosOf('past')];
    for (const no of closed) assert.deepEqual([orders.has(no), past.has(no)], [false, true]);
  });

  it('offers bookers who may only book for themselves only those open to them', async () => {
    const [first] = (await ask()).choiceList;
    assert.ok(first);
    await gateway.db
      .updateTable('cost_center')
      .set({ is_for_all: false })
      .where('cost_center_no', '=', first.no)
      .execute();
    await sql`delete from cost_open_to where object_no = ${first.no}`.execute(gateway.db);
    const { staffNO } = await self(gateway, as);
    await sql`insert into cost_open_to (enterprise_num, cost_kind, object_no, staff_no)
      select '100001', 'costCenter', ${first.no}, min(staff_no) from staff
      where enterprise_num = '100001' and staff_no <> ${staffNO ?? ''}`.execute(gateway.db);
    const isOffered = async () => (await ask()).choiceList.some(({ no }) => no === first.no);
    assert.equal(await isOffered(), true, 'a colleague’s, whom they may book for');
    const taken = await gateway.db
      .deleteFrom('role_grant')
      .where('object_no', '=', OBJECT.bookForColleagues)
      .returningAll()
      .execute();
    assert.equal(await isOffered(), false);
    await gateway.db.insertInto('role_grant').values(taken).execute();
  });

  it('names those of the enterprise, closed ones too, and those of others like unknown ones', async () => {
    const [no = ''] = await closedNos();
    const { choiceList } = await gateway.ok(
      queryCostNames,
      { costKind: 'costCenter', noList: [no, '100002C1', 'NONE'] },
      { as },
    );
    assert.deepEqual(
      choiceList.map((one) => one.no),
      [no],
    );
    const foreign = await gateway.db
      .selectFrom('cost_center')
      .select('cost_center_no')
      .where('enterprise_num', '<>', '100001')
      .executeTakeFirstOrThrow();
    const body = { costKind: 'costCenter' as const, noList: [foreign.cost_center_no] };
    assert.deepEqual(await gateway.ok(queryCostNames, body, { as }), { choiceList: [] });
  });

  it('gives a page of many, the next one after it, and each by a typed text; the order form no more than a page', async () => {
    const before = (await ask()).total;
    await sql`insert into cost_center (enterprise_num, cost_center_no, cost_center_name, code, valid_from, is_for_all)
      select '100001', 'CCMANY' || i, '门店' || i, 'ZZ-' || lpad(i::text, 5, '0'), '2020-01-01', true
      from generate_series(1, ${MANY}::int) i`.execute(gateway.db);
    const first = await ask({ pageSize: 50 });
    assert.deepEqual([first.total, first.choiceList.length], [before + MANY, 50]);
    const seen = new Set<string>();
    for (let pageIndex = 1; pageIndex <= Math.ceil(first.total / 50); pageIndex += 1) {
      for (const { no } of (await ask({ pageSize: 50, pageIndex })).choiceList) seen.add(no);
    }
    assert.equal(seen.size, first.total, 'each is on one page');
    const { choiceList } = await ask({ keyword: '门店2999' });
    assert.deepEqual(choiceList, [{ no: 'CCMANY2999', name: '门店2999', code: 'ZZ-02999' }]);
    assert.deepEqual((await ask({ keyword: 'zz-02999' })).choiceList, choiceList);
    const { costCenterList } = await gateway.ok(queryOrderFormInfo, {}, { as });
    assert.equal(costCenterList.length, 50);
  });

  it('keeps the default of the caller, also where it is on no first page', async () => {
    const { staffNO: staffNo } = await self(gateway, as);
    await gateway.db
      .updateTable('staff')
      .set({ cost_center_no: 'CCMANY2999' })
      .where('staff_no', '=', staffNo)
      .execute();
    const { defaultCost, costCenterList } = await gateway.ok(queryOrderFormInfo, {}, { as });
    assert.equal(defaultCost.costCenterNo, 'CCMANY2999');
    assert.ok(!costCenterList.some(({ no }) => no === 'CCMANY2999'));
    await gateway.db
      .updateTable('cost_center')
      .set({ closed_on: '2026-01-01' })
      .where('cost_center_no', '=', 'CCMANY2999')
      .execute();
    assert.equal(
      (await gateway.ok(queryOrderFormInfo, {}, { as })).defaultCost.costCenterNo,
      '',
      'what is closed has to be chosen anew',
    );
  });
});
