import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { importColumns, recogniseColumns } from '../../../src/domain/cost-center/import-columns';
import { readImportRow } from '../../../src/domain/cost-center/import-row';
import { findCycles } from '../../../src/domain/cycles';
import { columnLetter } from '../../../src/domain/table-import/columns';
import { neededFields } from '../../../src/domain/table-import/table-columns';

describe('columns of an import', () => {
  it('are known by their headers, with units, spaces and the kind or without', () => {
    const places = recogniseColumns('costCenter', [
      '*成本中心 编号',
      '成本中心名称（必填）',
      '上级成本中心编号',
      ' 负 责 人 ',
      '生效日期(YYYY-MM-DD)',
      '备注',
      '是否关闭',
    ]);
    assert.deepEqual(
      [...places],
      [
        ['code', 0],
        ['name', 1],
        ['parentCode', 2],
        ['ownerNO', 3],
        ['validFrom', 4],
        ['closes', 6],
      ],
    );
    assert.deepEqual(neededFields(importColumns('costCenter'), places), []);
    assert.deepEqual(neededFields(importColumns('costCenter'), new Map()), ['code', 'name']);
  });

  it('are the first of several, and those of the kind alone', () => {
    assert.deepEqual(
      [...recogniseColumns('project', ['代码', '项目编号', '税号', '成本中心名称'])],
      [['code', 0]],
    );
    assert.equal(recogniseColumns('accountingEntity', ['统一社会信用代码']).get('taxNo'), 0);
  });

  it('have letters as spreadsheets count them', () => {
    assert.deepEqual([0, 25, 26, 51, 52, 99].map(columnLetter), ['A', 'Z', 'AA', 'AZ', 'BA', 'CV']);
  });
});

describe('a row of an import', () => {
  const rules = { code: () => undefined, name: () => undefined, mostOpenTo: 3 };
  const dayOf = (text: string) =>
    readImportRow(['a', 'b', text], 2, {
      ...rules,
      places: new Map([
        ['code', 0],
        ['name', 1],
        ['validFrom', 2],
      ]),
    });
  it('has days as spreadsheets and people write them', () => {
    for (const text of [
      '2026-01-31',
      '2026/1/31',
      '2026.1.31',
      '2026年1月31日',
      '20260131',
      '46053',
      '２０２６-01-31',
      '2026-01-31 00:00',
    ])
      assert.equal(dayOf(text).row.validFrom, '2026-01-31', text);
    for (const text of [
      '2026-02-29',
      '31/1/2026',
      '1月31日',
      '0',
      '1899-01-01',
      '2026-01-31 08:00',
      '=TODAY()',
    ])
      assert.deepEqual(
        dayOf(text).wrong,
        [{ line: 2, field: 'validFrom', problem: { kind: 'notADate' } }],
        text,
      );
  });

  it('has numbers by any separators, each once', () => {
    const read = (text: string) =>
      readImportRow(['a', 'b', text], 2, {
        ...rules,
        places: new Map([
          ['code', 0],
          ['name', 1],
          ['staff', 2],
        ]),
      });
    assert.deepEqual(read('1、2，1, 2;3；  3').row.staff, ['1', '2', '3']);
    assert.deepEqual(read('').row.staff, []);
    assert.deepEqual(read('1 2 3 4').wrong, [
      { line: 2, field: 'staff', problem: { kind: 'tooMany', most: 3 } },
    ]);
  });

  it('takes cells that begin like a formula as text', () => {
    const nameOf = (name: string) =>
      readImportRow(['a', name], 2, {
        ...rules,
        places: new Map([
          ['code', 0],
          ['name', 1],
        ]),
      }).row.name;
    assert.deepEqual(["'=1+1", '=1+1', '-研发', "'@x", "'quoted'"].map(nameOf), [
      '=1+1',
      '=1+1',
      '-研发',
      '@x',
      "'quoted'",
    ]);
  });
});

describe('circles', () => {
  it('are those that come back to themselves, and no others', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 12 }), (parents) => {
        const nodes = new Map(parents.map((parent, i) => [String(i), { parentCode: String(parent) }]));
        const found = findCycles(nodes);
        for (const start of nodes.keys()) {
          let at: string | undefined = start;
          for (let steps = 0; steps < nodes.size; steps += 1) {
            at = nodes.get(at ?? '')?.parentCode;
            if (at === start) break;
          }
          assert.equal(found.has(start), at === start, start);
        }
      }),
    );
  });
});
