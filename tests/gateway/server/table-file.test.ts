import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, it } from 'vitest';
import { readBytes } from '../../../demo/gateway/server/table-file/reading/read-bytes';
import { xlsxTable } from '../../../demo/gateway/server/table-file/reading/xlsx-table';
import { readHeads, readTableFile } from '../../../demo/gateway/server/table-file/read-table-file';
import { Fault } from '../../../demo/gateway/server/http/fault';
import { importHeaders } from '../../../src/domain/cost-center/import-columns';
import { amountCell, percentCell } from '../../../src/domain/sheet/sheet';
import { workbookOf } from '../../../src/domain/sheet/sheet-xml';
import { cellFault } from '../../../src/domain/table-import/cell-fault';
import { xlsxOfSheet } from '../../support/gateway/areas/money/record-files';

const FOLDER = join(import.meta.dirname, '../../support/gateway/table-files');
const file = (name: string) => new Uint8Array(readFileSync(join(FOLDER, name)));
const LIMITS = { rows: 50, columns: 100, headers: importHeaders('costCenter') };
/** Rows of a table; a cell that cannot be read shows its fault in brackets. */
async function read(name: string): Promise<string[][] | string> {
  const table = await readBytes(file(name), LIMITS);
  return (
    table.problem ??
    table.rows.map((cells) =>
      cells.map((cell) => (cellFault(cell) === undefined ? cell : `[${cellFault(cell)}]`)),
    )
  );
}
const STRICT = 'http://purl.oclc.org/ooxml';
const ERROR = '[单元格是公式错误#N/A，请改正后重试]';
const NO_RESULT = '[公式没有计算结果，请用Excel打开并保存后重试]';
const CENTRES = ['编号', '名称', '上级编号', '负责人工号', '生效日期', '失效日期'];
const DEVELOPMENT = [
  ['编号', '名称'],
  ['C9M98', '研发'],
];
const OF_EXCEL = [
  ['编号', '名称'],
  ['C9770252', '研发'],
];
const EXPORTED = [
  ['编号', '名称'],
  ['CPSNG', '研发'],
];

const READ: Readonly<Record<string, string[][] | string>> = {
  'cost-centers-base.xlsx': [
    CENTRES,
    ['PYKYY', '父YKYY'],
    ['KYKYY', '子YKYY', 'PYKYY', '1000010001', '2026-01-01', '2027-12-31'],
  ],
  'cost-centers-error-cells.xlsx': [CENTRES, ['KYKYY', '子YKYY', ERROR, ERROR, '2026-01-01', ERROR]],
  'cost-centers-formula-without-result.xlsx': [
    CENTRES,
    ['KYKYY', '子YKYY', NO_RESULT, NO_RESULT, '2026-01-01', NO_RESULT],
  ],
  'cost-centers-shown-codes.xlsx': [
    ['编号', '名称'],
    ['005537', '研发一部553'],
    ['CC-55342', '研发二部553'],
  ],
  'other-case-shared-strings.xlsx': OF_EXCEL,
  'backslash-paths.xlsx': OF_EXCEL,
  'prefixed-no-addresses.xlsx': [
    ['编号', '名称'],
    ['C93', '研发'],
  ],
  'bool-as-text.xlsx': [...OF_EXCEL, ['是']],
  // Empty rows below the headers stand for the lines above them, so that each row keeps its line number.
  'title-row.xlsx': [DEVELOPMENT[0] ?? [], [], [], DEVELOPMENT[1] ?? []],
  'note-sheet-first.xlsx': DEVELOPMENT,
  'hidden-sheet-first.xlsx': DEVELOPMENT,
  'sep-line.csv': DEVELOPMENT,
  'semicolons.csv': EXPORTED,
  'utf16-tabs.csv': EXPORTED,
  'tabs.txt': EXPORTED,
  'html-named.xls': 'webPage',
};

/** Values of a column, without its header. */
const column = async (name: string, header: string) => {
  const rows = await read(name);
  assert.ok(typeof rows !== 'string');
  const place = rows[0]?.indexOf(header) ?? -1;
  return rows.slice(1).map((cells) => cells[place] ?? '');
};

const refusal = (bytes: Uint8Array, limits = LIMITS): Promise<string | undefined> =>
  readTableFile(bytes, limits, 'test').then(
    () => assert.fail('it was read'),
    (error: unknown) => {
      assert.ok(error instanceof Fault);
      return (error.result as { fields: Record<string, string> }).fields['file'];
    },
  );

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

