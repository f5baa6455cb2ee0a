import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'vitest';
import { nowMs, onClockChange, takeGatewayTime } from '../../src/domain/clock';

/** Simulates a response of a gateway whose clock is `aheadMs` ahead of this one, `tookMs` after the request. */
function answer(aheadMs: number, tookMs = 0): void {
  const cameMs = Date.now();
  const told = new Date(cameMs - tookMs / 2 + aheadMs).toUTCString();
  takeGatewayTime(told, { sentMs: cameMs - tookMs, cameMs });
}
const ahead = (): number => nowMs() - Date.now();
const MINUTE = 60_000;

describe('the clock', () => {
  afterEach(() => answer(0));

  for (const minutes of [-24 * 60, -20, 20, 24 * 60])
    it(`is the gateway’s, ${minutes} minutes away`, () => {
      answer(minutes * MINUTE);
      assert.ok(Math.abs(ahead() - minutes * MINUTE) < 2000, String(ahead()));
    });

  it('is this machine’s where the difference is within the precision of a response', () => {
    answer(1500);
    assert.equal(Math.abs(ahead()) < 5, true);
    answer(4000, 10_000);
    assert.equal(Math.abs(ahead()) < 5, true);
  });

  it('stays where it was found, tells of each change, and ignores invalid times', () => {
    let told = 0;
    const end = onClockChange(() => (told += 1));
    answer(20 * MINUTE);
    answer(20 * MINUTE + 800);
    assert.equal(told, 1);
    takeGatewayTime('yesterday', { sentMs: 0, cameMs: 1 });
    assert.equal(told, 1);
    answer(0);
    assert.equal(told, 2);
    end();
  });
});
