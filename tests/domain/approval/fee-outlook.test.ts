import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { feeOutlook, type TicketFee } from '../../../src/domain/approval/fee-outlook';

const [SOON, LATER] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-03T00:00:00Z')];
const ticket = (fee: number | null, at?: Date, more: number | null = null): TicketFee => ({
  fee,
  worse: at === undefined ? null : { at, fee: more },
});

describe('the cost of waiting', () => {
  const CASES: [
    name: string,
    tickets: TicketFee[],
    now: number | null,
    next: [Date, number | null] | null,
  ][] = [
    ['nothing where no fee rises', [ticket(100), ticket(0)], 100, null],
    ['what the one costs more that rises', [ticket(100, SOON, 300), ticket(50)], 150, [SOON, 350]],
    ['what the first costs more', [ticket(100, LATER, 300), ticket(50, SOON, 80)], 150, [SOON, 180]],
    ['what both cost more at once', [ticket(100, SOON, 300), ticket(50, SOON, 80)], 150, [SOON, 380]],
    ['all of it where one is not allowed then', [ticket(100, SOON, null), ticket(50)], 150, [SOON, null]],
    ['nothing more where one is not allowed now', [ticket(null), ticket(50, SOON, 80)], null, null],
    ['nothing of no tickets', [], 0, null],
  ];
  for (const [name, tickets, now, next] of CASES) {
    it(`is ${name}`, () => {
      const expected = next === null ? null : { at: next[0], fee: next[1] };
      assert.deepEqual(feeOutlook(tickets), { now, next: expected });
    });
  }
});
