import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { APPLY_TYPE, type ApplyType } from '../../../src/contract/approval/approval';
import type { FlowFinding } from '../../../src/contract/approval/flow-settings';
import { STANDARD_RULES } from '../../../src/contract/travel-standard/shapes';
import {
  isApplicable,
  stepsFor,
  type ApprovalFlow,
  type ApproverRule,
  type FlowCondition,
  type FlowStep,
} from '../../../src/domain/approval/flow';
import { lintFlow, type LintStaff } from '../../../src/domain/approval/flow-lint';
import { tryFlow } from '../../../src/domain/approval/flow-try';
import { startFlow } from '../../../src/domain/approval/progress';
import { flow, PEOPLE, ROLES } from './flow-arbitraries';

const NOBODY: LintStaff = {
  gradeRank: 3,
  supervisorNO: null,
  headNO: null,
  ownerNO: null,
  roleNos: [],
  mayAgree: false,
};
/** A is the head of B and C and has the highest grade; C may not approve. */
const STAFF = new Map<string, LintStaff>([
  ['A', { ...NOBODY, gradeRank: 1, headNO: 'A', roleNos: ['R1'], mayAgree: true }],
  ['B', { ...NOBODY, supervisorNO: 'A', headNO: 'A', ownerNO: 'X', roleNos: ['R1'], mayAgree: true }],
  ['C', { ...NOBODY, supervisorNO: 'A', headNO: 'A', ownerNO: 'B' }],
]);
const ROLE_NOS = new Set(['R1', 'R2']);

const step = (stepNo: number, change: Partial<FlowStep> = {}): FlowStep => ({
  stepNo,
  stepName: `第${stepNo}步`,
  approver: { kind: 'staff', staffNOs: ['A', 'B'] },
  mode: 'any',
  conditions: [],
  ...change,
});
const staff = (...staffNOs: string[]): ApproverRule => ({ kind: 'staff', staffNOs });
const lint = (steps: FlowStep[], applyType: ApplyType = APPLY_TYPE.trip, rest: Partial<ApprovalFlow> = {}) =>
  lintFlow({ steps, ...rest }, { applyType, staff: STAFF, roleNos: ROLE_NOS });

