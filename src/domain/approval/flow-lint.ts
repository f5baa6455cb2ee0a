import type { ApplyType } from '../../contract/approval/approval';
import type { FlowFinding } from '../../contract/approval/flow-settings';
import type { StandardRule } from '../../contract/travel-standard/shapes';
import {
  isApplicable,
  type ApprovalFlow,
  type ApproverRule,
  type FlowCondition,
  type FlowStep,
} from './flow';

/** A member of staff, with the data that flows use. */
export interface LintStaff {
  gradeRank: number;
  supervisorNO: string | null;
  /** Head of their department and owner of their cost centre. */
  headNO: string | null;
  ownerNO: string | null;
  roleNos: readonly string[];
  mayAgree: boolean;
}

/** Data of the enterprise for the checks. */
export interface LintFacts {
  applyType: ApplyType;
  /** All staff, each of whom may apply. */
  staff: ReadonlyMap<string, LintStaff>;
  roleNos: ReadonlySet<string>;
}

/** Maximum number of people named in a finding. */
const MOST_NAMED = 5;

/** Returns the problems of a flow: steps without approvers, unreachable steps, people who have left. */
export function lintFlow(flow: ApprovalFlow, facts: LintFacts): FlowFinding[] {
  const holders = holdersOf(facts.staff);
  const ask: Ask = (rule, applicantNO) => approversFor(rule, applicantNO, facts.staff, holders);
  const steps = flow.steps.flatMap((step, i): FlowFinding[] => [
    ...missingApprovers([step.approver], step.stepNo, facts),
    ...(unreachable(step, facts) ??
      (isRepeated(step, flow.steps.slice(0, i))
        ? [{ kind: 'repeated' as const, stepNo: step.stepNo }]
        : peopleOf(step, facts, ask))),
  ]);
  return [...undecided(flow, facts, ask), ...steps, ...missingApprovers(flow.copyTo ?? [], null, facts)];
}

type Ask = (rule: ApproverRule, applicantNO: string) => readonly string[];

/** Returns the staff numbers of a rule's approvers for an applicant, without those who have left. */
function approversFor(
  rule: ApproverRule,
  applicantNO: string,
  staff: LintFacts['staff'],
  holders: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const there = (staffNO: string | null | undefined) =>
    staffNO !== null && staffNO !== undefined && staff.has(staffNO) ? [staffNO] : [];
  const applicant = staff.get(applicantNO);
  switch (rule.kind) {
    case 'staff':
      return rule.staffNOs.filter((staffNO) => staff.has(staffNO));
    case 'role':
      return holders.get(rule.roleNo) ?? [];
    case 'supervisor': {
      let above: string | null | undefined = applicantNO;
      for (let up = 0; up < rule.level && above; up += 1) above = staff.get(above)?.supervisorNO;
      return there(above);
    }
    case 'departmentHead':
      return there(applicant?.headNO);
    case 'costCenterOwner':
      return there(applicant?.ownerNO);
  }
}

function holdersOf(staff: LintFacts['staff']): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const [staffNO, { roleNos }] of staff) {
    for (const roleNo of roleNos) {
      const others = holders.get(roleNo);
      if (others) others.push(staffNO);
      else holders.set(roleNo, [staffNO]);
    }
  }
  return holders;
}

/** Returns the people and roles of the rules that the enterprise does not have any more. */
function missingApprovers(
  rules: readonly ApproverRule[],
  stepNo: number | null,
  { staff, roleNos }: LintFacts,
): FlowFinding[] {
  const staffNOs = rules
    .flatMap((rule) => (rule.kind === 'staff' ? rule.staffNOs : []))
    .filter((staffNO) => !staff.has(staffNO));
  const roles = rules.flatMap((rule) =>
    rule.kind === 'role' && !roleNos.has(rule.roleNo) ? [rule.roleNo] : [],
  );
  return [
    ...(staffNOs.length === 0 ? [] : [{ kind: 'left' as const, stepNo, staffNOs }]),
    ...roles.map((roleNo) => ({ kind: 'roleGone' as const, stepNo, roleNo })),
  ];
}

/**
 * Kinds of applications, by their business types: those that always have a number of days, and those that may break
 * standards.
 */
const WITH_DAYS: readonly ApplyType[] = [1, 9, 17];
const OVER_STANDARD: readonly ApplyType[] = [2, 18];
const WITH_VIOLATIONS: readonly ApplyType[] = [...OVER_STANDARD, 20];

/** Returns the kinds of conditions that applications of a kind can meet. */
export function conditionKinds(applyType: ApplyType): FlowCondition['kind'][] {
  return [
    'amount',
    'grade',
    ...(WITH_DAYS.includes(applyType) ? ['days' as const] : []),
    ...(WITH_VIOLATIONS.includes(applyType) ? ['violation' as const] : []),
  ];
}

