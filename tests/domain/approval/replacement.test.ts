import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { StepMode } from '../../../src/contract/approval/path';
import { startFlow, decide, type Progress } from '../../../src/domain/approval/progress';
import { replaceUnable } from '../../../src/domain/approval/replacement';

const AT = new Date('2026-12-01T02:00:00Z');
const PARTIES = { applicantNO: 'me' };
const person = (staffNO: string) => ({ staffNO, staffName: staffNO.toUpperCase() });

/** Begins an approval of one step; each letter is a person. */
function start(mode: StepMode, people: string, agreed = ''): Progress {
  const step = { stepNo: 1, stepName: '审批', mode };
  let progress = startFlow([{ step, people: people.split(' ').map(person) }], PARTIES, AT);
  assert.ok(progress);
  for (const by of agreed.split(' ').filter(Boolean)) {
    const change = decide(progress, { by, decision: 'agree', opinion: '', at: AT });
    assert.ok('progress' in change);
    ({ progress } = change);
  }
  return progress;
}

const shown = ({ tasks, outcome }: Progress) =>
  `${tasks.map(({ staffNO, taskState }) => `${staffNO} ${taskState}`).join(', ')}: ${outcome}`;

describe('approvers who may not decide any more', () => {
  const CASES: [string, Progress, string, string, string][] = [
    ['are replaced', start('any', 'a'), 'a', 'r', 'a replaced, r open: pending'],
    ['stay without a replacement', start('any', 'a'), 'a', '', 'a open: pending'],
    ['are left out where any one decides', start('any', 'a b'), 'a', 'r', 'a replaced, b open: pending'],
    ['are replaced where all do', start('all', 'a b'), 'a', 'r', 'a replaced, b open, r open: pending'],
    [
      'before it is their turn, too',
      start('inOrder', 'a b'),
      'b',
      'r',
      'a open, b closed, r waiting: pending',
    ],
    [
      'end the step where who replaces them has agreed already',
      start('all', 'a b', 'b'),
      'a',
      'b',
      'a replaced, b agreed: agreed',
    ],
    ['keep what they have decided', start('all', 'a b', 'a'), 'a', 'r', 'a agreed, b open: pending'],
  ];
  for (const [name, progress, unable, replacements, expected] of CASES) {
    it(name, () => {
      const replacing = {
        unableNOs: new Set(unable.split(' ')),
        replacements: replacements.split(' ').filter(Boolean).map(person),
      };
      assert.equal(shown(replaceUnable(progress, { ...replacing, ...PARTIES }, AT).progress), expected);
    });
  }
});
