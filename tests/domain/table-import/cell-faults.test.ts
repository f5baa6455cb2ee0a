import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { draftsOf } from '../../../demo/gateway/address-book/import/drafts';
import { MEMBER_FIELDS, memberHeader } from '../../../src/domain/address-book/import-columns';
import { recogniseColumns } from '../../../src/domain/cost-center/import-columns';
import { readImportRow } from '../../../src/domain/cost-center/import-row';
import { RECORD_COLUMNS } from '../../../src/domain/report/record-columns';
import { RecordReader } from '../../../src/domain/report/record-reader';
import { recogniseRecord } from '../../../src/domain/settlement/compare-columns';
import { readRecordRow } from '../../../src/domain/settlement/compare-row';
import {
  findStatementColumns,
  readStatement,
  STATEMENT_TABLE,
} from '../../../src/domain/settlement/remittance-statement';
import { cellFault, cellOf, faultyCell, displayCell } from '../../../src/domain/table-import/cell-fault';

const SAID = '单元格是公式错误#N/A，请改正后重试';
const faulty = (headers: readonly string[]) => headers.map(() => faultyCell('error', '#N/A'));

const COST_HEADERS = ['编号', '名称', '上级编号', '负责人工号', '失效日期', '可用部门', '关闭'];
const STAFF_HEADERS = MEMBER_FIELDS.map(memberHeader);
const STATEMENT_HEADERS = STATEMENT_TABLE.map(({ header }) => header);
const BILL_HEADERS = ['票号', '订单号', '金额', '入账日期', '出行人'];
const TRAIN = RECORD_COLUMNS.train;

/** Messages of each area about a row in which every cell is an error. */
const AREAS: Readonly<Record<string, () => { headers: readonly string[]; said: readonly string[] }>> = {
  'cost objects': () => {
    const { wrong } = readImportRow(faulty(COST_HEADERS), 2, {
      places: recogniseColumns('costCenter', COST_HEADERS),
      code: () => undefined,
      name: () => undefined,
      mostOpenTo: 5,
    });
    const said = wrong.map(({ problem }) => (problem.kind === 'refused' ? problem.message : problem.kind));
    return { headers: COST_HEADERS, said };
  },
  staff: () => {
    const row = { line: 2, cells: faulty(STAFF_HEADERS) };
    const [draft] = draftsOf({ headers: STAFF_HEADERS, rows: [row] }, [], () => ({ problem: '没有' }));
    return { headers: STAFF_HEADERS, said: [...(draft?.problems.values() ?? [])] };
  },
  'trip records': () => {
    // Columns of a refund are not read for a purchase.
    const columns = TRAIN.filter(({ field }) => field !== 'refundedOn' && field !== 'refundFee');
    const reader = new RecordReader({
      product: 'train',
      places: new Map(columns.map(({ field }, place) => [field, place])),
      around: {
        staff: new Map(),
        departments: new Set(),
        costCenters: new Set(),
        entities: new Set(),
        cityOfStation: () => undefined,
        cityOf: () => undefined,
        nightLimitOf: () => null,
        classLimitOf: () => null,
        today: '2026-11-29',
      },
    });
    reader.read({ line: 2, cells: columns.map(() => faultyCell('error', '#N/A')) });
    const { wrong } = reader;
    const said = wrong.map(({ problem }) => (problem.kind === 'faulty' ? problem.message : problem.kind));
    return { headers: columns.map(({ header }) => header), said };
  },
  'bill comparisons': () => {
    const { wrong = [] } = readRecordRow(faulty(BILL_HEADERS), recogniseRecord(BILL_HEADERS), 'ticket');
    const said = wrong.map(({ problem }) => (typeof problem === 'object' ? problem.message : problem));
    return { headers: BILL_HEADERS, said };
  },
  'bank receipts': () => {
    const { places } = findStatementColumns(STATEMENT_HEADERS);
    const lines = [{ line: 2, cells: faulty(STATEMENT_HEADERS) }];
    const { wrong } = readStatement(lines, places, '2026-11-29');
    return { headers: STATEMENT_HEADERS, said: wrong.map(({ message }) => message) };
  },
};

describe('a cell that cannot be taken', () => {
  for (const [area, read] of Object.entries(AREAS)) {
    it(`is wrong by that alone, in every column: ${area}`, () => {
      const { headers, said } = read();
      assert.deepEqual(
        said,
        headers.map(() => SAID),
      );
    });
  }

  it('differs from every text', () => {
    assert.equal(cellFault(''), undefined);
    assert.equal(cellFault('#N/A'), undefined);
    assert.equal(cellFault(cellOf(' #n/a ')), '单元格是公式错误#n/a，请改正后重试');
    assert.equal(cellFault(cellOf('########')), '单元格显示为####，请加宽该列或改正其数字格式后重试');
    assert.equal(cellOf('#1号楼'), '#1号楼');
    assert.equal(cellFault(cellOf(faultyCell('format'))), undefined, 'a file cannot write one itself');
    assert.deepEqual([displayCell('甲'), displayCell(faultyCell('error', '#REF!'))], ['甲', '#REF!']);
  });
});