/** Returns a finding, or undefined where some application can meet all conditions of a step. */
function unreachable(
  { stepNo, conditions }: FlowStep,
  { applyType, staff }: LintFacts,
): FlowFinding[] | undefined {
  const finding = (condition: 'grade' | 'days' | 'violation') => [
    { kind: 'unreachable' as const, stepNo, condition },
  ];
  const has = (kind: FlowCondition['kind']) => conditions.some((condition) => condition.kind === kind);
  const possible = conditionKinds(applyType);
  if (has('days') && !possible.includes('days')) return finding('days');
  if (has('violation') && !possible.includes('violation')) return finding('violation');
  const isForSomebody = [...staff.values()].some(({ gradeRank }) => isOfGrade(conditions, gradeRank));
  return isForSomebody ? undefined : finding('grade');
}

const isOfGrade = (conditions: readonly FlowCondition[], gradeRank: number): boolean =>
  conditions.every(
    (condition) => condition.kind !== 'grade' || (gradeRank >= condition.from && gradeRank <= condition.to),
  );

/** True when every application of the step has passed an earlier one that asks all its approvers. */
function isRepeated(step: FlowStep, earlier: readonly FlowStep[]): boolean {
  const sure = earlier.filter(({ conditions }) =>
    conditions.every((condition) => step.conditions.some((own) => implies(own, condition))),
  );
  const { approver } = step;
  if (approver.kind === 'staff') {
    const asked = new Set(
      sure.flatMap((one) => (one.approver.kind === 'staff' ? one.approver.staffNOs : [])),
    );
    return approver.staffNOs.every((staffNO) => asked.has(staffNO));
  }
  return sure.some((one) => isSameRule(one.approver, approver));
}

function isSameRule(one: ApproverRule, other: ApproverRule): boolean {
  if (one.kind === 'role') return other.kind === 'role' && one.roleNo === other.roleNo;
  if (one.kind === 'supervisor') return other.kind === 'supervisor' && one.level === other.level;
  return one.kind === other.kind;
}

/** True when every application that meets the one condition meets the other. */
function implies(one: FlowCondition, other: FlowCondition): boolean {
  if (one.kind === 'amount') return other.kind === 'amount' && one.least >= other.least;
  if (one.kind === 'days') return other.kind === 'days' && one.least >= other.least;
  if (one.kind === 'grade') return other.kind === 'grade' && one.from >= other.from && one.to <= other.to;
  return other.kind === 'violation' && one.rules.every((rule) => other.rules.includes(rule));
}

/** Returns findings for applicants for whom a step has no approver or would block. */
function peopleOf(step: FlowStep, { staff }: LintFacts, ask: Ask): FlowFinding[] {
  const { stepNo, conditions, approver, mode } = step;
  let total = 0;
  let nobody = 0;
  let stuck = 0;
  const unable = new Set<string>();
  const isUnable = (staffNO: string) => staff.get(staffNO)?.mayAgree === false;
  for (const [applicantNO, { gradeRank }] of staff) {
    if (!isOfGrade(conditions, gradeRank)) continue;
    total += 1;
    const asked = ask(approver, applicantNO).filter((staffNO) => staffNO !== applicantNO);
    if (asked.length === 0) nobody += 1;
    const found = asked.filter(isUnable);
    if (found.length > 0 && (mode !== 'any' || found.length === asked.length)) {
      stuck += 1;
      for (const staffNO of found) if (unable.size < MOST_NAMED) unable.add(staffNO);
    }
  }
  return [
    ...(nobody === 0 ? [] : [{ kind: 'nobody' as const, stepNo, count: nobody, total }]),
    ...(stuck === 0 ? [] : [{ kind: 'stuck' as const, stepNo, count: stuck, total, staffNOs: [...unable] }]),
  ];
}

const BREAKABLE = Object.keys({
  cabin: true,
  discount: true,
  price: true,
  lowestFare: true,
  advance: true,
} satisfies Record<StandardRule, true>) as StandardRule[];

/** Minimum facts of every application of a kind: further facts meet more conditions, never fewer. */
function leastFacts(applyType: ApplyType): { violations: readonly StandardRule[] }[] {
  return OVER_STANDARD.includes(applyType)
    ? BREAKABLE.map((rule) => ({ violations: [rule] }))
    : [{ violations: [] }];
}

/** Returns a finding for staff who have no approver at all for some application. */
function undecided({ steps }: ApprovalFlow, { applyType, staff }: LintFacts, ask: Ask): FlowFinding[] {
  const days = WITH_DAYS.includes(applyType) ? 1 : null;
  const stepsOf = new Map<number, FlowStep[][]>();
  const takenBy = (gradeRank: number): FlowStep[][] => {
    const known = stepsOf.get(gradeRank);
    if (known) return known;
    const taken = leastFacts(applyType).map(({ violations }) =>
      steps.filter((step) => isApplicable(step, { amount: null, days, gradeRank, violations })),
    );
    stepsOf.set(gradeRank, taken);
    return taken;
  };
  let count = 0;
  for (const [applicantNO, { gradeRank }] of staff) {
    const isDecided = takenBy(gradeRank).every((taken) =>
      taken.some(({ approver }) => ask(approver, applicantNO).some((staffNO) => staffNO !== applicantNO)),
    );
    if (!isDecided) count += 1;
  }
  return count === 0 ? [] : [{ kind: 'undecided', stepNo: null, count, total: staff.size }];
}