describe('a problem of a flow', () => {
  const under = (...conditions: FlowCondition[]) => ({ conditions });
  const CASES: [name: string, steps: FlowStep[], findings: FlowFinding[]][] = [
    ['nothing', [step(1)], []],
    [
      'people who have left',
      [step(1), step(2, { approver: staff('C', 'X', 'Y'), mode: 'any' })],
      [
        { kind: 'left', stepNo: 2, staffNOs: ['X', 'Y'] },
        { kind: 'nobody', stepNo: 2, count: 1, total: 3 },
        { kind: 'stuck', stepNo: 2, count: 2, total: 3, staffNOs: ['C'] },
      ],
    ],
    [
      'a role there is no more',
      [step(1), step(2, { approver: { kind: 'role', roleNo: 'R9' } })],
      [
        { kind: 'roleGone', stepNo: 2, roleNo: 'R9' },
        { kind: 'nobody', stepNo: 2, count: 3, total: 3 },
      ],
    ],
    [
      'a role that nobody holds',
      [step(1), step(2, { approver: { kind: 'role', roleNo: 'R2' } })],
      [{ kind: 'nobody', stepNo: 2, count: 3, total: 3 }],
    ],
    [
      'no supervisor of a supervisor, for those whom the step is for',
      [
        step(1),
        step(2, { approver: { kind: 'supervisor', level: 2 }, ...under({ kind: 'grade', from: 2, to: 9 }) }),
      ],
      [{ kind: 'nobody', stepNo: 2, count: 2, total: 2 }],
    ],
    [
      'a head who applies themselves',
      [step(1), step(2, { approver: { kind: 'departmentHead' } })],
      [{ kind: 'nobody', stepNo: 2, count: 1, total: 3 }],
    ],
    [
      'an owner of a cost centre who has left',
      [step(1), step(2, { approver: { kind: 'costCenterOwner' } })],
      [{ kind: 'nobody', stepNo: 2, count: 2, total: 3 }],
    ],
    [
      'one of all who may not agree',
      [step(1), step(2, { approver: staff('B', 'C'), mode: 'all' })],
      [{ kind: 'stuck', stepNo: 2, count: 2, total: 3, staffNOs: ['C'] }],
    ],
    ['one who may not agree where any other may', [step(1, { approver: staff('A', 'B', 'C') })], []],
    [
      'a grade that nobody has',
      [step(1), step(2, under({ kind: 'grade', from: 4, to: 9 }))],
      [{ kind: 'unreachable', stepNo: 2, condition: 'grade' }],
    ],
    [
      'two grades that nobody has at once',
      [step(1), step(2, under({ kind: 'grade', from: 1, to: 1 }, { kind: 'grade', from: 3, to: 3 }))],
      [{ kind: 'unreachable', stepNo: 2, condition: 'grade' }],
    ],
    [
      'violations of a trip',
      [step(1), step(2, under({ kind: 'violation', rules: ['price'] }))],
      [{ kind: 'unreachable', stepNo: 2, condition: 'violation' }],
    ],
    ['the same people again', [step(1), step(2)], [{ kind: 'repeated', stepNo: 2 }]],
    [
      'people who were all asked in several steps before',
      [step(1, { approver: staff('A') }), step(2, { approver: staff('B') }), step(3)],
      [
        { kind: 'nobody', stepNo: 1, count: 1, total: 3 },
        { kind: 'nobody', stepNo: 2, count: 1, total: 3 },
        { kind: 'repeated', stepNo: 3 },
      ],
    ],
    [
      'the same rule for more',
      [step(1), step(2, under({ kind: 'amount', least: 5 })), step(3, under({ kind: 'days', least: 2 }))],
      [
        { kind: 'repeated', stepNo: 2 },
        { kind: 'repeated', stepNo: 3 },
      ],
    ],
    [
      'not the same people under another condition',
      [step(1, { approver: staff('B', 'A'), ...under({ kind: 'amount', least: 5 }) }), step(2)],
      [],
    ],
    [
      'no step at all for a cheap trip',
      [step(1, under({ kind: 'amount', least: 5 }))],
      [{ kind: 'undecided', stepNo: null, count: 3, total: 3 }],
    ],
    [
      'nobody but the applicant',
      [step(1, { approver: staff('A') })],
      [
        { kind: 'undecided', stepNo: null, count: 1, total: 3 },
        { kind: 'nobody', stepNo: 1, count: 1, total: 3 },
      ],
    ],
  ];
  for (const [name, steps, findings] of CASES) {
    it(`is ${name}`, () => assert.deepEqual(lint(steps), findings));
  }

  it('is days of an application without days, and not of one with days', () => {
    const steps = [step(1), step(2, { approver: staff('B'), conditions: [{ kind: 'days', least: 3 }] })];
    const days = (applyType: ApplyType) =>
      lint(steps, applyType).some((one) => one.kind === 'unreachable' && one.condition === 'days');
    const told = Object.values(APPLY_TYPE).filter(days);
    assert.deepEqual(told, [2, 18, 19, 20]);
  });

  it('is violations of applications that violate no standard', () => {
    const steps = [
      step(1),
      step(2, { approver: staff('B'), conditions: [{ kind: 'violation', rules: ['price'] }] }),
    ];
    const told = Object.values(APPLY_TYPE).filter((applyType) =>
      lint(steps, applyType).some(({ kind }) => kind === 'unreachable'),
    );
    assert.deepEqual(told, [1, 9, 17, 19]);
  });

  it('is a violation that no step is for, where every application has one', () => {
    const by = (...rules: (typeof STANDARD_RULES)[number][]) =>
      lint([step(1, { conditions: [{ kind: 'violation', rules }] })], APPLY_TYPE.overStandard);
    assert.deepEqual(by(...STANDARD_RULES), []);
    assert.deepEqual(by('price'), [{ kind: 'undecided', stepNo: null, count: 3, total: 3 }]);
  });

  it('is copies to who has left', () => {
    assert.deepEqual(
      lint([step(1)], APPLY_TYPE.trip, { copyTo: [staff('A', 'X'), { kind: 'role', roleNo: 'R9' }] }),
      [
        { kind: 'left', stepNo: null, staffNOs: ['X'] },
        { kind: 'roleGone', stepNo: null, roleNo: 'R9' },
      ],
    );
  });
});

const someone = fc.record({
  gradeRank: fc.integer({ min: 1, max: 3 }),
  supervisorNO: fc.constantFrom(...PEOPLE, null),
  headNO: fc.constantFrom(...PEOPLE, null),
  ownerNO: fc.constantFrom(...PEOPLE, null),
  roleNos: fc.subarray(ROLES),
  mayAgree: fc.boolean(),
});
const enterprise = fc
  .array(someone, { minLength: 4, maxLength: 4 })
  .map((all) => new Map(all.map((one, i) => [PEOPLE[i] ?? '', one])));

/** Staff numbers that a rule names, by a direct reading of each kind of rule. */
function named(rule: ApproverRule, applicantNO: string, all: ReadonlyMap<string, LintStaff>) {
  const numbers = (): (string | null | undefined)[] => {
    if (rule.kind === 'staff') return rule.staffNOs;
    if (rule.kind === 'role') {
      return [...all].filter(([, one]) => one.roleNos.includes(rule.roleNo)).map(([staffNO]) => staffNO);
    }
    const self = all.get(applicantNO);
    if (rule.kind === 'departmentHead') return [self?.headNO];
    if (rule.kind === 'costCenterOwner') return [self?.ownerNO];
    let above = self?.supervisorNO;
    for (let level = 1; level < rule.level; level += 1) above = all.get(above ?? '')?.supervisorNO;
    return [above];
  };
  return numbers().flatMap((staffNO) =>
    staffNO && all.has(staffNO) ? [{ staffNO, staffName: staffNO }] : [],
  );
}

const AT = new Date('2026-11-20T00:00:00Z');
const facts = fc.record({
  amount: fc.option(fc.integer({ min: 0, max: 4 })),
  days: fc.option(fc.integer({ min: 1, max: 4 })),
  gradeRank: fc.integer({ min: 1, max: 3 }),
  violations: fc.subarray([...STANDARD_RULES]),
});

