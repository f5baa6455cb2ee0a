import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { pageOfObjects } from '../../../demo/gateway/cost-center/objects/list';
import {
  COST_SORTS,
  COST_STATES,
  queryCostObjects,
  saveCostObject,
} from '../../../src/contract/cost-center/cost-objects';
import type { BodyOf, ParsedBodyOf } from '../../../src/contract/call';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { costObjects, type CostObjects } from '../../support/gateway/areas/money/cost-objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

type Asked = Omit<BodyOf<typeof queryCostObjects>, 'costKind'>;

describe('the list of cost objects', () => {
  let gateway: TestGateway;
  let objects: CostObjects;
  beforeAll(async () => {
    gateway = await startTestGateway();
    objects = await costObjects(gateway);
  });
  afterAll(() => gateway.close());

  const list = (asked: Asked = {}) =>
    gateway.ok(queryCostObjects, { costKind: 'costCenter', ...asked }, objects.as);
  const codes = async (asked: Asked = {}) => (await list(asked)).costObjectList.map(({ code }) => code);
  const DEMO = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `CC00${n}`);

  it('is of one enterprise, level by level, by state', async () => {
    assert.deepEqual(await codes(), DEMO);
    assert.deepEqual(await codes({ parentNO: '' }), ['CC001', 'CC002', 'CC003', 'CC004', 'CC007']);
    assert.deepEqual(await codes({ parentNO: '100001C2' }), ['CC005']);
    assert.deepEqual(await codes({ costStateList: ['closed'] }), ['CC007']);
    const [closed] = (await list({ costStateList: ['closed'] })).costObjectList;
    assert.deepEqual([closed?.successorName, closed?.costState], ['销售费用', 'closed']);
  });

  it('knows the same states as it says, on their first and last days', async () => {
    const today = shanghaiDate(gateway.clock.now);
    for (const days of [-1, 0, 1]) {
      await objects.add({ validFrom: addDays(today, days) });
      await objects.add({ validFrom: '2020-01-01', validTo: addDays(today, days) });
    }
    const all = (await list()).costObjectList;
    assert.deepEqual(new Set(all.map(({ costState }) => costState)), new Set(COST_STATES));
    for (const state of COST_STATES) {
      assert.deepEqual(
        await codes({ costStateList: [state] }),
        all.filter(({ costState }) => costState === state).map(({ code }) => code),
        state,
      );
    }
    // The date in China is already the next day in UTC.
    const { now } = gateway.clock;
    gateway.clock.now = new Date(`${addDays(today, -1)}T16:30:00Z`);
    const first = all.find(({ validFrom }) => validFrom === today);
    assert.equal((await objects.read(first?.no ?? '')).costState, 'open');
    gateway.clock.now = now;
  });

  it('finds by code, name, sounds and owner, and takes no wildcard for one', async () => {
    const { no } = await objects.add({ code: 'X_1', name: '100%自营\\业务', ownerNO: '1000010001' });
    const found = async (keyword: string) => (await list({ keyword })).costObjectList.map((one) => one.no);
    for (const keyword of ['x_1', 'X_', '0%自', '\\业', '自营', 'ziying', 'ZYYW', '陈思远', 'chensiyuan'])
      assert.ok((await found(keyword)).includes(no), keyword);
    for (const keyword of ['%', '_', '\\']) assert.deepEqual(await found(keyword), [no], keyword);
    for (const keyword of ['X%1', '1000010001', "'; drop table staff; --"])
      assert.deepEqual(await found(keyword), [], keyword);
    assert.ok((await found('z')).includes(no), 'a single letter');
    await objects.change(no, { name: '改叫出租' });
    assert.deepEqual(await found('chuzu'), [no]);
    assert.deepEqual(await found('ziying'), []);
  });

  it('makes the sounds of those that came without them', async () => {
    await gateway.db.updateTable('project').set({ sounds: null }).execute();
    const found = async () =>
      (await gateway.ok(queryCostObjects, { costKind: 'project', keyword: 'niandu' }, objects.as)).total;
    assert.equal(await found(), 0);
    await gateway.sweep();
    assert.equal(await found(), 1);
    const left = await gateway.db
      .selectFrom('project')
      .select('sounds')
      .where('sounds', 'is', null)
      .execute();
    assert.deepEqual(left, []);
  });

  it('comes in pages that are each other’s rest, however it is sorted', async () => {
    // Adds many objects that are equal in the sorted column.
    for (let i = 0; i < 7; i += 1) await objects.add({ name: '同名', validTo: i < 3 ? '2027-01-01' : '' });
    for (const sortBy of COST_SORTS) {
      for (const isDescending of [false, true]) {
        const whole = await codes({ sortBy, isDescending, pageSize: 200 });
        const pages = [];
        for (let pageIndex = 1; pageIndex <= Math.ceil(whole.length / 4); pageIndex += 1)
          pages.push(...(await codes({ sortBy, isDescending, pageSize: 4, pageIndex })));
        assert.deepEqual(pages, whole, `${sortBy} ${isDescending}`);
        assert.equal(new Set(whole).size, (await list()).total);
      }
    }
    assert.deepEqual(await codes({ pageIndex: 1_000_000 }), []);
  });

  it('reads only the requested page of 50,000', async () => {
    // Inserts in batches, because a busy machine would exceed the statement timeout with all rows at once.
    for (let first = 1; first < 50_000; first += 10_000)
      await sql`
        insert into cost_center (cost_center_no, enterprise_num, code, cost_center_name, parent_no, sounds, owner_no)
        select 'MANY' || n, '100001', 'M' || lpad(n::text, 5, '0'), '批量' || n, case when n > 100 then 'MANY' || n % 100 + 1 end,
          E'piliang\npl', case when n % 1000 = 0 then '1000010002' end
        from generate_series(${first}::int, ${first + 9_999}::int) n`.execute(gateway.db);
    await sql`analyze cost_center`.execute(gateway.db);
    const last = await list({ pageIndex: 1000, pageSize: 50, keyword: '批量' });
    assert.deepEqual(
      [last.total, last.costObjectList.length, last.costObjectList.at(-1)?.code],
      [50_000, 50, 'M50000'],
    );
    assert.equal((await list({ parentNO: 'MANY7' })).total, 499);
    assert.equal((await list({ keyword: '批量49' })).costObjectList[0]?.code, 'M00049');
    await gateway.ok(saveCostObject, objects.wanted({ parentNO: 'MANY49999' }), objects.as);

    const asked: ParsedBodyOf<typeof queryCostObjects> = {
      costKind: 'costCenter',
      keyword: '',
      costStateList: [],
      parentNO: null,
      sortBy: 'code',
      isDescending: false,
      pageIndex: 1,
      pageSize: 50,
    };
    const plan = async (change: Partial<typeof asked>): Promise<string> => {
      const page = pageOfObjects('100001', { ...asked, ...change }, '2026-11-20');
      const { rows } = await sql<Record<string, string>>`explain ${page}`.execute(gateway.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const [change, index] of [
      [{}, 'enterprise_num_code'],
      [{ isDescending: true }, 'enterprise_num_code'],
      [{ parentNO: 'MANY7' }, 'parent_no'],
      [{ keyword: '批量49999' }, 'search_parts'],
    ] as const) {
      const text = await plan(change);
      assert.match(text, new RegExp(`Scan.* (on|using) \\w*${index}`), text);
      assert.doesNotMatch(text, /Seq Scan on cost_center/, text);
    }
  });
});
