import assert from 'node:assert/strict';
import { readConfigureGlobal } from 'fast-check';
import { afterAll, describe, it } from 'vitest';
import { runSequences, type Counts } from '../../sequences/run-sequences';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/**
 * Number of sequences of each test; `npm run sequences` runs any number. The embedded database restarts and responds
 * more slowly.
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
        // Each round runs other sequences.
        seed: seed === undefined ? undefined : seed + round,
      });
      for (const [name, times] of Object.entries(counts)) total[name] = (total[name] ?? 0) + times;
    });
  }

  afterAll(() => {
    // Fails when the sequences never reach these states, as they would then prove nothing.
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
