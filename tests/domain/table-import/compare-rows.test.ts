import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { effectOf, effectsOf } from '../../../src/domain/table-import/compare-rows';
import { findColumns } from '../../../src/domain/table-import/table-columns';

const row = { line: 2, title: '林小雨' };

describe('a row beside the one on record', () => {
  const CASES = [
    ['is added where there is none', undefined, { 职级: '经理' }, 'add', []],
    ['is left where all is the same', { 职级: '经理', 邮箱: '' }, { 职级: '经理' }, 'same', []],
    [
      'changes what is another, and empties what is none',
      { 职级: '经理', 邮箱: 'a@example.com', 部门: '总部' },
      { 职级: '总监', 邮箱: '', 部门: '总部' },
      'change',
      [
        { name: '职级', before: '经理', after: '总监' },
        { name: '邮箱', before: 'a@example.com', after: '' },
      ],
    ],
    [
      'fills what was none',
      { 邮箱: '' },
      { 邮箱: 'b@example.com', 国籍: 'CN' },
      'change',
      [
        { name: '邮箱', before: '', after: 'b@example.com' },
        { name: '国籍', before: '', after: 'CN' },
      ],
    ],
  ] as const;
  for (const [name, before, after, how, fieldList] of CASES)
    it(name, () => {
      assert.deepEqual(effectOf({ ...row, before, after }), { ...row, how, fieldList });
    });

  it('is counted, and shown by line as far as there is room', () => {
    const effects = [
      effectOf({ line: 4, title: 'c', before: { a: '' }, after: { a: '1' } }),
      effectOf({ line: 3, title: 'b', before: { a: '1' }, after: { a: '1' } }),
      effectOf({ line: 2, title: 'a', before: undefined, after: {} }),
    ];
    const { previewList, ...counts } = effectsOf(effects, 1);
    assert.deepEqual(counts, { addCount: 1, changeCount: 1, sameCount: 1 });
    assert.deepEqual(
      previewList.map(({ line, how }) => [line, how]),
      [[2, 'add']],
    );
  });
});

describe('columns with a key', () => {
  const COLUMNS = [
    { field: 'no', header: '员工编号', isKey: true },
    { field: 'name', header: '姓名', isRequired: true },
    { field: 'grade', header: '职级' },
  ];
  it('may lack required ones beside it alone', () => {
    assert.deepEqual(findColumns(COLUMNS, ['员工编号', '职级']).missing, []);
    assert.deepEqual(findColumns(COLUMNS, ['职级']).missing, ['姓名']);
  });
});
