import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { CHUNK_LIMIT, ChunkLoadError, loadChunk } from '../../../src/element/runtime/chunk';

/** A load that fails so many times, and how often it was asked for. */
function failing(times: number, error = new TypeError('Failed to fetch dynamically imported module')) {
  const load = mock.fn(() =>
    load.mock.callCount() < times ? Promise.reject(error) : Promise.resolve('code'),
  );
  return load;
}

describe('loading a part of the code', () => {
  it('asks once for one that comes', async () => {
    const load = failing(0);
    assert.equal(await loadChunk(load), 'code');
    assert.equal(load.mock.callCount(), 1);
  });

  it('tries once more, and no more', async () => {
    assert.equal(await loadChunk(failing(1)), 'code');
    const load = failing(5);
    await assert.rejects(loadChunk(load), ChunkLoadError);
    assert.equal(load.mock.callCount(), 2);
  });

  const codes: [message: string, code: string][] = [
    ['Failed to fetch dynamically imported module: /chunks/a.js', 'CHUNK_LOAD_FAILED'],
    ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
    ['error loading dynamically imported module', 'CHUNK_LOAD_FAILED'],
  ];
  for (const [message, code] of codes) {
    it(`says ${code} of: ${message}`, async () => {
      await assert.rejects(loadChunk(failing(2, new Error(message))), { name: 'ChunkLoadError', code });
    });
  }

  it('gives up what never comes after the limit', async () => {
    assert.equal(CHUNK_LIMIT, 120_000);
    mock.timers.enable({ apis: ['setTimeout'] });
    const load = mock.fn(() => new Promise<string>(() => undefined));
    const failed = assert.rejects(loadChunk(load), { code: 'CHUNK_LOAD_FAILED' });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      assert.equal(load.mock.callCount(), attempt);
      mock.timers.tick(CHUNK_LIMIT);
      // the second try begins once the first has been given up
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
    await failed;
    mock.timers.reset();
  });
});
