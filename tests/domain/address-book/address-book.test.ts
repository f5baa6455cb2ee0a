import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { staffCounts } from '../../../src/domain/address-book/staff-counts';
import { departmentPath, namesOfPath } from '../../../src/domain/address-book/department-path';
import { sortAsTree } from '../../../src/domain/address-book/department-rows';
import { extValueProblem, optionsOf } from '../../../src/domain/address-book/ext-value';
import { memberProblems, withCardFacts } from '../../../src/domain/address-book/member-problems';

const MEMBER = {
  staffName: '林小雨',
  latinName: '',
  sexTem: null,
  birthDay: '',
  cardType: 0,
  cardNo: '',
  cardValidUntil: '',
};
const TODAY = '2026-11-28';

describe('a member of staff', () => {
  it('matches their ID card exactly', () => {
    const cardNo = '11010519491231002X';
    assert.deepEqual(memberProblems({ ...MEMBER, cardNo }, TODAY), {});
    const told = withCardFacts({ ...MEMBER, cardNo });
    assert.deepEqual([told.birthDay, told.sexTem], ['1949-12-31', 1]);
    const other = memberProblems({ ...told, birthDay: '1950-01-01', sexTem: 0 }, TODAY);
    assert.deepEqual(Object.keys(other), ['birthDay', 'sexTem']);
    assert.ok(memberProblems({ ...MEMBER, cardNo: '110105194912310021' }, TODAY).cardNo);
  });

  it('has a name, a Latin one as on a passport, and a document that is still good', () => {
    const { staffName, latinName, cardValidUntil, birthDay } = memberProblems(
      {
        ...MEMBER,
        staffName: '1',
        latinName: '林',
        cardValidUntil: '2026-11-27',
        birthDay: '2030-01-01',
      },
      TODAY,
    );
    assert.ok(staffName && latinName && cardValidUntil && birthDay);
    assert.equal(memberProblems({ ...MEMBER, latinName: 'LIN/XIAOYU' }, TODAY).latinName, undefined);
  });
});

describe('a field of the enterprise’s own', () => {
  const field = { fieldName: '工龄', options: ['一', '二'], isRequired: false };
  const problem = (fieldKind: 'text' | 'number' | 'date' | 'choice', value: string, isRequired = false) =>
    extValueProblem({ ...field, fieldKind, isRequired }, value);

  it('takes values of its kind', () => {
    for (const [kind, good, bad] of [
      ['text', '随便', 'x'.repeat(201)],
      ['number', '-3.25', '三'],
      ['date', '2026-02-28', '2026-02-30'],
      ['choice', '一', '三'],
    ] as const) {
      assert.equal(problem(kind, good), undefined, kind);
      assert.ok(problem(kind, bad)?.includes('工龄'), kind);
    }
  });

  it('may be left out unless it is required', () => {
    assert.equal(problem('number', ''), undefined);
    assert.equal(problem('number', '', true), '请填写工龄');
  });

  it('has options one a line, each once', () => {
    assert.deepEqual(optionsOf(' 一 \n\n二\n一'), ['一', '二']);
  });
});

describe('departments', () => {
  it('count their staff with those of all departments below them', () => {
    const counts = staffCounts([
      { deptNO: '2', deptName: '平台', parentNO: '1', staffCount: 3 },
      { deptNO: '1', deptName: '研发', parentNO: '', staffCount: 1 },
      { deptNO: '4', deptName: '外部', parentNO: 'unseen', staffCount: 2 },
      { deptNO: '3', deptName: '架构', parentNO: '2', staffCount: 5 },
    ]);
    assert.deepEqual(
      ['1', '2', '3', '4'].map((no) => counts.get(no)),
      [9, 8, 5, 2],
    );
  });

  it('stand behind those they are below, with their paths', () => {
    const rows = sortAsTree([
      { deptNO: '2', deptName: '平台', parentNO: '1' },
      { deptNO: '1', deptName: '研发', parentNO: '' },
      { deptNO: '4', deptName: '外部', parentNO: 'unseen' },
      { deptNO: '3', deptName: '架构', parentNO: '2' },
    ]);
    assert.deepEqual(
      rows.map(({ path }) => path),
      ['研发', '研发/平台', '研发/平台/架构', '外部'],
    );
  });

  it('keep slashes of their names apart from the slashes of their path', () => {
    assert.equal(departmentPath(['总部', 'A/B']), String.raw`总部/A\/B`);
    assert.deepEqual(namesOfPath('总部/人事／行政'), ['总部', '人事／行政']);
    const name = fc.string({ unit: fc.constantFrom('/', '\\', '／', '部'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), (names) => {
        assert.deepEqual(namesOfPath(departmentPath(names)), names);
      }),
    );
  });
});
