import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { afterEach, describe, it } from 'vitest';
import type { Call } from '../../../src/contract/call';
import type { StoredHabit, PageInfo } from '../../../src/contract/operate-habit';
import type { Send } from '../../../src/gateway/send';
import { TableHabit } from '../../../src/session/table-habit';

afterEach(() => {
  mock.reset();
  mock.timers.reset();
});

const COLUMNS = [{ id: 'no' }, { id: 'status' }, { id: 'pnr', hidden: true }];
const BEGIN = Date.parse('2026-11-20T02:00:00.000Z');
const at = (ms: number, change: Partial<PageInfo> = {}): PageInfo => ({
  fieldList: [],
  pageSize: 0,
  modifyTime: new Date(BEGIN + ms).toISOString(),
  ...change,
});

/** A gateway that stores one habit, a browser that remembers one, and mocked timers. */
function habitWith({ kept = null, remembered }: { kept?: PageInfo | null; remembered?: PageInfo } = {}) {
  mock.timers.enable({ apis: ['setTimeout'] });
  const world = {
    kept,
    remembered,
    now: BEGIN,
    isDown: false,
    saved: [] as PageInfo[],
    asked: 0,
    shared: [] as PageInfo[],
  };
  const answer = (): StoredHabit => ({ userNO: 'U1', enterpriseNum: 'E1', pageInfo: world.kept });
  const send = (async (call: Call, body: { pageInfo?: PageInfo }) => {
    await Promise.resolve();
    if (world.isDown) throw new Error('down');
    if (!call.mutates) {
      world.asked += 1;
      return answer();
    }
    if (body.pageInfo) {
      world.saved.push(body.pageInfo);
      if (!world.kept || world.kept.modifyTime <= body.pageInfo.modifyTime) world.kept = body.pageInfo;
    }
    return answer();
  }) as unknown as Send;
  const habit = new TableHabit('/page', {
    send,
    now: () => world.now,
    heard: () => undefined,
    share: (_path, info) => void world.shared.push(info),
    remember: (_path, info) => void (world.remembered = info),
    remembered: () => world.remembered,
  });
  const quiet = async () => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
  };
  return {
    habit,
    world,
    quiet,
    async pass(ms: number) {
      world.now += ms;
      mock.timers.tick(ms);
      await quiet();
    },
    state: () => habit.store.getState(),
  };
}

