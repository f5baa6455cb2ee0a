import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { codeOf, SOURCES } from './sources';

/**
 * Files that only measure durations on this machine or name files uniquely, so the machine's clock suffices, and the
 * program that runs outside of pages.
 */
const MACHINE_TIME = [
  'src/session/token-function.ts',
  'src/domain/clock.ts',
  'src/gateway/transport.ts',
  'src/element/runtime/preload-parts.ts',
  'src/element/navigation/mailed-link.ts',
  'src/element/live/order-changes.ts',
  'src/element/list/table-preferences.ts',
  'src/element/runtime/runtime.ts',
  'components/authorize/authorize-store.ts',
  'src/check-gateway/run.ts',
  'src/check-supplier/run.ts',
  'src/check-tax/run.ts',
];

const readsMachine = (code: string): boolean =>
  /\bDate\.now\(\)|\bnew Date\(\)|[^.]\bDate\.now\b(?!\()/.test(code);

describe('the clock of pages', () => {
  it('is the gateway’s wherever an instant or a day matters', () => {
    const reading = SOURCES.filter((file) => readsMachine(codeOf(file)));
    assert.deepEqual(
      reading.filter((file) => !MACHINE_TIME.includes(file)),
      [],
    );
    assert.deepEqual(
      MACHINE_TIME.filter((file) => !reading.includes(file)),
      [],
    );
  });

  it('is found where it is the machine’s', () => {
    assert.ok(readsMachine('const today = shanghaiDate(new Date());'));
    assert.ok(readsMachine('const until = Date.now() + 5;'));
    assert.ok(!readsMachine('const day = new Date(instant);'));
  });

  it('is set for the first paint without the experimental timers of Node, which print a warning', () => {
    assert.doesNotMatch(readFileSync('scripts/first-paint.tsx', 'utf8'), /node:test/);
  });
});
