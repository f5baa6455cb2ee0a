import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runSequences } from '../../sequences/run-sequences';
import { TEST_DATABASE } from '../../support/gateway/test-database';

/** `npm run sequences` runs as many as one likes. The embedded database takes longer to start again and to answer. */
const COUNT = { postgres: 120, pglite: 25 }[TEST_DATABASE];

describe('random sequences of bookings, decisions, payments and refunds', () => {
  it('with faults among their steps leave the books right and every answer true', async () => {
    const counts = await runSequences({ kind: TEST_DATABASE, count: COUNT });
    // sequences that never get there prove nothing
    const {
      book = 0,
      kill = 0,
      payMixed = 0,
      refund = 0,
      rebuy = 0,
      出票失败: notIssued = 0,
      退票失败: kept = 0,
    } = counts;
    const isThere = kill > 0 && payMixed > 0 && notIssued > 0 && refund > 0 && rebuy > 0 && kept > 0;
    assert.ok(book > COUNT && isThere, JSON.stringify(counts));
  });
});
