import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  grantRefusal,
  isWider,
  removalRefusal,
  type Grantor,
  type Range,
  type Rights,
} from '../../../src/domain/permission/grants';
import '../../support/fixed-seed';

const rights = (objects: string, range: Range = 1) => ({ objects: new Set(objects), range });
const grantor = ({ objects, range }: Rights): Grantor => ({
  range,
  mayGrant: (no, wanted) => objects.has(no) && !isWider(wanted, range),
});
const RESTRICTIONS = new Set('x');

describe('a grant', () => {
  const cases: [own: string, before: string, after: string, refused: string | undefined][] = [
    ['ab', '', 'ab', undefined],
    ['ab', '', 'abc', 'c'],
    ['a', 'bc', 'bc', undefined],
    ['a', 'bc', 'b', undefined],
    ['a', 'bc', 'bcd', 'd'],
    ['a', '', 'ax', undefined],
  ];
  for (const [own, before, after, refused] of cases)
    it(`with ${own}: ${before || 'nothing'} made ${after}, ${refused ? `not ${refused}` : 'granted'}`, () =>
      assert.deepEqual(
        grantRefusal(grantor(rights(own)), rights(before), rights(after), RESTRICTIONS),
        refused === undefined ? undefined : { kind: 'objects', objectNos: [...refused] },
      ));

  const ranges: [own: Range, before: Range, after: Range, refused: boolean][] = [
    [2, 1, 2, false],
    [3, 1, 2, true],
    [3, 1, 3, false],
    [1, 1, 3, true],
    [1, 2, 2, false],
    [1, 2, 3, false],
    [1, 3, 2, true],
  ];
  for (const [own, before, after, refused] of ranges)
    it(`with scope ${own}: ${before} made ${after}, ${refused ? 'refused' : 'granted'}`, () =>
      assert.deepEqual(
        grantRefusal(grantor(rights('', own)), rights('', before), rights('', after), RESTRICTIONS),
        refused ? { kind: 'range' } : undefined,
      ));

  it('is in no wider range than each object is held in', () => {
    const of = (before: Rights, after: Rights) =>
      grantRefusal(grantor(rights('a', 3)), before, after, RESTRICTIONS);
    assert.deepEqual(of(rights('b', 2), rights('ab', 2)), { kind: 'range' });
    assert.deepEqual(of(rights('b', 1), rights('b', 3)), { kind: 'range' });
    assert.equal(of(rights('bx', 3), rights('abx', 3)), undefined);
  });

  it('never leaves a person with more than the former and the granter’s own rights', () => {
    const some = fc.record({
      objects: fc.uniqueArray(fc.constantFrom(...'abcdx')).map((nos) => new Set(nos)),
      range: fc.constantFrom<Range>(1, 2, 3),
    });
    fc.assert(
      fc.property(some, some, some, (own, before, after) => {
        const isRefused = grantRefusal(grantor(own), before, after, RESTRICTIONS) !== undefined;
        const isBeyond =
          [...after.objects].some((no) => !own.objects.has(no) && !before.objects.has(no) && no !== 'x') ||
          (isWider(after.range, own.range) &&
            (isWider(after.range, before.range) ||
              [...after.objects].some((no) => no !== 'x' && !before.objects.has(no)))) ||
          (isWider(after.range, before.range) &&
            [...after.objects].some((no) => no !== 'x' && !own.objects.has(no)));
        assert.equal(isRefused, isBeyond);
      }),
    );
  });
});

describe('a role', () => {
  const role = { roleName: '甲', isEveryones: false, isBuiltIn: false, memberCount: 0 };
  const cases: [change: Partial<typeof role>, said: string | undefined][] = [
    [{}, undefined],
    [{ memberCount: 3 }, '角色“甲”有3名成员，不能删除，请先移除成员'],
    [{ isBuiltIn: true, memberCount: 3 }, '“甲”是内置角色，不能删除'],
    [{ isEveryones: true, isBuiltIn: true }, '“甲”是全体员工的角色，不能删除'],
  ];
  for (const [change, said] of cases)
    it(said ?? 'without members can be deleted', () =>
      assert.equal(removalRefusal({ ...role, ...change }), said),
    );
});
