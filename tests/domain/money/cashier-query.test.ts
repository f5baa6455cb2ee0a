import assert from 'node:assert/strict';
import { assert as check, nat, property } from 'fast-check';
import { describe, it } from 'vitest';
import { nextCashierQuery } from '../../../src/domain/money/cashier-query';

const BEGUN = new Date('2026-11-20T04:00:00Z');
const at = (minutes: number) => new Date(BEGUN.getTime() + minutes * 60_000);
const DAY = 24 * 60;

describe('the query for lost notices of the cashier', () => {
  for (const [name, now, next] of [
    ['a minute after it was begun', at(0), at(1)],
    ['twice as old each time', at(1), at(2)],
    ['twice as old each time, also late', at(90), at(180)],
    ['a minute later where a clock is behind', at(-5), at(-4)],
    ['a last time after six days', at(6 * DAY), at(12 * DAY)],
    ['no more after seven', at(7 * DAY), undefined],
  ] as const) {
    it(`is due ${name}`, () => assert.deepEqual(nextCashierQuery(BEGUN, now), next));
  }

  it('comes to an end after few times, each later than the one before', () => {
    check(
      property(nat(30_000), (lateMs) => {
        let times = 0;
        for (let now = BEGUN; ; times += 1) {
          const next = nextCashierQuery(BEGUN, now);
          if (next === undefined) break;
          assert.ok(next > now);
          // A round begins some time after its due time.
          now = new Date(next.getTime() + lateMs);
        }
        assert.ok(times <= 16, String(times));
      }),
    );
  });
});
