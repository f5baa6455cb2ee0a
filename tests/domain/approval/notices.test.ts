import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { APPLY_STATES } from '../../../src/contract/approval/apply-state';
import { TaskState } from '../../../src/contract/approval/path';
import { HOLD_NOTICE_MS, noticesOf, type NotedApplication } from '../../../src/domain/approval/notices';
import {
  addApprovers,
  startFlow,
  decide,
  sendBack,
  stop,
  timeOut,
  transfer,
  type ApprovalTask,
  type Change,
  type Progress,
} from '../../../src/domain/approval/progress';

const AT = new Date('2026-12-01T02:00:00Z');
const LATER = new Date('2026-12-01T03:00:00Z');
const APPLICANT = 'me';
const person = (staffNO: string) => ({ staffNO, staffName: staffNO.toUpperCase() });

/** An application with two steps: a and b must both agree, then c. */
function begun(): Progress {
  const step = (stepNo: number) => ({ stepNo, stepName: `第${stepNo}步`, mode: 'all' as const });
  const progress = startFlow(
    [
      { step: step(1), people: [person('a'), person('b')] },
      { step: step(2), people: [person('c')] },
    ],
    { applicantNO: APPLICANT },
    AT,
  );
  assert.ok(progress);
  return progress;
}

function done(change: Change): Progress {
  assert.ok('progress' in change, JSON.stringify(change));
  return change.progress;
}
const agrees = (progress: Progress, by: string) =>
  done(decide(progress, { by, decision: 'agree', opinion: '', at: LATER }));

const noted = ({ tasks }: Progress, given: Partial<NotedApplication> = {}): NotedApplication => ({
  applyState: '审批中',
  applicantNO: APPLICANT,
  approverName: 'C',
  decidedAt: null,
  urgeCount: 0,
  urgedAt: null,
  tasks,
  deputies: [],
  copies: [],
  createdAt: AT,
  holdEndsAt: null,
  ...given,
});

/** Notices as `person kind (by) on occasion`, with ✉ for those with a mail. */
const told = (application: NotedApplication) =>
  noticesOf(application, LATER).map(
    ({ staffNO, kind, byName, occasion, isMailed }) =>
      `${staffNO} ${kind}${byName === '' ? '' : ` (${byName})`} ${occasion}${isMailed ? ' ✉' : ''}`,
  );

