import type { ApprovalFlow, FlowCondition, FlowStep } from '../../contract/approval/flow';
import type { StandardRule } from '../../contract/travel-standard/shapes';

export type {
  ApprovalFlow,
  ApproverRule,
  FlowCondition,
  FlowStep,
  StepLimit,
} from '../../contract/approval/flow';

/** Facts that conditions test. */
export interface FlowFacts {
  /** Fen; null when unknown. */
  amount: number | null;
  days: number | null;
  gradeRank: number;
  violations: readonly StandardRule[];
}

/** Returns the steps that apply to an application. */
export function stepsFor(flow: Pick<ApprovalFlow, 'steps'>, facts: FlowFacts): FlowStep[] {
  return flow.steps.filter((step) => isApplicable(step, facts));
}

export const isApplicable = ({ conditions }: Pick<FlowStep, 'conditions'>, facts: FlowFacts): boolean =>
  conditions.every((condition) => isMet(condition, facts));

function isMet(condition: FlowCondition, { amount, days, gradeRank, violations }: FlowFacts): boolean {
  switch (condition.kind) {
    case 'amount':
      return amount !== null && amount >= condition.least;
    case 'days':
      return days !== null && days >= condition.least;
    case 'grade':
      return gradeRank >= condition.from && gradeRank <= condition.to;
    case 'violation':
      return violations.some((rule) => condition.rules.includes(rule));
  }
}
