import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLooserBudget, type BudgetRule } from '../../../src/domain/cost-center/budget-rule';

const months = (amount: number) => Array.from({ length: 12 }, () => amount);
const rule = (control: BudgetRule['control'], years: [number, number[] | null][]): BudgetRule => ({
  control,
  monthsByYear: new Map(years),
});

describe('a budget lets more be spent', () => {
  const before = rule('warn', [[2027, months(100)]]);
  const rows: [string, BudgetRule, boolean][] = [
    ['where a month has more', rule('warn', [[2027, months(100).with(11, 101)]]), true],
    ['where there is none any more', rule('warn', [[2027, null]]), true],
    ['where it is no bound any more', rule('none', [[2027, months(100)]]), true],
    ['not where it has less', rule('block', [[2027, months(99)]]), false],
    [
      'not where another year gets one',
      rule('warn', [
        [2027, months(100)],
        [2028, months(1)],
      ]),
      false,
    ],
  ];
  for (const [name, after, isLooser] of rows)
    it(name, () => assert.equal(isLooserBudget(before, after), isLooser));
});
