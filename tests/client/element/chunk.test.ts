import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { afterEach, beforeEach, describe, it } from 'vitest';
import {
  CHUNK_LIMIT,
  CHUNK_WAITS,
  ChunkLoadError,
  CodeFault,
  loadChunk,
} from '../../../src/element/runtime/chunk';

const [SHORT, LONG] = CHUNK_WAITS;

/** A load that fails this many times; its mock counts the calls. */
function failing(times: number, error = new TypeError('Failed to fetch dynamically imported module')) {
  const load = mock.fn(() =>
    load.mock.callCount() < times ? Promise.reject(error) : Promise.resolve('code'),
  );
  return load;
}

/** Lets pending promise callbacks run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms);
  await settle();
}

describe('loading a part of the code', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('asks once for one that comes', async () => {
    const load = failing(0);
    assert.equal(await loadChunk(load), 'code');
    assert.equal(load.mock.callCount(), 1);
  });

  it('tries twice more, each time after a longer wait, and no more', async () => {
    const load = failing(5);
    const failed = assert.rejects(loadChunk(load), ChunkLoadError);
    await settle();
    assert.equal(load.mock.callCount(), 1);
    await pass(SHORT / 2 - 1);
    assert.equal(load.mock.callCount(), 1, 'half of the wait is waited at least');
    await pass(SHORT / 2 + 1);
    assert.equal(load.mock.callCount(), 2);
    await pass(LONG / 2 - 1);
    assert.equal(load.mock.callCount(), 2);
    await pass(LONG / 2 + 1);
    assert.equal(load.mock.callCount(), 3);
    await failed;
    await pass(CHUNK_LIMIT);
    assert.equal(load.mock.callCount(), 3);
  });

  it('resolves with the code of a later try', async () => {
    const coming = loadChunk(failing(2));
    await settle();
    await pass(SHORT);
    await pass(LONG);
    assert.equal(await coming, 'code');
  });

  it('waits a time of its own on every page', async () => {
    const load = failing(5);
    mock.method(Math, 'random', () => 0.999);
    const failed = assert.rejects(loadChunk(load), ChunkLoadError);
    await settle();
    await pass(SHORT / 2 + 1);
    assert.equal(load.mock.callCount(), 2);
    await pass(LONG / 2 + 1);
    await failed;
    assert.equal(load.mock.callCount(), 3);
  });

  it('tries at once when the network comes back', async () => {
    const window = new EventTarget();
    Object.assign(globalThis, { window });
    const load = failing(1);
    const coming = loadChunk(load);
    await settle();
    assert.equal(load.mock.callCount(), 1);
    window.dispatchEvent(new Event('online'));
    assert.equal(await coming, 'code');
    assert.equal(load.mock.callCount(), 2);
  });

  const codes: [message: string, code: string][] = [
    ['Failed to fetch dynamically imported module: /chunks/a.js', 'CHUNK_LOAD_FAILED'],
    ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
    ['error loading dynamically imported module', 'CHUNK_LOAD_FAILED'],
    ['Importing a module script failed.', 'CHUNK_LOAD_FAILED'],
    ['Unable to load https://cdn.test/chunks/a.js', 'CHUNK_LOAD_FAILED'],
    ['Loading chunk 7 failed.', 'CHUNK_LOAD_FAILED'],
  ];
  for (const [message, code] of codes) {
    it(`says ${code} of: ${message}`, async () => {
      const failed = assert.rejects(loadChunk(failing(3, new Error(message))), {
        name: 'ChunkLoadError',
        code,
      });
      await settle();
      await pass(SHORT);
      await pass(LONG);
      await failed;
    });
  }

  for (const fault of [
    new Error('Calling `require` for "react" in an environment that doesn\'t expose the `require` function.'),
    new TypeError('x is not a function'),
    new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
  ])
    it(`tells code that does not run at once, in the console once: ${fault.name}`, async () => {
      const told = mock.method(console, 'error', () => undefined);
      const load = failing(9, fault);
      for (const _ of [1, 2])
        await assert.rejects(loadChunk(load), (error) => {
          assert.ok(error instanceof CodeFault);
          assert.equal(error.cause, fault);
          assert.deepEqual([error.detail.kind, error.detail.retryable], ['crash', false]);
          return true;
        });
      assert.equal(load.mock.callCount(), 2, 'it is not asked for again');
      assert.deepEqual(
        told.mock.calls.map(({ arguments: [, error] }) => error as unknown),
        [fault],
      );
    });

  it('gives up after the limit when the code never arrives', async () => {
    assert.equal(CHUNK_LIMIT, 120_000);
    const load = mock.fn(() => new Promise<string>(() => undefined));
    const failed = assert.rejects(loadChunk(load), { code: 'CHUNK_LOAD_FAILED' });
    await pass(CHUNK_LIMIT);
    await failed;
    assert.equal(load.mock.callCount(), 1);
  });
});
