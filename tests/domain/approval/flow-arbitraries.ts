import * as fc from 'fast-check';
import { STANDARD_RULES } from '../../../src/contract/travel-standard/shapes';
import type { ApprovalFlow, ApproverRule, FlowCondition, FlowStep } from '../../../src/domain/approval/flow';

/** Few people, so that the same ones occur in several places; X has left the enterprise. */
export const PEOPLE = ['A', 'B', 'C', 'D', 'X'];
export const ROLES = ['R1', 'R2'];

const level = fc.integer({ min: 1, max: 3 });

export const rule: fc.Arbitrary<ApproverRule> = fc.oneof(
  fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1, maxLength: 3 }).map((staffNOs) => ({
    kind: 'staff' as const,
    staffNOs,
  })),
  fc.constantFrom(...ROLES).map((roleNo) => ({ kind: 'role' as const, roleNo })),
  level.map((up) => ({ kind: 'supervisor' as const, level: up })),
  fc.constant({ kind: 'departmentHead' as const }),
  fc.constant({ kind: 'costCenterOwner' as const }),
);

const condition: fc.Arbitrary<FlowCondition> = fc.oneof(
  level.map((least) => ({ kind: 'amount' as const, least })),
  level.map((least) => ({ kind: 'days' as const, least })),
  fc.tuple(level, level).map(([one, other]) => ({
    kind: 'grade' as const,
    from: Math.min(one, other),
    to: Math.max(one, other),
  })),
  fc.uniqueArray(fc.constantFrom(...STANDARD_RULES), { minLength: 1, maxLength: 2 }).map((rules) => ({
    kind: 'violation' as const,
    rules,
  })),
);

const step: fc.Arbitrary<Omit<FlowStep, 'stepNo'>> = fc.record(
  {
    stepName: fc.constantFrom('初审', '复审', '终审'),
    approver: rule,
    mode: fc.constantFrom('all', 'any', 'inOrder'),
    conditions: fc.uniqueArray(condition, { maxLength: 2, selector: ({ kind }) => kind }),
    limit: fc.record(
      { hours: level, workingDaysOnly: fc.boolean(), otherwise: fc.constantFrom('agree', 'refuse') },
      { noNullPrototype: true },
    ),
  },
  { noNullPrototype: true, requiredKeys: ['stepName', 'approver', 'mode', 'conditions'] },
);

export const flow: fc.Arbitrary<ApprovalFlow> = fc.record(
  {
    steps: fc
      .tuple(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }),
      )
      .map(([steps, stepNos]) => steps.map((one, i) => ({ ...one, stepNo: stepNos[i] ?? 0 }))),
    copyTo: fc.array(rule, { minLength: 1, maxLength: 2 }),
  },
  { noNullPrototype: true, requiredKeys: ['steps'] },
);
