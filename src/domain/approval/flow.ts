import type { StepLimit, StepMode } from '../../contract/approval/path';
import type { StandardRule } from '../../contract/standards/shapes';

/** Who decides a step, seen from the applicant. */
export type ApproverRule =
  | { kind: 'staff'; staffNOs: readonly string[] }
  | { kind: 'role'; roleNo: string }
  /** `level` 1: the direct supervisor, 2: theirs. */
  | { kind: 'supervisor'; level: number }
  | { kind: 'departmentHead' }
  | { kind: 'costCenterOwner' };

/** When a step is taken; an application that says nothing about it does not meet a condition. */
export type FlowCondition =
  /** Fen, from this on. */
  | { kind: 'amount'; least: number }
  /** Days of the trip, both ends included, from this on. */
  | { kind: 'days'; least: number }
  /** Rank of the applicant's grade: 1 is the highest. */
  | { kind: 'grade'; from: number; to: number }
  | { kind: 'violation'; rules: readonly StandardRule[] };

export interface FlowStep {
  stepNo: number;
  stepName: string;
  approver: ApproverRule;
  mode: StepMode;
  /** All have to be met; none: always. */
  conditions: readonly FlowCondition[];
  /** Unless said, the step lasts as long as the application may. */
  limit?: StepLimit;
}

/** What an enterprise has its applications of a kind decided by, the steps one after the other. */
export interface ApprovalFlow {
  steps: readonly FlowStep[];
  /** 抄送: who sees an application without deciding it; nobody unless said. */
  copyTo?: readonly ApproverRule[];
}

/** What conditions look at. */
export interface FlowFacts {
  /** Fen; null where nobody has said how much. */
  amount: number | null;
  days: number | null;
  gradeRank: number;
  violations: readonly StandardRule[];
}

/** The steps that an application takes. */
export function stepsFor(flow: ApprovalFlow, facts: FlowFacts): FlowStep[] {
  return flow.steps.filter(({ conditions }) => conditions.every((condition) => isMet(condition, facts)));
}

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
