import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { delegationProblem } from '../../../src/domain/personal-info/delegation';

describe('the days of a delegation', () => {
  const TODAY = '2026-11-20';
  const table: [begin: string, end: string, problem: string | undefined][] = [
    [TODAY, TODAY, undefined],
    ['2026-11-01', TODAY, undefined],
    ['2027-03-01', '2027-03-05', undefined],
    [TODAY, '2027-11-20', undefined],
    [TODAY, '2027-11-21', 'long'],
    [TODAY, '2026-11-19', 'order'],
    ['2026-11-01', '2026-11-19', 'past'],
  ];
  for (const [beginDate, endDate, problem] of table) {
    it(`${beginDate} to ${endDate}: ${problem ?? 'right'}`, () => {
      assert.equal(delegationProblem({ beginDate, endDate }, TODAY)?.problem, problem);
    });
  }
});
