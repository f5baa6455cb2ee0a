import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, it } from 'vitest';
import { xlsxOf } from '../../../demo/gateway/download/xlsx';
import { Fault } from '../../../demo/gateway/server/http/fault';
import { readTableFile } from '../../../demo/gateway/server/table-file/read-table-file';
import { compiled } from '../../support/gateway/process/compiled';
import { xlsxOfSheet } from '../../support/gateway/areas/money/record-files';

const LIMITS = { rows: 5, columns: 100, headers: [] };
const UNREADABLE = '无法读取该文件，请使用.xlsx，或UTF-8、GB18030编码的.csv';

const read = (bytes: Uint8Array) => readTableFile(bytes, LIMITS, 'test');
const readText = (text: string) => read(Buffer.from(text));
const readSheet = async (sheetData: string) =>
  read(new Uint8Array(await xlsxOfSheet(sheetData).arrayBuffer()));
/** Message of the fault with which a file is refused. */
async function refusal(reading: Promise<unknown>): Promise<string | undefined> {
  const error = await reading.then(
    () => assert.fail('it was read'),
    (refused: unknown) => refused,
  );
  assert.ok(error instanceof Fault);
  return (error.result as { fields: Record<string, string> }).fields['file'];
}
async function* each(rows: readonly (readonly string[])[]) {
  yield* rows;
}
const workbook = async (rows: readonly (readonly string[])[]) =>
  new Uint8Array(await buffer(xlsxOf(each(rows))));

describe('a file of a table', () => {
  it('returns the exported rows, in each encoding', async () => {
    const rows = [
      ['编号', '名称'],
      ['a', '研发<&>"中心"'],
      ['', '二\n行'],
    ];
    const csv = rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n');
    for (const bytes of [
      await workbook(rows),
      Buffer.from(csv),
      Buffer.from(`\uFEFF${csv}\r\n\r\n`),
      new Uint8Array(iconv.encode(csv, 'gb18030')),
    ]) {
      assert.deepEqual(await read(bytes), { headers: rows[0], rows: rows.slice(1) });
    }
  });

  it('has as many rows and columns as it may, and not one more', async () => {
    const wide = (columns: number) => `${Array.from({ length: columns }, (_, i) => `h${i}`).join(',')}\nx`;
    assert.equal((await readText(wide(100))).headers.length, 100);
    assert.equal(await refusal(readText(wide(101))), '列数不能超过100');
    assert.equal((await readText(`h\n${'x\n'.repeat(5)}\n\n\n\n`)).rows.length, 5);
    assert.equal(await refusal(readText(`h\n${'x\n'.repeat(6)}`)), '一次最多导入5行');
    assert.equal(await refusal(readText(`h\nx\n\n\n\n\nx`)), '一次最多导入5行');
    const columns = Array.from({ length: 101 }, (_, i) => `h${i}`);
    assert.equal(await refusal(workbook([columns, ['x']]).then(read)), '列数不能超过100');
    assert.equal((await read(await workbook([columns.slice(1), ['x']]))).headers.length, 100);
    assert.equal(
      await refusal(workbook(Array.from({ length: 7 }, () => ['x'])).then(read)),
      '一次最多导入5行',
    );
  });

  it('takes the result of a formula, and text for text', async () => {
    const cell = (xml: string) => `<row r="1"><c r="A1"><v>1</v></c></row><row r="2">${xml}</row>`;
    assert.deepEqual((await readSheet(cell('<c r="A2"><f>1+1</f><v>2</v></c>'))).rows, [['2']]);
    assert.deepEqual((await readSheet(cell('<c r="A2" t="str"><f>A1&amp;"x"</f><v>=1x</v></c>'))).rows, [
      ['=1x'],
    ]);
    assert.deepEqual((await readSheet(cell('<c r="A2" s="1"><v>46053.5</v></c>'))).rows, [
      ['2026-01-31 12:00'],
    ]);
  });

  it('is refused with merged cells, which leave all but the first of them empty', async () => {
    const merged = xlsxOfSheet(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells><sheetData>',
    );
    assert.equal(
      await refusal(merged.arrayBuffer().then((bytes) => read(new Uint8Array(bytes)))),
      '表格中有合并单元格，请取消合并后重试',
    );
  });

  it('is refused where it is none', async () => {
    assert.equal(await refusal(readText('')), '文件内容为空，请重新选择');
    assert.equal(await refusal(readText('编号,名称\n\n')), '文件中没有记录');
    assert.equal(await refusal(readText('"编号')), UNREADABLE);
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('编号\n甲', 'utf16le')]);
    assert.deepEqual(await read(utf16), { headers: ['编号'], rows: [['甲']] });
    assert.equal(await refusal(read(Buffer.from('a,b\n1,2', 'utf16le'))), UNREADABLE);
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    assert.equal(await refusal(read(png)), UNREADABLE);
    const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    assert.equal(await refusal(read(old)), '不支持旧版.xls文件，请另存为.xlsx或.csv');
  });

  it('takes no memory for the empty cells and lines that it has', async () => {
    const reader = pathToFileURL(await compiled('demo/gateway/server/table-file/read-table-file.ts')).href;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      `const { readTableFile } = await import(${JSON.stringify(reader)});
      const before = process.memoryUsage().rss;
      const said = [];
      for (const text of [',', '\\n', '1\\n']) {
        await readTableFile(Buffer.alloc(${16 * 2 ** 20}, text), ${JSON.stringify(LIMITS)}, 'test').catch((error) => {
          said.push(error.result.fields.file);
        });
      }
      const taken = (process.resourceUsage().maxRSS * 1024 - before) / 2 ** 20;
      console.log(JSON.stringify({ said, taken }));`,
    ]);
    const { said, taken } = JSON.parse(stdout) as { said: string[]; taken: number };
    assert.deepEqual(said, ['列数不能超过100', '文件中没有记录', '一次最多导入5行']);
    assert.ok(taken < 400, `${taken} MB`);
  });

  it('is read or refused, however it is cut off or damaged', async () => {
    const whole = await workbook([
      ['编号', '名称'],
      ['a', '甲'],
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 3 }),
        fc.boolean(),
        async (end, changes, isCut) => {
          const bytes = whole.slice(0, isCut ? end : whole.length);
          for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
          const outcome = await read(bytes).catch((error: unknown) => error);
          if (!(outcome instanceof Fault)) assert.ok(Array.isArray((outcome as { rows: unknown }).rows));
        },
      ),
      { numRuns: 25 },
    );
  });
});
