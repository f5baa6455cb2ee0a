import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { StepMode } from '../../../src/contract/approval/path';
import {
  taskFor,
  addApprovers,
  startFlow,
  currentStep,
  decide,
  openApprovers,
  passedSteps,
  sendBack,
  stepStartedAt,
  stop,
  timeOut,
  transfer,
  type Change,
  type Progress,
} from '../../../src/domain/approval/progress';

const AT = new Date('2026-12-01T02:00:00Z');
const APPLICANT = 'me';
const person = (staffNO: string) => ({ staffNO, staffName: staffNO.toUpperCase() });
type Given = [mode: StepMode, people: string];

/** Begins an approval; each letter is a person. */
function start(...given: Given[]): Progress {
  const progress = begun(...given);
  assert.ok(progress);
  return progress;
}
const begun = (...given: Given[]) =>
  startFlow(
    given.map(([mode, people], i) => ({
      step: { stepNo: i + 1, stepName: `第${i + 1}步`, mode },
      people: people.split(' ').map(person),
    })),
    { applicantNO: APPLICANT, travellerNOs: ['t'] },
    AT,
  );

function done(change: Change): Progress {
  assert.ok('progress' in change, JSON.stringify(change));
  return change.progress;
}
const says =
  (by: string, decision: 'agree' | 'refuse' = 'agree') =>
  (progress: Progress) =>
    done(decide(progress, { by, decision, opinion: '', at: AT }));
const passes = (by: string, to: string) => (progress: Progress) =>
  done(transfer(progress, { by, to: person(to), applicantNO: APPLICANT, opinion: '', at: AT }));
const adds =
  (by: string, ...people: string[]) =>
  (progress: Progress) =>
    done(addApprovers(progress, { by, people: people.map(person), applicantNO: APPLICANT, at: AT }));
const returns = (by: string, stepNo: number) => (progress: Progress) =>
  done(sendBack(progress, { by, stepNo, opinion: '', at: AT }));
const after = (progress: Progress, ...acts: ((progress: Progress) => Progress)[]) =>
  acts.reduce((now, act) => act(now), progress);
const open = (progress: Progress) =>
  openApprovers(progress)
    .map(({ staffNO }) => staffNO)
    .join(' ');

describe('the beginning of an approval', () => {
  const CASES: [string, Given[], string | undefined][] = [
    ['who travels does not decide', [['any', 'a t']], 'a'],
    ['alone neither', [['any', 't']], undefined],
    ['all of a 会签 are asked at once', [['all', 'a b']], 'a b'],
    ['and of a 或签', [['any', 'a b']], 'a b'],
    ['of a 依次 the first alone', [['inOrder', 'a b']], 'a'],
    [
      'later steps wait',
      [
        ['any', 'a'],
        ['any', 'b'],
      ],
      'a',
    ],
    ['the applicant does not decide', [['all', 'me a']], 'a'],
    [
      'a step of the applicant alone is skipped',
      [
        ['any', 'me'],
        ['any', 'b'],
      ],
      'b',
    ],
    [
      'nobody is asked twice',
      [
        ['any', 'a'],
        ['all', 'a b'],
      ],
      'a',
    ],
    [
      'where nobody is left there is no beginning',
      [
        ['any', 'me'],
        ['all', 'me'],
      ],
      undefined,
    ],
  ];
  for (const [name, given, asked] of CASES) {
    it(name, () => {
      const progress = begun(...given);
      assert.equal(progress && open(progress), asked);
    });
  }
});

