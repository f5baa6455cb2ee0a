import assert from 'node:assert/strict';
import { readConfigureGlobal } from 'fast-check';
import { afterAll, describe, it } from 'vitest';
import { runSequences, type Counts } from '../../sequences/run-sequences';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/**
 * How many sequences each test has; `npm run sequences` runs as many as one likes. The embedded database takes longer to
 * start again and to answer.
 */
const COUNTS = { postgres: [30, 30, 30, 30], pglite: [25] }[TEST_DATABASE];

describe('random sequences of bookings, decisions, payments and refunds', () => {
  const total: Counts = {};

  for (const [round, count] of COUNTS.entries()) {
    it(`with faults among their steps leave the books right and every answer true (${round + 1})`, async () => {
      const { seed } = readConfigureGlobal();
      const counts = await runSequences({
        kind: TEST_DATABASE,
        count,
        // other sequences in each round
        seed: seed === undefined ? undefined : seed + round,
      });
      for (const [name, times] of Object.entries(counts)) total[name] = (total[name] ?? 0) + times;
    });
  }

  afterAll(() => {
    // sequences that never get there prove nothing
    const {
      book = 0,
      kill = 0,
      payMixed = 0,
      refund = 0,
      rebuy = 0,
      出票失败: notIssued = 0,
      退票失败: kept = 0,
    } = total;
    const isThere = kill > 0 && payMixed > 0 && notIssued > 0 && refund > 0 && rebuy > 0 && kept > 0;
    const least = COUNTS.reduce((sum, count) => sum + count, 0);
    assert.ok(book > least && isThere, JSON.stringify(total));
  });
});
