import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { afterEach, describe, it } from 'vitest';
import { createPatience } from '../../../src/gateway/patience';

afterEach(() => mock.timers.reset());

describe('the patience with an upload', () => {
  it('lasts as long as data arrive', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const patience = createPatience(25_000);
    for (let i = 0; i < 20; i += 1) {
      mock.timers.tick(24_000);
      patience.renew();
    }
    assert.equal(patience.isOver(), false);
    mock.timers.tick(25_000);
    assert.equal(patience.isOver(), true);
    assert.equal(patience.signal.aborted, true);
  });

  it('ends with the upload', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const patience = createPatience(25_000);
    patience.end();
    mock.timers.tick(100_000);
    assert.equal(patience.isOver(), false);
  });
});