describe('the recipients of notices about an application', () => {
  it('those who are to decide, once it is theirs', () => {
    const progress = begun();
    assert.deepEqual(told(noted(progress)), ['a asked task 1 ✉', 'b asked task 2 ✉']);
    const second = agrees(agrees(progress, 'a'), 'b');
    assert.deepEqual(told(noted(second)), ['c asked task 3 ✉']);
  });

  it('whom others pass it on to, or bring in', () => {
    const given = { by: 'a', opinion: '', at: LATER, applicantNO: APPLICANT };
    const passed = done(transfer(begun(), { ...given, to: person('x') }));
    assert.deepEqual(told(noted(passed)), ['b asked task 2 ✉', 'x passedOn (A) task 4 ✉']);
    const added = done(addApprovers(begun(), { ...given, people: [person('y')] }));
    assert.deepEqual(told(noted(added)), ['a asked task 1 ✉', 'b asked task 2 ✉', 'y added (A) task 4 ✉']);
  });

  it('those who are asked again, after it was sent back', () => {
    const second = agrees(agrees(begun(), 'a'), 'b');
    const back = done(sendBack(second, { by: 'c', stepNo: 1, opinion: '', at: LATER }));
    assert.deepEqual(told(noted(back)), ['a askedAgain task 4 ✉', 'b askedAgain task 5 ✉']);
    const anew = agrees(agrees(back, 'a'), 'b');
    assert.deepEqual(told(noted(anew)), ['c askedAgain task 6 ✉']);
  });

  it('those who were to decide when the applicant reminded them', () => {
    const urged = { urgeCount: 2, urgedAt: LATER };
    assert.deepEqual(told(noted(begun(), urged)), [
      'a asked task 1 ✉',
      'a urged urge 2 ✉',
      'b asked task 2 ✉',
      'b urged urge 2 ✉',
    ]);
    const later = noted(agrees(agrees(begun(), 'a'), 'b'), { ...urged, urgedAt: AT });
    assert.deepEqual(told(later), ['c asked task 3 ✉'], 'it came to them after that');
  });

  it('the deputies of those who are to decide, unless they have a part in it themselves', () => {
    const deputies = [
      { absentNO: 'a', deputyNO: 'x' },
      { absentNO: 'a', deputyNO: 'b' },
      { absentNO: 'b', deputyNO: APPLICANT },
      { absentNO: 'c', deputyNO: 'y' },
    ];
    const application = noted(begun(), { deputies, urgeCount: 1, urgedAt: LATER });
    assert.deepEqual(told(application), [
      'a asked task 1 ✉',
      'a urged urge 1 ✉',
      'b asked task 2 ✉',
      'b urged urge 1 ✉',
      'x standIn (A) task 1 for a ✉',
      'x urged urge 1 for a ✉',
    ]);
  });

  it('who gets a copy, in the portal alone', () => {
    const application = noted(begun(), { copies: [person('z')] });
    assert.deepEqual(told(application).at(-1), 'z copied copy');
  });

  it('those who are to decide when the hold of the order is about to end, and not before', () => {
    const holdEndsAt = new Date(LATER.getTime() + HOLD_NOTICE_MS);
    const deputies = [{ absentNO: 'a', deputyNO: 'x' }];
    const application = noted(begun(), { holdEndsAt, deputies });
    const short = noted(begun(), { createdAt: LATER, holdEndsAt: new Date(LATER.getTime() + 60_000) });
    assert.ok(
      told(short).every((one) => !one.includes('holdEnding')),
      'not at its beginning',
    );
    const before = noticesOf(application, new Date(LATER.getTime() - 1));
    assert.ok(before.every(({ kind }) => kind !== 'holdEnding'));
    const said = told(application).filter((one) => one.includes('holdEnding'));
    assert.deepEqual(said, ['a holdEnding hold ✉', 'b holdEnding hold ✉', 'x holdEnding hold for a ✉']);
  });

  it('of a refusal without an author where the time of a step has refused', () => {
    const limit = { hours: 1, workingDaysOnly: false, otherwise: 'refuse' as const };
    const { steps, ...rest } = begun();
    const over = timeOut({ ...rest, steps: steps.map((step) => ({ ...step, limit })) }, LATER);
    const application = noted(over, { applyState: '已拒绝', decidedAt: LATER });
    assert.deepEqual(told(application), ['me refused outcome ✉']);
  });

  const refusal = done(decide(begun(), { by: 'a', decision: 'refuse', opinion: '', at: LATER }));
  const ended = stop(begun(), LATER);
  const ways: [state: NotedApplication['applyState'], expected: string[]][] = [
    ['已同意', ['me agreed (C) outcome ✉']],
    ['已拒绝', ['me refused (C) outcome ✉']],
    ['已过期', ['a expired outcome', 'b expired outcome', 'me expired outcome ✉']],
    ['已撤回', ['a withdrawn outcome', 'b withdrawn outcome']],
    ['已失效', ['a void outcome', 'b void outcome']],
  ];
  for (const [applyState, expected] of ways) {
    it(`of how it ended: ${applyState}`, () => {
      const end = applyState === '已拒绝' ? refusal : ended;
      assert.deepEqual(told(noted(end, { applyState, decidedAt: LATER })), expected);
    });
  }

  it('no person of an end who had decided before, or was not asked yet', () => {
    const one = stop(agrees(begun(), 'a'), new Date(LATER.getTime() + 1));
    const decidedAt = new Date(LATER.getTime() + 1);
    assert.deepEqual(told(noted(one, { applyState: '已撤回', decidedAt })), ['b withdrawn outcome']);
  });

  it('no person twice on one occasion, and the applicant only of the outcome, for any history', () => {
    const when = fc.constantFrom(null, AT, LATER);
    const task: fc.Arbitrary<ApprovalTask> = fc.record({
      taskNo: fc.nat(9),
      stepNo: fc.integer({ min: 1, max: 3 }),
      staffNO: fc.constantFrom('a', 'b', 'c'),
      staffName: fc.constant('名'),
      taskState: fc.constantFrom(...TaskState.options),
      opinion: fc.constant(''),
      openedAt: when,
      endedAt: when,
      addedBy: fc.constantFrom(null, person('z')),
      actedBy: fc.constant(null),
      isAdded: fc.boolean(),
      isPast: fc.boolean(),
    });
    // As in the database, each person has at most one open task and task numbers are unique.
    const tasks = fc
      .uniqueArray(task, { selector: ({ staffNO }) => staffNO })
      .map((all) => all.map((one, i) => ({ ...one, taskNo: i + 1 })));
    const applications = fc.record({
      applyState: fc.constantFrom(...APPLY_STATES),
      applicantNO: fc.constant(APPLICANT),
      approverName: fc.constant('名'),
      decidedAt: when,
      urgeCount: fc.nat(3),
      urgedAt: when,
      tasks,
      deputies: fc.uniqueArray(
        fc.record({
          absentNO: fc.constantFrom('a', 'b', 'c'),
          deputyNO: fc.constantFrom('a', 'x', APPLICANT),
        }),
        { selector: ({ absentNO }) => absentNO },
      ),
      copies: fc.subarray([person('x'), person('z')]),
      createdAt: fc.constant(AT),
      holdEndsAt: when,
    });
    fc.assert(
      fc.property(applications, (application) => {
        const due = noticesOf(application, LATER);
        const keys = due.map(({ staffNO, occasion }) => `${staffNO} ${occasion}`);
        assert.equal(new Set(keys).size, keys.length, keys.join());
        assert.deepEqual(noticesOf(application, LATER), due, 'the same for as long as nothing happens');
        for (const { staffNO, kind, at } of due) {
          assert.ok(at instanceof Date);
          if (staffNO === APPLICANT) assert.match(kind, /^(agreed|refused|expired|replaced)$/);
          else assert.doesNotMatch(kind, /^(agreed|refused)$/);
        }
      }),
    );
  });
});