describe('an approval', () => {
  const CASES: [string, Progress, string, Progress['outcome']][] = [
    ['is agreed to by one of a 或签', after(start(['any', 'a b']), says('b')), '', 'agreed'],
    ['waits for all of a 会签', after(start(['all', 'a b']), says('b')), 'a', 'pending'],
    ['is agreed to by all of a 会签', after(start(['all', 'a b']), says('b'), says('a')), '', 'agreed'],
    ['goes on in a 依次', after(start(['inOrder', 'a b']), says('a')), 'b', 'pending'],
    ['goes on to the next step', after(start(['any', 'a'], ['all', 'b c']), says('a')), 'b c', 'pending'],
    ['ends by one refusal', after(start(['all', 'a b'], ['any', 'c']), says('b', 'refuse')), '', 'refused'],
    ['is passed on', after(start(['any', 'a'], ['any', 'b']), passes('a', 'x')), 'x', 'pending'],
    [
      'is decided by whom it was passed to',
      after(start(['any', 'a']), passes('a', 'x'), says('x')),
      '',
      'agreed',
    ],
    [
      'of a 会签 waits for whom it was passed to',
      after(start(['all', 'a b']), passes('a', 'x'), says('b')),
      'x',
      'pending',
    ],
    [
      'may come back to who passed it on',
      after(start(['any', 'a']), passes('a', 'x'), passes('x', 'a')),
      'a',
      'pending',
    ],
    ['waits for who was brought in', after(start(['any', 'a b']), adds('a', 'x'), says('b')), 'x', 'pending'],
    ['and ends with them', after(start(['any', 'a b']), adds('a', 'x'), says('b'), says('x')), '', 'agreed'],
    ['waits for its own too', after(start(['any', 'a']), adds('a', 'x'), says('x')), 'a', 'pending'],
    [
      'keeps the order while others were brought in',
      after(start(['inOrder', 'a b']), adds('a', 'x'), says('x')),
      'a',
      'pending',
    ],
    [
      'goes back a step',
      after(start(['any', 'a'], ['any', 'b']), says('a'), returns('b', 1)),
      'a',
      'pending',
    ],
    [
      'and comes again to who sent it back',
      after(start(['any', 'a'], ['any', 'b']), says('a'), returns('b', 1), says('a')),
      'b',
      'pending',
    ],
    [
      'goes back with those who were brought in',
      after(
        start(['any', 'a'], ['any', 'b']),
        adds('a', 'x'),
        says('a'),
        says('x'),
        returns('b', 1),
        says('x'),
      ),
      'a',
      'pending',
    ],
    [
      'goes back to whom it was passed to',
      after(start(['any', 'a'], ['any', 'b']), passes('a', 'x'), says('x'), returns('b', 1)),
      'x',
      'pending',
    ],
  ];
  for (const [name, progress, asked, outcome] of CASES) {
    it(name, () => {
      assert.equal(open(progress), asked);
      assert.equal(progress.outcome, outcome);
    });
  }

  it('refuses actions without effect', () => {
    const two = start(['any', 'a'], ['all', 'b c']);
    const act = { opinion: '', at: AT, applicantNO: APPLICANT };
    assert.deepEqual(decide(two, { ...act, by: 'b', decision: 'agree' }), { hindrance: 'notOpen' });
    assert.deepEqual(transfer(two, { ...act, by: 'a', to: person(APPLICANT) }), { hindrance: 'applicant' });
    assert.deepEqual(transfer(two, { ...act, by: 'a', to: person('a') }), { hindrance: 'alreadyThere' });
    assert.deepEqual(addApprovers(two, { ...act, by: 'a', people: [person('x'), person('x')] }), {
      hindrance: 'alreadyThere',
    });
    assert.deepEqual(sendBack(two, { ...act, by: 'a', stepNo: 1 }), { hindrance: 'notPassed' });
    assert.deepEqual(sendBack(two, { ...act, by: 'a', stepNo: 2 }), { hindrance: 'notPassed' });
    const over = after(two, says('a'), says('b'), says('c'));
    assert.deepEqual(decide(over, { ...act, by: 'c', decision: 'refuse' }), { hindrance: 'notOpen' });
  });

  describe('of which a step has lasted as long as it may', () => {
    const limited = (otherwise: 'agree' | 'refuse', ...given: Given[]): Progress => {
      const progress = start(...given);
      const limit = { hours: 24, workingDaysOnly: false, otherwise };
      return { ...progress, steps: progress.steps.map((step) => ({ ...step, limit })) };
    };
    const LATER = new Date('2026-12-02T02:00:00Z');

    it('goes on to the next step where silence is to agree', () => {
      const next = timeOut(after(limited('agree', ['all', 'a b'], ['any', 'c']), says('a')), LATER);
      assert.equal(open(next), 'c');
      assert.deepEqual(
        next.tasks.map(({ taskState }) => taskState),
        ['agreed', 'timedOut', 'open'],
      );
      assert.deepEqual(stepStartedAt(next), LATER);
      assert.equal(timeOut(next, LATER).outcome, 'agreed');
    });

    it('is refused where it is to refuse', () => {
      const over = timeOut(limited('refuse', ['inOrder', 'a b'], ['any', 'c']), LATER);
      assert.equal(over.outcome, 'refused');
      assert.deepEqual(
        over.tasks.map(({ taskState }) => taskState),
        ['timedOut', 'timedOut', 'closed'],
      );
    });

    it('stays as it is where there is no limit', () => {
      const unlimited = start(['any', 'a']);
      assert.equal(timeOut(unlimited, LATER), unlimited);
    });

    it('asks those anew it was sent back to', () => {
      const next = timeOut(limited('agree', ['any', 'a'], ['any', 'b']), LATER);
      const again = after(next, returns('b', 1));
      assert.equal(open(again), 'a');
      assert.deepEqual(stepStartedAt(again), AT);
    });
  });

  describe('for somebody absent', () => {
    const asked = start(['all', 'a b'], ['any', 'c']);
    const who = (by: string, ...absentNOs: string[]) =>
      taskFor(asked, { by, absentNOs, applicantNO: APPLICANT });
    it('is decided by the deputy’s decision', () => {
      assert.equal(who('a'), 'a');
      assert.equal(who('x'), undefined);
      assert.equal(who('x', 'b'), 'b');
      assert.equal(who('x', 'c'), undefined, 'who is not asked yet');
      assert.equal(who('a', 'b'), 'a', 'their own first');
      assert.equal(who(APPLICANT, 'b'), undefined, 'an applicant');
      const travels = { by: 'x', absentNOs: ['b'], applicantNO: APPLICANT, travellerNOs: ['x'] };
      assert.equal(taskFor(asked, travels), undefined, 'a traveller');
    });

    it('is not decided by who decides the same step themselves', () => {
      const said = after(asked, says('a'));
      assert.equal(taskFor(said, { by: 'a', absentNOs: ['b'], applicantNO: APPLICANT }), undefined);
      const next = after(said, says('b'));
      assert.equal(taskFor(next, { by: 'a', absentNOs: ['c'], applicantNO: APPLICANT }), 'c');
    });

    it('keeps who has done it', () => {
      const change = decide(asked, { by: 'b', actedBy: person('x'), decision: 'agree', opinion: '', at: AT });
      const task = done(change).tasks.find(({ staffNO }) => staffNO === 'b');
      assert.deepEqual([task?.taskState, task?.actedBy], ['agreed', person('x')]);
    });
  });

  it('leaves no open task once it has been stopped', () => {
    const stopped = stop(start(['all', 'a b'], ['any', 'c']), AT);
    assert.equal(open(stopped), '');
    assert.ok(stopped.tasks.every(({ taskState }) => taskState === 'closed'));
  });
});

