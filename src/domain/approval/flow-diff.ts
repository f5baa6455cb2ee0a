import type { ApprovalFlow, ApproverRule, FlowCondition, FlowStep, StepLimit } from './flow';

/** A step keeps its identity as long as its number; `stepName` is its current name. */
interface OfStep {
  stepNo: number;
  stepName: string;
}

/** A change of one step, or of the copies. Places count from 1. */
export type FlowChange =
  /** `at`: place in the new flow for an added step, in the former one for a removed step. */
  | { kind: 'added' | 'removed'; step: FlowStep; at: number }
  /** Places in the flow before and after. */
  | (OfStep & { kind: 'moved'; from: number; to: number })
  | (OfStep & { kind: 'renamed'; from: string; to: string })
  | (OfStep & { kind: 'approver'; from: ApproverRule; to: ApproverRule })
  | (OfStep & { kind: 'mode'; from: FlowStep['mode']; to: FlowStep['mode'] })
  | (OfStep & { kind: 'conditions'; from: readonly FlowCondition[]; to: readonly FlowCondition[] })
  | (OfStep & { kind: 'limit'; from: StepLimit | undefined; to: StepLimit | undefined })
  | { kind: 'replacement'; from: ApproverRule | undefined; to: ApproverRule | undefined }
  | { kind: 'copies'; from: readonly ApproverRule[]; to: readonly ApproverRule[] };

/** Returns the changes between two versions of a flow; empty where they are the same. */
export function flowChanges(before: ApprovalFlow, after: ApprovalFlow): FlowChange[] {
  const former = new Map(before.steps.map((step) => [step.stepNo, step]));
  const next = new Map(after.steps.map((step) => [step.stepNo, step]));
  const removed = before.steps.flatMap((step, i): FlowChange[] =>
    next.has(step.stepNo) ? [] : [{ kind: 'removed', step, at: i + 1 }],
  );
  const moved = movedSteps(before.steps, after.steps);
  const changed = after.steps.flatMap((step, i): FlowChange[] => {
    const old = former.get(step.stepNo);
    if (old === undefined) return [{ kind: 'added', step, at: i + 1 }];
    const move = moved.get(step.stepNo);
    return [...(move === undefined ? [] : [move]), ...stepChanges(old, step)];
  });
  const copies = { from: before.copyTo ?? [], to: after.copyTo ?? [] };
  const replacement = { from: before.replacement, to: after.replacement };
  return [
    ...removed,
    ...changed,
    ...(isSame(replacement.from, replacement.to) ? [] : [{ kind: 'replacement' as const, ...replacement }]),
    ...(isSame(copies.from, copies.to) ? [] : [{ kind: 'copies' as const, ...copies }]),
  ];
}

/** True when two flows decide alike. The order of keys is irrelevant, because the database does not preserve it. */
export const isSameFlow = (one: ApprovalFlow, other: ApprovalFlow): boolean =>
  flowChanges(one, other).length === 0;

function stepChanges(old: FlowStep, step: FlowStep): FlowChange[] {
  const { stepNo, stepName } = step;
  const of = { stepNo, stepName };
  const changes: FlowChange[] = [
    { ...of, kind: 'renamed', from: old.stepName, to: stepName },
    { ...of, kind: 'approver', from: old.approver, to: step.approver },
    { ...of, kind: 'mode', from: old.mode, to: step.mode },
    { ...of, kind: 'conditions', from: old.conditions, to: step.conditions },
    { ...of, kind: 'limit', from: old.limit, to: step.limit },
  ];
  return changes.filter((change) => 'from' in change && !isSame(change.from, change.to));
}

/**
 * Returns the fewest steps that explain the new order: those outside the longest run of steps that stayed in their
 * order.
 */
function movedSteps(before: readonly FlowStep[], after: readonly FlowStep[]): Map<number, FlowChange> {
  const places = new Map(before.map(({ stepNo }, i) => [stepNo, i]));
  const kept = after.flatMap(({ stepNo, stepName }, to) => {
    const from = places.get(stepNo);
    return from === undefined ? [] : [{ stepNo, stepName, from, to }];
  });
  const stayed = longestRise(kept.map(({ from }) => from));
  return new Map(
    kept
      .filter((_, i) => !stayed.has(i))
      .map(({ stepNo, stepName, from, to }) => [
        stepNo,
        { kind: 'moved', stepNo, stepName, from: from + 1, to: to + 1 } as const,
      ]),
  );
}

/** Returns the places of one of the longest rising subsequences. */
function longestRise(numbers: readonly number[]): Set<number> {
  const lengths: number[] = [];
  const former: number[] = [];
  numbers.forEach((number, i) => {
    lengths[i] = 1;
    former[i] = -1;
    for (let j = 0; j < i; j += 1) {
      const length = (lengths[j] ?? 0) + 1;
      if ((numbers[j] ?? 0) < number && length > (lengths[i] ?? 0)) {
        lengths[i] = length;
        former[i] = j;
      }
    }
  });
  const run = new Set<number>();
  for (let at = lengths.indexOf(Math.max(...lengths)); at >= 0; at = former[at] ?? -1) run.add(at);
  return run;
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