describe('a table habit', () => {
  it('is the gateway’s, read at most once in three minutes', async () => {
    const { habit, world, pass, state } = habitWith({ kept: at(-10, { pageSize: 50 }) });
    assert.equal(state().settled, false);
    await habit.load();
    assert.deepEqual([state().settled, state().pageInfo?.pageSize], [true, 50]);
    await habit.load();
    assert.equal(world.asked, 1);
    await pass(180_000);
    await habit.load();
    assert.equal(world.asked, 2);
  });

  it('changes at once, is shared at once, and is saved once a moment later', async () => {
    const { habit, world, pass, state } = habitWith();
    await habit.load();
    for (const width of [100, 120, 140]) {
      habit.arrange(COLUMNS, { widths: { status: width } });
      await pass(100);
    }
    assert.equal(habit.layout(COLUMNS).widths['status'], 140);
    assert.deepEqual([world.shared.length, world.saved.length], [3, 0]);
    await pass(600);
    assert.equal(world.saved.length, 1);
    assert.equal(world.saved[0]?.fieldList.find(({ fieldName }) => fieldName === 'status')?.fieldWidth, 140);
    assert.equal(state().pageInfo, world.kept);
  });

  it('saves the last change when its table goes, and nothing twice', async () => {
    const { habit, world, pass, quiet } = habitWith();
    await habit.load();
    habit.setPageSize(50);
    habit.save();
    await quiet();
    assert.deepEqual(
      world.saved.map(({ pageSize }) => pageSize),
      [50],
    );
    await pass(10_000);
    habit.save();
    await quiet();
    assert.equal(world.saved.length, 1);
  });

  it('stays as it is while the gateway fails, and is saved on the next occasion', async () => {
    const { habit, world, pass, state } = habitWith();
    world.isDown = true;
    await habit.load();
    assert.equal(state().settled, true);
    habit.arrange(COLUMNS, { hidden: ['status'] });
    await pass(600);
    assert.deepEqual(habit.layout(COLUMNS).hidden, ['status']);
    world.isDown = false;
    habit.save();
    await pass(0);
    assert.equal(world.saved.length, 1);
    assert.equal(world.kept?.fieldList.find(({ fieldName }) => fieldName === 'status')?.fieldStatus, 0);
  });

  it('applies changes of the last visit made while the gateway was out of reach', async () => {
    const remembered = at(-5, { pageSize: 100 });
    const { habit, world, quiet, state } = habitWith({ kept: at(-10, { pageSize: 50 }), remembered });
    const loading = habit.load();
    assert.deepEqual([state().settled, state().pageInfo?.pageSize], [true, 100]);
    await loading;
    await quiet();
    assert.deepEqual(world.saved, [remembered]);
  });

  it('gives way to a newer one: from the gateway, or another tab', async () => {
    const { habit, world, pass, state } = habitWith({
      kept: at(-5, { pageSize: 50 }),
      remembered: at(-10, { pageSize: 100 }),
    });
    await habit.load();
    assert.equal(state().pageInfo?.pageSize, 50);
    habit.setPageSize(10);
    habit.hear(at(1000, { pageSize: 20 }));
    assert.equal(state().pageInfo?.pageSize, 20);
    await pass(600);
    assert.deepEqual(world.saved, [], 'the other tab saves its own');
    habit.hear(at(500, { pageSize: 30 }));
    assert.equal(state().pageInfo?.pageSize, 20);
  });

  it('overrides values left by a clock ahead of this one', async () => {
    const { habit, pass, world, state } = habitWith({ kept: at(3_600_000, { pageSize: 50 }) });
    await habit.load();
    habit.setPageSize(10);
    await pass(600);
    assert.deepEqual([world.kept?.pageSize, state().pageInfo?.pageSize], [10, 10]);
  });

  it('takes the gateway’s time for its own change', async () => {
    const { habit, world, pass, state } = habitWith();
    await habit.load();
    habit.setPageSize(10);
    const gatewayTime = at(-1000, { pageSize: 10 });
    world.kept = gatewayTime;
    const saving = pass(600);
    world.kept = gatewayTime;
    await saving;
    assert.ok(state().pageInfo === world.kept);
  });

  it('is not waited for longer than a second', async () => {
    const { habit, pass, state } = habitWith();
    const loading = habit.load();
    mock.timers.tick(1000);
    assert.equal(state().settled, true);
    await pass(0);
    await loading;
  });

  it('leaves nothing to the next user, not even an answer under way', async () => {
    const { habit, world, quiet, state } = habitWith({ kept: at(-10, { pageSize: 50 }) });
    const loading = habit.load();
    habit.forget();
    await loading;
    assert.deepEqual(state(), { pageInfo: undefined, settled: false });
    world.kept = at(-10, { pageSize: 20 });
    await habit.load();
    habit.setPageSize(100);
    habit.forget();
    await quiet();
    assert.equal(state().pageInfo, undefined);
    assert.deepEqual(world.saved, []);
  });

  it('goes back to the page’s own columns and keeps the page size', async () => {
    const { habit, state } = habitWith();
    await habit.load();
    habit.setPageSize(50);
    habit.arrange(COLUMNS, { order: ['no', 'pnr', 'status'], hidden: [] });
    assert.deepEqual(habit.layout(COLUMNS).order, ['no', 'pnr', 'status']);
    habit.reset();
    assert.deepEqual(habit.layout(COLUMNS), {
      order: ['no', 'status', 'pnr'],
      hidden: ['pnr'],
      pinned: [],
      widths: {},
    });
    assert.equal(state().pageInfo?.pageSize, 50);
    habit.save();
  });
});
