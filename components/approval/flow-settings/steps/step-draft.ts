import type { FlowCondition, FlowStep, StepLimit } from '../../../../src/contract/approval/flow';
import type { StandardRule } from '../../../../src/contract/travel-standard/shapes';
import { fenOf, formatPrice } from '../../../../src/domain/money/money';
import { draftOfRule, ruleOf, type RuleDraft } from '../rules/rule-draft';
import type { Names } from '../names';

/** Step as entered; null for a condition or limit that is not set. */
export interface StepDraft {
  stepName: string;
  rule: RuleDraft;
  mode: FlowStep['mode'];
  /** Amount in yuan and number of days, as typed. */
  amount: string | null;
  days: string | null;
  grade: { from: number; to: number } | null;
  violation: readonly StandardRule[] | null;
  limit: (Omit<StepLimit, 'hours'> & { hours: string }) | null;
}

export const NEW_LIMIT: StepDraft['limit'] = { hours: '24', workingDaysOnly: true, otherwise: 'refuse' };

export function draftOfStep(step: FlowStep | undefined, names: Names): StepDraft {
  const find = <K extends FlowCondition['kind']>(kind: K) =>
    step?.conditions.find((one): one is Extract<FlowCondition, { kind: K }> => one.kind === kind);
  const amount = find('amount');
  const days = find('days');
  const grade = find('grade');
  return {
    stepName: step?.stepName ?? '',
    rule: draftOfRule(step?.approver, names),
    mode: step?.mode ?? 'any',
    amount: amount ? formatPrice(amount.least).replaceAll(',', '').replace(/\.00$/, '') : null,
    days: days ? String(days.least) : null,
    grade: grade ? { from: grade.from, to: grade.to } : null,
    violation: find('violation')?.rules ?? null,
    limit: step?.limit ? { ...step.limit, hours: String(step.limit.hours) } : null,
  };
}

export function stepOf(draft: StepDraft, stepNo: number): FlowStep {
  const { stepName, rule, mode, limit } = draft;
  return {
    stepNo,
    stepName,
    approver: ruleOf(rule),
    mode,
    conditions: conditionsOf(draft),
    ...(limit && { limit: { ...limit, hours: Number(limit.hours) } }),
  };
}

function conditionsOf({ amount, days, grade, violation }: StepDraft): FlowCondition[] {
  return [
    ...(amount === null ? [] : [{ kind: 'amount' as const, least: fenOf(amount) ?? 0 }]),
    ...(days === null ? [] : [{ kind: 'days' as const, least: Number(days) }]),
    ...(grade === null ? [] : [{ kind: 'grade' as const, ...grade }]),
    ...(violation === null ? [] : [{ kind: 'violation' as const, rules: [...violation] }]),
  ];
}

/** Form field of a path of the step. Conditions are numbered in the order of `conditionsOf`. */
export function fieldOfStep(path: string, draft: StepDraft): string {
  const [field = '', place] = path.split('.');
  if (field === 'approver') return 'rule';
  if (field === 'conditions') return conditionsOf(draft)[Number(place)]?.kind ?? field;
  return field;
}