const PEOPLE = ['a', 'b', 'c', 'd', 'e', APPLICANT];
const one = fc.constantFrom(...PEOPLE);
const some = fc.uniqueArray(one, { minLength: 1, maxLength: 4 });
const flow = fc.array(fc.tuple(fc.constantFrom('all' as const, 'any' as const, 'inOrder' as const), some), {
  minLength: 1,
  maxLength: 4,
});
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('agree' as const), by: one }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const), by: one }) },
  fc.record({ kind: fc.constant('transfer' as const), by: one, to: one }),
  fc.record({ kind: fc.constant('add' as const), by: one, people: some }),
  fc.record({ kind: fc.constant('return' as const), by: one, stepNo: fc.integer({ min: 0, max: 5 }) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

function carryOut(progress: Progress, asked: Action): Change {
  const act = { by: asked.by, opinion: '', at: AT, applicantNO: APPLICANT };
  switch (asked.kind) {
    case 'agree':
    case 'refuse':
      return decide(progress, { ...act, decision: asked.kind });
    case 'transfer':
      return transfer(progress, { ...act, to: person(asked.to) });
    case 'add':
      return addApprovers(progress, { ...act, people: asked.people.map(person) });
    case 'return':
      return sendBack(progress, { ...act, stepNo: asked.stepNo });
  }
}

describe('any actions on an approval', () => {
  const run = (check: (progress: Progress, before: Progress, asked: Action, isDone: boolean) => void) =>
    fc.assert(
      fc.property(flow, fc.array(action, { maxLength: 40 }), (steps, actions) => {
        let progress = begun(...steps.map(([mode, people]): Given => [mode, people.join(' ')]));
        if (progress === undefined) return;
        for (const asked of actions) {
          const before: Progress = progress;
          const change = carryOut(before, asked);
          if ('progress' in change) progress = change.progress;
          check(progress, before, asked, 'progress' in change);
        }
      }),
      { numRuns: 500 },
    );

  it('has an effect only by who is asked, and none once it has ended', () => {
    run((_progress, before, { by }, isDone) => {
      const isAsked = before.outcome === 'pending' && open(before).split(' ').includes(by);
      if (!isAsked) assert.equal(isDone, false);
    });
  });

  it('leave tasks of one step open while it is pending, and none afterwards', () => {
    run((progress) => {
      const asked = openApprovers(progress);
      assert.equal(asked.length > 0, progress.outcome === 'pending');
      assert.ok(new Set(asked.map(({ stepNo }) => stepNo)).size <= 1);
      assert.ok(new Set(asked.map(({ staffNO }) => staffNO)).size === asked.length, 'twice the same person');
      if (progress.outcome !== 'pending') {
        assert.ok(
          progress.tasks.every(({ taskState }) => taskState !== 'waiting' || progress.outcome === 'refused'),
        );
      }
    });
  });

  it('never asks the applicant, and keeps all that was done', () => {
    run((progress, before) => {
      assert.ok(progress.tasks.every(({ staffNO }) => staffNO !== APPLICANT));
      for (const task of before.tasks.filter(({ endedAt }) => endedAt !== null)) {
        const now = progress.tasks.find(({ taskNo }) => taskNo === task.taskNo);
        assert.deepEqual({ ...now, isPast: false }, { ...task, isPast: false });
      }
    });
  });

  it('is agreed to only where every step is, by all of a 会签 or 依次 and by one of a 或签', () => {
    run((progress) => {
      if (progress.outcome !== 'agreed') return;
      for (const { stepNo, mode } of progress.steps) {
        const own = progress.tasks.filter((task) => task.stepNo === stepNo && !task.isPast);
        const states = (isAdded: boolean) =>
          own
            .filter((task) => task.isAdded === isAdded && task.taskState !== 'transferred')
            .map(({ taskState }) => taskState);
        assert.ok(states(true).every((state) => state === 'agreed'));
        if (mode === 'any') assert.ok(states(false).includes('agreed'));
        else assert.ok(states(false).every((state) => state === 'agreed'));
      }
    });
  });

  it('can be sent back to passed steps alone', () => {
    run((progress, before, asked, isDone) => {
      if (asked.kind !== 'return' || !isDone) return;
      assert.ok(passedSteps(before).some(({ stepNo }) => stepNo === asked.stepNo));
      assert.equal(currentStep(progress)?.stepNo, asked.stepNo);
    });
  });
});
