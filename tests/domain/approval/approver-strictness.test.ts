import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { isLooserApprovers, type Deciders } from '../../../src/domain/approval/approver-strictness';

const led = (kind: Deciders['kind'], mode: Deciders['mode'], named: string, able = named) =>
  new Map<string, Deciders>([['1', { kind, mode, namedNOs: [...named], ableNOs: [...able] }]]);

describe('people to whom a flow leads an applicant', () => {
  const rows: [string, boolean, ReadonlyMap<string, Deciders>, ReadonlyMap<string, Deciders>][] = [
    ['the same', false, led('role', 'any', 'AB'), led('role', 'any', 'BA')],
    ['any of a role, which another joins', true, led('role', 'any', 'A'), led('role', 'any', 'AB')],
    ['any of a role, which one of several leaves', false, led('role', 'any', 'AB'), led('role', 'any', 'A')],
    ['any of a role, which the last one leaves', true, led('role', 'any', 'A'), led('role', 'any', '')],
    ['any of a role, of whom none may decide', true, led('role', 'any', 'A'), led('role', 'any', 'A', '')],
    ['a role that nobody was in', false, led('role', 'any', ''), led('role', 'any', 'A')],
    ['a role that the applicant joins', false, led('role', 'any', 'A'), led('role', 'any', 'AX')],
    ['all of a role, which another joins', false, led('role', 'all', 'A'), led('role', 'all', 'AB')],
    ['all of a role, which one leaves', true, led('role', 'all', 'AB'), led('role', 'all', 'A')],
    [
      'a supervisor who may not decide',
      true,
      led('supervisor', 'any', 'A'),
      led('supervisor', 'any', 'A', ''),
    ],
    ['another supervisor', false, led('supervisor', 'any', 'A'), led('supervisor', 'any', 'B')],
    ['a step that goes', false, led('role', 'any', 'A'), new Map()],
  ];
  for (const [name, expected, before, after] of rows)
    it(`ask ${expected ? 'less' : 'no less'}: ${name}`, () =>
      assert.equal(isLooserApprovers(before, after, 'X'), expected));
});
