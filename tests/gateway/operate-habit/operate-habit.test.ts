import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  queryOperateHabit,
  saveOperateHabit,
  type HabitField,
  type PageInfo,
} from '../../../src/contract/operate-habit';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const field = (fieldName: string, change: Partial<HabitField> = {}): HabitField => ({
  fieldName,
  fieldStatus: 1,
  fieldWidth: 0,
  ...change,
});
const secondsAgo = (seconds: number): string => new Date(NOW.getTime() - seconds * 1000).toISOString();
const habit = (pageSize: number, modifyTime: string, fieldList: HabitField[] = []): PageInfo => ({
  fieldList,
  pageSize,
  modifyTime,
});
const kept = async (as: string, pagePath: string) =>
  (await gateway.ok(queryOperateHabit, { pagePath }, { as })).pageInfo;

describe('the operate habits', () => {
  it('are none where nothing was chosen, and say whose they are', async () => {
    const as = await gateway.login('staff');
    assert.deepEqual(await gateway.ok(queryOperateHabit, { pagePath: '/never/seen' }, { as }), {
      userNO: 'U000001',
      enterpriseNum: '100001',
      pageInfo: null,
    });
  });

  it('are kept as they were chosen: columns in their order, pinned ones, widths and page size', async () => {
    const as = await gateway.login('staff');
    const pageInfo = habit(50, secondsAgo(10), [
      field('orderStatus', { fieldWidth: 120 }),
      field('orderNo'),
      field('pnr', { fieldStatus: 0, fieldPinned: 1 }),
    ]);
    const saved = await gateway.ok(saveOperateHabit, { pagePath: '/a', pageInfo }, { as });
    assert.deepEqual(saved.pageInfo, pageInfo);
    assert.deepEqual(await kept(as, '/a'), pageInfo);
  });

  it('are a user’s and a page’s own', async () => {
    const [staff, admin] = [await gateway.login('staff'), await gateway.login('admin')];
    const pageInfo = habit(10, secondsAgo(5));
    await gateway.ok(saveOperateHabit, { pagePath: '/own', pageInfo }, { as: staff });
    assert.equal(await kept(admin, '/own'), null);
    assert.equal(await kept(staff, '/other'), null);
    // Another session of the same user sees the same habit.
    assert.deepEqual(await kept(await gateway.login('staff'), '/own'), pageInfo);
  });

  it('go by the last change, whichever arrives last', async () => {
    const as = await gateway.login('staff');
    const [older, newer] = [habit(20, secondsAgo(60)), habit(100, secondsAgo(30))];
    await gateway.ok(saveOperateHabit, { pagePath: '/order', pageInfo: newer }, { as });
    const answer = await gateway.ok(saveOperateHabit, { pagePath: '/order', pageInfo: older }, { as });
    assert.deepEqual(answer.pageInfo, newer, 'the late one hears what is kept');
    assert.deepEqual(await kept(as, '/order'), newer);
    const newest = habit(10, secondsAgo(1));
    await gateway.ok(saveOperateHabit, { pagePath: '/order', pageInfo: newest }, { as });
    assert.deepEqual(await kept(as, '/order'), newest);
  });

  it('end with the newest of many that arrive at once', async () => {
    const as = await gateway.login('approver');
    const sizes = [30, 10, 50, 20, 40];
    await Promise.all(
      sizes.map((size) =>
        gateway.ok(
          saveOperateHabit,
          { pagePath: '/race', pageInfo: habit(size, secondsAgo(100 - size)) },
          { as },
        ),
      ),
    );
    assert.equal((await kept(as, '/race'))?.pageSize, 50);
  });

  it('are not shut by a clock that runs ahead', async () => {
    const as = await gateway.login('staff');
    await gateway.ok(
      saveOperateHabit,
      { pagePath: '/clock', pageInfo: habit(20, secondsAgo(-3600)) },
      { as },
    );
    assert.equal((await kept(as, '/clock'))?.modifyTime, NOW.toISOString());
    await gateway.ok(
      saveOperateHabit,
      { pagePath: '/clock', pageInfo: habit(50, NOW.toISOString()) },
      { as },
    );
    assert.equal((await kept(as, '/clock'))?.pageSize, 50);
  });

  it('are refused when they are none', async () => {
    const as = await gateway.login('staff');
    const good = habit(20, secondsAgo(1), [field('a')]);
    const bad: Record<string, unknown> = {
      'no path': { pageInfo: good },
      'path without a slash': { pagePath: 'a', pageInfo: good },
      'long path': { pagePath: `/${'a'.repeat(200)}`, pageInfo: good },
      'page size below 0': { pagePath: '/a', pageInfo: { ...good, pageSize: -1 } },
      'no time': { pagePath: '/a', pageInfo: { ...good, modifyTime: 'yesterday' } },
      'a day that is none': { pagePath: '/a', pageInfo: { ...good, modifyTime: '2026-02-31T25:00:00.000Z' } },
      'a status that is none': {
        pagePath: '/a',
        pageInfo: { ...good, fieldList: [{ ...field('a'), fieldStatus: 2 }] },
      },
      'a pin that is none': {
        pagePath: '/a',
        pageInfo: { ...good, fieldList: [{ ...field('a'), fieldPinned: true }] },
      },
      'a column without a name': { pagePath: '/a', pageInfo: { ...good, fieldList: [field('')] } },
      'too many columns': {
        pagePath: '/a',
        pageInfo: { ...good, fieldList: Array.from({ length: 101 }, (_, i) => field(`c${i}`)) },
      },
    };
    for (const [name, body] of Object.entries(bad)) {
      const answer = await gateway.send(saveOperateHabit, body, { as });
      assert.equal(answer.code, '41000', name);
    }
  });
});