describe('findings, for any flow and enterprise', () => {
  const check = (
    property: (given: {
      flow: ApprovalFlow;
      all: Map<string, LintStaff>;
      findings: FlowFinding[];
      applyType: ApplyType;
    }) => void,
  ) =>
    fc.assert(
      fc.property(flow, enterprise, fc.constantFrom(...Object.values(APPLY_TYPE)), (one, all, applyType) =>
        property({
          flow: one,
          all,
          applyType,
          findings: lintFlow(one, { applyType, staff: all, roleNos: new Set(ROLES) }),
        }),
      ),
    );
  /** Possible values of applications of a kind. */
  const possible = (applyType: ApplyType) => {
    const hasDays = ([1, 9, 17] as readonly ApplyType[]).includes(applyType);
    const isOver = applyType === APPLY_TYPE.overStandard || applyType === APPLY_TYPE.changeOverStandard;
    const sets = isOver
      ? [...STANDARD_RULES.map((rule) => [rule]), [...STANDARD_RULES]]
      : applyType === APPLY_TYPE.change
        ? [[], [...STANDARD_RULES]]
        : [[]];
    return sets.flatMap((violations) =>
      [null, 1, 4].flatMap((amount) =>
        (hasDays ? [1, 4] : [null]).map((days) => ({ amount, days, violations })),
      ),
    );
  };

  it('count those without any approver left as they begin', () => {
    check(({ flow: one, all, applyType, findings }) => {
      const without = [...all].filter(([staffNO, { gradeRank }]) =>
        possible(applyType).some((asked) => {
          const given = stepsFor(one, { ...asked, gradeRank }).map(({ approver, ...step_ }) => ({
            step: step_,
            people: named(approver, staffNO, all),
          }));
          return startFlow(given, { applicantNO: staffNO }, AT) === undefined;
        }),
      );
      const found = findings.find(({ kind }) => kind === 'undecided');
      assert.equal(found?.kind === 'undecided' ? found.count : 0, without.length);
    });
  });

  it('call a step unreachable exactly when no application comes to it', () => {
    check(({ flow: one, all, applyType, findings }) => {
      for (const step_ of one.steps) {
        const isReached = [...all.values()].some(({ gradeRank }) =>
          possible(applyType).some((asked) => isApplicable(step_, { ...asked, gradeRank })),
        );
        const isTold = findings.some(
          (finding) => finding.kind === 'unreachable' && finding.stepNo === step_.stepNo,
        );
        assert.equal(isTold, !isReached, JSON.stringify(step_));
      }
    });
  });

  it('call a step repeated only if it is never decided', () => {
    check(({ flow: one, all, applyType, findings }) => {
      const repeated = findings.flatMap((found) => (found.kind === 'repeated' ? [found.stepNo] : []));
      for (const [staffNO, { gradeRank }] of all) {
        for (const asked of possible(applyType)) {
          const tried = tryFlow(
            one,
            { ...asked, gradeRank },
            staffNO,
            one.steps.map(({ approver }) => named(approver, staffNO, all)),
          );
          const taken = tried.filter(({ outcome }) => outcome === 'taken').map(({ stepNo }) => stepNo);
          assert.ok(!taken.some((stepNo) => repeated.includes(stepNo)));
        }
      }
    });
  });

  it('name all staff who have left, and no others', () => {
    check(({ flow: one, all, findings }) => {
      const told = findings.flatMap((found) => (found.kind === 'left' ? found.staffNOs : []));
      const gone = [...one.steps.map(({ approver }) => approver), ...(one.copyTo ?? [])]
        .flatMap((rule) => (rule.kind === 'staff' ? rule.staffNOs : []))
        .filter((staffNO) => !all.has(staffNO));
      assert.deepEqual(told.toSorted(), gone.toSorted());
    });
  });
});

describe('a flow that is tried', () => {
  it('asks the steps and the people that an application begins with', () => {
    fc.assert(
      fc.property(
        flow,
        enterprise,
        facts,
        fc.constantFrom('A', 'B', 'C', 'D'),
        (one, all, asked, applicantNO) => {
          const people = one.steps.map(({ approver }) => named(approver, applicantNO, all));
          const tried = tryFlow(one, asked, applicantNO, people)
            .filter(({ outcome }) => outcome === 'taken')
            .map((step_) => [
              step_.stepNo,
              step_.people.filter(({ leftOut }) => leftOut === '').map(({ staffNO }) => staffNO),
            ]);
          const given = one.steps.flatMap((step_, i) =>
            isApplicable(step_, asked) ? [{ step: step_, people: people[i] ?? [] }] : [],
          );
          const begun = startFlow(given, { applicantNO }, AT);
          const asks = (begun?.steps ?? []).map(({ stepNo }) => [
            stepNo,
            (begun?.tasks ?? []).filter((task) => task.stepNo === stepNo).map(({ staffNO }) => staffNO),
          ]);
          assert.deepEqual(tried, asks);
        },
      ),
    );
  });
});
