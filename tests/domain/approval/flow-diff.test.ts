import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { ApprovalFlow, FlowStep } from '../../../src/domain/approval/flow';
import { flowChanges, isSameFlow, type FlowChange } from '../../../src/domain/approval/flow-diff';
import { flow } from './flow-arbitraries';

const step = (stepNo: number, change: Partial<FlowStep> = {}): FlowStep => ({
  stepNo,
  stepName: `第${stepNo}步`,
  approver: { kind: 'supervisor', level: 1 },
  mode: 'all',
  conditions: [],
  ...change,
});
const LIMIT = { hours: 24, workingDaysOnly: true, otherwise: 'refuse' } as const;

describe('the difference between two flows', () => {
  const CASES: [name: string, before: FlowStep[], after: FlowStep[], changes: FlowChange[]][] = [
    ['nothing', [step(1)], [step(1)], []],
    ['a new step', [step(1)], [step(2), step(1)], [{ kind: 'added', step: step(2), at: 1 }]],
    ['a step less', [step(1), step(2)], [step(2)], [{ kind: 'removed', step: step(1), at: 1 }]],
    [
      'another name',
      [step(1)],
      [step(1, { stepName: '复审' })],
      [{ kind: 'renamed', stepNo: 1, stepName: '复审', from: '第1步', to: '复审' }],
    ],
    [
      'another mode, under the new name',
      [step(1)],
      [step(1, { stepName: '复审', mode: 'any' })],
      [
        { kind: 'renamed', stepNo: 1, stepName: '复审', from: '第1步', to: '复审' },
        { kind: 'mode', stepNo: 1, stepName: '复审', from: 'all', to: 'any' },
      ],
    ],
    [
      'other people, in another order too',
      [step(1, { approver: { kind: 'staff', staffNOs: ['A', 'B'] } })],
      [step(1, { approver: { kind: 'staff', staffNOs: ['B', 'A'] } })],
      [
        {
          kind: 'approver',
          stepNo: 1,
          stepName: '第1步',
          from: { kind: 'staff', staffNOs: ['A', 'B'] },
          to: { kind: 'staff', staffNOs: ['B', 'A'] },
        },
      ],
    ],
    [
      'another condition',
      [step(1, { conditions: [{ kind: 'days', least: 3 }] })],
      [step(1, { conditions: [{ kind: 'days', least: 5 }] })],
      [
        {
          kind: 'conditions',
          stepNo: 1,
          stepName: '第1步',
          from: [{ kind: 'days', least: 3 }],
          to: [{ kind: 'days', least: 5 }],
        },
      ],
    ],
    [
      'a limit',
      [step(1)],
      [step(1, { limit: LIMIT })],
      [{ kind: 'limit', stepNo: 1, stepName: '第1步', from: undefined, to: LIMIT }],
    ],
    [
      'the last step first: one move',
      [step(1), step(2), step(3)],
      [step(3), step(1), step(2)],
      [{ kind: 'moved', stepNo: 3, stepName: '第3步', from: 3, to: 1 }],
    ],
    [
      'the first step last: one move, and no move of those that fill its place',
      [step(1), step(2), step(3)],
      [step(2), step(3), step(1)],
      [{ kind: 'moved', stepNo: 1, stepName: '第1步', from: 1, to: 3 }],
    ],
    [
      'a step before others is no move of theirs',
      [step(1), step(2)],
      [step(3), step(1), step(2)],
      [{ kind: 'added', step: step(3), at: 1 }],
    ],
  ];
  for (const [name, before, after, changes] of CASES) {
    it(`is ${name}`, () => assert.deepEqual(flowChanges({ steps: before }, { steps: after }), changes));
  }

  it('is who gets copies; none and an empty list are the same', () => {
    const before: ApprovalFlow = { steps: [step(1)] };
    const after: ApprovalFlow = { ...before, copyTo: [{ kind: 'departmentHead' }] };
    assert.deepEqual(flowChanges(before, after), [
      { kind: 'copies', from: [], to: [{ kind: 'departmentHead' }] },
    ]);
    assert.ok(isSameFlow(before, { ...before, copyTo: [] }));
  });

  it('is nothing for the same read from a database, which keeps no order of keys', () => {
    const sorted = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? Array.isArray(value)
          ? value.map(sorted)
          : value
        : Object.fromEntries(
            Object.entries(value)
              .toSorted(([a], [b]) => a.localeCompare(b))
              .map(([key, inner]) => [key, sorted(inner)]),
          );
    fc.assert(fc.property(flow, (one) => isSameFlow(one, sorted(one) as ApprovalFlow)));
  });

  it('turns any flow into any other', () => {
    fc.assert(
      fc.property(flow, flow, (before, after) => {
        const next = applied(before, flowChanges(before, after));
        assert.deepEqual(next.steps, after.steps);
        assert.deepEqual(next.copyTo, after.copyTo ?? []);
      }),
    );
  });
});

/**
 * Applies the changes to a flow: added and moved steps take the places stated, the other steps fill the remaining
 * places in order.
 */
function applied(before: ApprovalFlow, changes: readonly FlowChange[]): ApprovalFlow {
  let steps = [...before.steps];
  let copyTo = before.copyTo ?? [];
  const placed = new Map<number, FlowStep>();
  const of = (stepNo: number) => steps.find((one) => one.stepNo === stepNo) as FlowStep;
  const alter = (stepNo: number, change: Partial<FlowStep>) => {
    steps = steps.map((one) => (one.stepNo === stepNo ? { ...one, ...change } : one));
  };
  for (const change of changes) {
    if (change.kind === 'removed') steps = steps.filter(({ stepNo }) => stepNo !== change.step.stepNo);
    if (change.kind === 'renamed') alter(change.stepNo, { stepName: change.to });
    if (change.kind === 'approver') alter(change.stepNo, { approver: change.to });
    if (change.kind === 'mode') alter(change.stepNo, { mode: change.to });
    if (change.kind === 'conditions') alter(change.stepNo, { conditions: [...change.to] });
    if (change.kind === 'copies') copyTo = [...change.to];
    if (change.kind === 'limit') {
      const { limit: _, ...rest } = of(change.stepNo);
      const next = change.to === undefined ? rest : { ...rest, limit: change.to };
      steps = steps.map((one) => (one.stepNo === change.stepNo ? next : one));
    }
  }
  for (const change of changes) {
    if (change.kind === 'added') placed.set(change.at, change.step);
    if (change.kind === 'moved') placed.set(change.to, of(change.stepNo));
  }
  const moved = new Set([...placed.values()].map(({ stepNo }) => stepNo));
  const stayed = steps.filter(({ stepNo }) => !moved.has(stepNo));
  const all = Array.from(
    { length: stayed.length + placed.size },
    (_, i) => placed.get(i + 1) ?? stayed.shift(),
  );
  return { steps: all.flatMap((one) => one ?? []), copyTo };
}
