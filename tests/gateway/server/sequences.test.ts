import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { runSequences } from '../../sequences/run-sequences';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/** A small share of `npm run sequences`, with kills and lost responses; the long test runs many more. */
const COUNT = { postgres: 5, pglite: 3 }[TEST_DATABASE];

describe('some random sequences of bookings, decisions, payments and refunds', () => {
  it('with faults among their steps leave the books right and every answer true', async () => {
    const { book = 0, kill = 0 } = await runSequences({ kind: TEST_DATABASE, count: COUNT });
    // Fails when the sequences never reach these states, as they would then prove nothing.
    assert.ok(book > 0 && kill > 0, `${book} booked, ${kill} killed`);
  });
});
