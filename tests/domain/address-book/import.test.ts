import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  MEMBER_FIELDS,
  memberColumns,
  memberHeader,
  templateHeaders,
} from '../../../src/domain/address-book/import-columns';
import { findColumns } from '../../../src/domain/table-import/table-columns';
import { readMemberCells, supervisorsFirst } from '../../../src/domain/address-book/import-row';

const OWN = [{ fieldNO: 'F1', fieldName: '工作地(城市)' }];

describe('columns of a file of staff', () => {
  it('are known by their headers in any order, with hints behind them, own fields by their names', () => {
    const headers = [
      '手机号（必填）',
      ' 姓名*',
      '部门',
      '职位',
      '职级',
      '成本中心',
      '核算主体',
      '工作地（城市）',
      '',
    ];
    const { places, unknown, twice, missing } = findColumns(memberColumns(OWN), headers);
    assert.deepEqual([places.get('phone'), places.get('staffName'), places.get('F1')], [0, 1, 7]);
    assert.deepEqual([unknown, twice, missing], [[], [], []]);
  });

  it('are reported where they are missing, unknown or duplicate', () => {
    const { unknown, twice, missing } = findColumns(memberColumns([]), ['姓名', '姓 名', '工资']);
    assert.deepEqual([unknown, twice], [['工资'], ['姓 名']]);
    assert.deepEqual(missing, ['部门', '职位', '职级', '成本中心', '核算主体', '手机号']);
  });

  it('of the template are all known', () => {
    const headers = templateHeaders(['工作地(城市)', '姓名']);
    assert.deepEqual(headers, [...MEMBER_FIELDS.map(memberHeader), '工作地(城市)', '企业字段 姓名']);
    const own = [...OWN, { fieldNO: 'F2', fieldName: '姓名' }];
    const { unknown, twice, missing } = findColumns(memberColumns(own), headers);
    assert.deepEqual([unknown, twice, missing], [[], [], []]);
  });
});

it('gives the columns of the state another name than own fields', () => {
  const columns = memberColumns([{ fieldNO: 'F1', fieldName: '状态' }]);
  const found = columns.map(({ field, header, isIgnored }) => [field, header, isIgnored]).slice(-3);
  assert.deepEqual(found, [
    ['F1', '状态', undefined],
    ['staffState', '系统状态', true],
    ['stateSince', '状态变更日期', true],
  ]);
});

describe('cells of a file of staff', () => {
  const read = (texts: Record<string, string>) => readMemberCells((field) => texts[field] ?? '');

  it('are words and days as people write them', () => {
    const { cells, problems } = read({
      sexTem: '女',
      birthDay: '1990/5/6',
      cardType: '护照',
      phone: '13800000001',
    });
    assert.deepEqual(
      [cells.sexTem, cells.birthDay, cells.cardType, cells.nationality],
      [1, '1990-05-06', 1, 'CN'],
    );
    assert.deepEqual(problems, {});
  });

  it('are wrong where they are no such word or day, or masked', () => {
    const { problems } = read({
      sexTem: 'toString',
      birthDay: '1990-02-30',
      cardType: '学生证',
      phone: '138****0001',
    });
    assert.deepEqual(Object.keys(problems).toSorted(), ['birthDay', 'cardType', 'phone', 'sexTem']);
    assert.equal(problems.sexTem, '只能填写：男、女');
  });
});

describe('rows of a file of staff', () => {
  it('come after their supervisors, and circles are reported', () => {
    const rows = [
      { jobNO: 'A', supervisor: 'B' },
      { jobNO: 'B', supervisor: 'C' },
      { jobNO: 'C', supervisor: 'outside' },
      { jobNO: 'D', supervisor: 'D' },
      { jobNO: 'E', supervisor: 'F' },
      { jobNO: 'F', supervisor: 'E' },
      { jobNO: 'G', supervisor: 'E' },
      { jobNO: '', supervisor: '' },
    ];
    const { ordered, inCircles } = supervisorsFirst(rows);
    assert.deepEqual(
      ordered.map(({ jobNO }) => jobNO),
      ['C', 'B', 'A', 'G', ''],
    );
    assert.deepEqual(inCircles.map(({ jobNO }) => jobNO).toSorted(), ['D', 'E', 'F']);
  });

  it('are all there, once, with any reporting lines', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', ...names), { minLength: 6, maxLength: 6 }), (supervisors) => {
        const rows = names.map((jobNO, i) => ({ jobNO, supervisor: supervisors[i] ?? '' }));
        const { ordered, inCircles } = supervisorsFirst(rows);
        assert.deepEqual([...ordered, ...inCircles].map(({ jobNO }) => jobNO).toSorted(), names);
        for (const [i, { supervisor }] of ordered.entries())
          assert.ok(!ordered.slice(i).some(({ jobNO }) => jobNO === supervisor));
      }),
    );
  });
});
