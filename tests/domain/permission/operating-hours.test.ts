import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { isWithinHours } from '../../../src/domain/permission/operating-hours';

const WORK = { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };
const at = (local: string) => new Date(`${local}+08:00`);

describe('hours of work', () => {
  it('begin with their first minute and end before their last', () => {
    assert.equal(isWithinHours(WORK, at('2026-11-27T08:59:59')), false);
    assert.equal(isWithinHours(WORK, at('2026-11-27T09:00:00')), true);
    assert.equal(isWithinHours(WORK, at('2026-11-27T17:59:59')), true);
    assert.equal(isWithinHours(WORK, at('2026-11-27T18:00:00')), false);
  });

  it('are of the days of Shanghai, Sunday the last', () => {
    // It is already Friday in Shanghai, but still Thursday in UTC.
    const early = { weekdays: [5], from: '00:00', to: '01:00' };
    assert.equal(isWithinHours(early, at('2026-11-27T00:30:00')), true);
    assert.equal(isWithinHours(WORK, at('2026-11-28T10:00:00')), false);
    const sunday = { weekdays: [7], from: '00:00', to: '24:00' };
    assert.equal(isWithinHours(sunday, at('2026-11-29T23:59:59')), true);
    assert.equal(isWithinHours(sunday, at('2026-11-30T00:00:00')), false);
  });
});
