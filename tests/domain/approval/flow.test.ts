import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { stepsFor, type FlowCondition, type FlowFacts } from '../../../src/domain/approval/flow';

const FACTS: FlowFacts = { amount: 100_000, days: 3, gradeRank: 2, violations: ['price'] };
const step = (stepNo: number, ...conditions: FlowCondition[]) => ({
  stepNo,
  stepName: `第${stepNo}步`,
  approver: { kind: 'supervisor', level: stepNo } as const,
  mode: 'any' as const,
  conditions,
});

describe('the steps that an application takes', () => {
  const CASES: [name: string, condition: FlowCondition, facts: Partial<FlowFacts>, isTaken: boolean][] = [
    ['an amount that is reached', { kind: 'amount', least: 100_000 }, {}, true],
    ['one that is not', { kind: 'amount', least: 100_001 }, {}, false],
    ['one that nobody has named', { kind: 'amount', least: 0 }, { amount: null }, false],
    ['days that are reached', { kind: 'days', least: 3 }, {}, true],
    ['days that are not', { kind: 'days', least: 4 }, {}, false],
    ['days of what has none', { kind: 'days', least: 1 }, { days: null }, false],
    ['a grade within', { kind: 'grade', from: 1, to: 2 }, {}, true],
    ['a grade above', { kind: 'grade', from: 3, to: 5 }, {}, false],
    ['a grade below', { kind: 'grade', from: 1, to: 1 }, {}, false],
    ['a rule that is broken', { kind: 'violation', rules: ['cabin', 'price'] }, {}, true],
    ['another rule', { kind: 'violation', rules: ['cabin'] }, {}, false],
    ['no rule broken', { kind: 'violation', rules: ['price'] }, { violations: [] }, false],
  ];
  for (const [name, condition, facts, isTaken] of CASES) {
    it(`go by ${name}`, () => {
      const flow = { steps: [step(1), step(2, condition)] };
      const taken = stepsFor(flow, { ...FACTS, ...facts }).map(({ stepNo }) => stepNo);
      assert.deepEqual(taken, isTaken ? [1, 2] : [1]);
    });
  }

  it('meet all of their conditions, and stay in their order', () => {
    const [amount, days]: FlowCondition[] = [
      { kind: 'amount', least: 100_000 },
      { kind: 'days', least: 5 },
    ];
    assert.ok(amount && days);
    const flow = { steps: [step(3, amount), step(1, amount, days), step(2)] };
    assert.deepEqual(
      stepsFor(flow, FACTS).map(({ stepNo }) => stepNo),
      [3, 2],
    );
  });
});