describe('a table as people have it', () => {
  for (const [name, table] of Object.entries(READ)) {
    it(`is read as Excel shows it: ${name}`, async () => {
      assert.deepEqual(await read(name), table);
    });
  }

  it('has numbers and days as they are shown', async () => {
    assert.deepEqual(await column('staff-shown-zeros.xlsx', '员工编号'), ['00000623']);
    assert.deepEqual(await column('staff-shown-zeros.xlsx', '手机号'), ['139 5531 0002']);
    assert.deepEqual(await column('records-float-amounts.xlsx', '票价'), ['586.71', '1234.56', '553.5']);
    assert.deepEqual(await column('records-float-amounts.xlsx', '服务费'), ['5', '5', '5.00']);
    assert.deepEqual(await column('records-dates.xlsx', '预订日期'), [
      '20261020',
      '20261020',
      '20261020',
      '2026-10-20',
      '2026年10月20日',
      '2026/10/20 0:00:00',
      '20-10月-26',
      '2026-10-20',
      '2026-10-20',
    ]);
    assert.equal((await column('records-dates.xlsx', '出发时间')).at(-1), '2026-10-28 09:00');
  });

  it('is named by its kind where it cannot be read', async () => {
    assert.equal(
      await refusal(file('html-named.xls')),
      '该文件的内容是网页，不是Excel表格，请用Excel打开后另存为.xlsx或.csv',
    );
    const compound = (name: string) =>
      new Uint8Array(
        Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.alloc(504),
          Buffer.from(name, 'utf16le'),
        ]),
      );
    assert.equal(await refusal(compound('EncryptedPackage')), '文件设有打开密码，请取消密码后重新上传');
    assert.equal(await refusal(compound('Workbook')), '不支持旧版.xls文件，请另存为.xlsx或.csv');
  });

  it('may be of the strict edition, and is no sheet of another program', async () => {
    const days =
      '<row><c t="inlineStr"><is><t>编号</t></is></c><c t="inlineStr"><is><t>生效日期</t></is></c></row>';
    const cells = '<row><c t="inlineStr"><is><t>a</t></is></c><c t="d"><v>2026-10-20T00:00:00</v></c></row>';
    const strict = Object.fromEntries(
      Object.entries(unzipSync(await bytesOf(xlsxOfSheet(days + cells)))).map(([name, bytes]) => [
        name,
        strToU8(
          strFromU8(bytes)
            .replaceAll(
              'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
              `${STRICT}/spreadsheetml/main`,
            )
            .replaceAll(
              'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
              `${STRICT}/officeDocument/relationships`,
            ),
        ),
      ]),
    );
    assert.deepEqual(await readBytes(zipSync(strict), LIMITS), {
      rows: [
        ['编号', '生效日期'],
        ['a', '2026-10-20'],
      ],
    });
    const sheet = zipSync({ 'content.xml': strToU8('<office:document-content/>'), mimetype: strToU8('ods') });
    assert.equal(await refusal(sheet), '不支持该表格格式，请用Excel打开后另存为.xlsx或.csv');
  });

  it('may have a title over merged cells, but no merged cells in itself', async () => {
    const row = (line: number, ...cells: string[]) =>
      `<row r="${line}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
    const sheet = (merged: string) =>
      bytesOf(
        xlsxOfSheet(
          `${row(1, '成本中心表')}${row(2, '编号', '名称')}${row(3, 'a', '甲')}</sheetData><mergeCells><mergeCell ref="${merged}"/></mergeCells><sheetData>`,
        ),
      );
    assert.deepEqual(await readBytes(await sheet('A1:B1'), LIMITS), {
      rows: [['编号', '名称'], [], ['a', '甲']],
    });
    assert.deepEqual(await readBytes(await sheet('A2:A3'), LIMITS), { problem: 'merged' });
  });

  it('has the first lines of its sheets shown where its headers are to be chosen, hidden sheets aside', async () => {
    const heads = await readHeads(file('hidden-sheet-first.xlsx'), LIMITS, 'heads');
    assert.deepEqual(
      heads.map(({ lineList }) => lineList[0]),
      [{ line: 1, cellList: ['编号', '名称'] }],
    );
    const [notes, table, ...others] = await readHeads(file('note-sheet-first.xlsx'), LIMITS, 'heads');
    assert.deepEqual(
      [notes?.lineList.length !== 0, table?.lineList[1]?.cellList, others],
      [true, DEVELOPMENT[1], []],
    );
    const at = { sheet: table?.name ?? '', line: 1 };
    assert.deepEqual(await readBytes(file('note-sheet-first.xlsx'), { ...LIMITS, headers: [], at }), {
      rows: DEVELOPMENT,
    });
    const [text] = await readHeads(file('tabs.txt'), LIMITS, 'heads');
    assert.deepEqual(text, {
      name: '',
      lineList: EXPORTED.map((cellList, i) => ({ line: i + 1, cellList })),
    });
  });

  it('of quotation marks within cells and blanks beside them has the text of its cells', async () => {
    const rows = async (text: string) => {
      const table = await readBytes(strToU8(text), LIMITS);
      return 'rows' in table ? table.rows : table.problem;
    };
    assert.deepEqual(await rows('编号 , "名称"\n"a ""b""" ,甲"乙\n="007",c\n'), [
      ['编号', '名称'],
      ['a "b"', '甲"乙'],
      ['007', 'c'],
    ]);
    assert.deepEqual(await rows('编号,名称\n"a"b,甲\n'), [
      ['编号', '名称'],
      ['"a"b', '甲'],
    ]);
    assert.equal(await rows('编号,名称\n"a,甲\n'), 'unreadable');
  });

  it('of errors in a text has them at their cells', async () => {
    const table = await readBytes(strToU8('编号,名称\na,#REF!\n######,甲\n'), LIMITS);
    assert.ok('rows' in table);
    assert.deepEqual(
      table.rows.slice(1).map((cells) => cells.map((cell) => cellFault(cell) !== undefined)),
      [
        [false, true],
        [true, false],
      ],
    );
  });

  it('of far too many rows is left at the first that is too many', async () => {
    const row = '<row><c t="inlineStr"><is><t>a</t></is></c><c><v>1</v></c></row>';
    const bytes = await bytesOf(xlsxOfSheet(row.repeat(300_000)));
    let rows = 0;
    const read = await xlsxTable(bytes, LIMITS, { onRow: () => (rows += 1) });
    assert.deepEqual([read.problem, rows], ['tooManyRows', LIMITS.rows + 2]);
    assert.equal(await refusal(bytes), `一次最多导入${LIMITS.rows}行`);
  });

  it('that unpacks to too much is left there', async () => {
    const bytes = await bytesOf(xlsxOfSheet('<row><c><v>1</v></c></row>'.repeat(1000)));
    assert.deepEqual(await xlsxTable(bytes, LIMITS, { unpackedBytes: 10_000 }), { problem: 'tooLarge' });
  });

  it('of one enterprise waits for its own alone', async () => {
    const read = (owner: string) => readTableFile(file('title-row.xlsx'), LIMITS, owner);
    const own = Array.from({ length: 6 }, () => read('busy').catch(() => 'refused'));
    const others = await read('other');
    assert.deepEqual(others.headers, DEVELOPMENT[0]);
    assert.equal((await Promise.all(own)).filter((one) => one === 'refused').length, 1, 'too many wait');
  });
});

describe('a table that was saved', () => {
  // the reader leaves the title above the table out
  it('is read as it was: filters, head, days, numbers, texts that are no formulas, and totals', async () => {
    const parts = workbookOf([
      {
        title: '部门汇总',
        filters: [['统计区间', '2026-11-01 至 2026-11-20']],
        headers: ['日期', '净支出（元）', '合规率', '备注'],
        rows: [[{ day: '2026-11-20' }, amountCell(-78_720), percentCell(66.66), '=1+1']],
        totals: ['合计', amountCell(-78_720), null, null],
      },
    ]);
    const bytes = zipSync(
      Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
    );
    const table = await readBytes(bytes, LIMITS);
    assert.deepEqual(
      table.problem === undefined && table.rows.filter((row) => row.some((cell) => cell !== '')),
      [
        ['统计区间', '2026-11-01 至 2026-11-20'],
        ['日期', '净支出（元）', '合规率', '备注'],
        ['2026-11-20', '-787.20', '66.7%', '=1+1'],
        ['合计', '-787.20'],
      ],
    );
  });
});
