import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, it } from 'vitest';
import { csvOf } from '../../../demo/gateway/download/csv';
import type { Cell } from '../../../demo/gateway/download/cells';
import { xlsxOf } from '../../../demo/gateway/download/xlsx';

async function* each(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}
async function csv(...rows: Cell[][]): Promise<string> {
  let text = '';
  for await (const part of csvOf(each(rows))) text += part;
  return text;
}
async function sheet(...rows: Cell[][]): Promise<string> {
  const parts = unzipSync(await buffer(xlsxOf(each(rows))));
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

/** Parses CSV as RFC 4180 specifies. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const body = text.slice(1);
  while (cells.lastIndex < body.length) {
    const found = cells.exec(body);
    if (!found) throw new Error('no CSV');
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') rows.push([]);
  }
  rows.pop();
  return rows;
}
/** Texts of a sheet, row by row. */
const readSheet = (xml: string): string[][] =>
  [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[^>]*>.*?<\/c>/gs)].map(([cell]) =>
      (/<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>/s.exec(cell)?.[1] ?? '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  );

describe('CSV', () => {
  it('begins with the mark by which spreadsheets know UTF-8, and quotes cells as needed', async () => {
    assert.equal(
      await csv(['甲', 'a,b', 'a"b', 'a\nb', null, 3, { fen: -123_450 }]),
      '\uFEFF甲,"a,b","a""b","a\nb",,3,-1234.50\r\n',
    );
  });

  it('has no text that a spreadsheet would carry out', async () => {
    for (const sign of ['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'])
      assert.deepEqual(readCsv(await csv([`${sign}HYPERLINK("x")`])), [[`'${sign}HYPERLINK("x")`]]);
    assert.deepEqual(readCsv(await csv(['a=b', '张三-李四'])), [['a=b', '张三-李四']]);
  });

  it('gives back every text that is none of these', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 5,
        }),
        async (rows) => {
          const read = readCsv(await csv(...rows));
          assert.deepEqual(
            read.map((row) => row.map((text) => text.replace(/^="(.*)"$/s, '$1'))),
            rows.map((row) => row.map((text) => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text))),
          );
        },
      ),
    ));
});

describe('workbooks', () => {
  it('have texts as texts, with any beginning, and money as numbers with two decimals', async () => {
    const xml = await sheet(['头'], ['=1+1', 3, { fen: 123_450 }, null, '']);
    assert.deepEqual(readSheet(xml)[1], ['=1+1', '3', '1234.5', '', '']);
    // the style keeps the text a text when its cell is edited
    assert.ok(xml.includes('<c t="inlineStr" s="16"><is><t xml:space="preserve">=1+1</t></is></c>'));
    assert.ok(!xml.includes('<f>'));
  });

  it('have days as days, and columns as wide as their first rows', async () => {
    const xml = await sheet(['日期', '说明'], [{ day: '2026-11-26' }, '往返机票改签费'], [null, '']);
    assert.equal(readSheet(xml)[1]?.[0], '46352');
    assert.deepEqual(
      [...xml.matchAll(/ width="(\d+)"/g)].map(([, width]) => width),
      ['12', '16'],
    );
  });

  it('tell in a second sheet how they were made', async () => {
    const notes = { title: '说明', filters: [], headers: ['项目', '内容'], rows: [['导出人', '张三']] };
    const parts = unzipSync(await buffer(xlsxOf(each([['头'], ['值']]), notes)));
    assert.match(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()), /name="数据".*name="说明"/);
    assert.match(strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array()), /导出人.*张三/);
  });

  it('keep every text except characters that XML cannot hold, and no cell is too long', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }),
        async (texts) => {
          const [read] = readSheet(await sheet(texts));
          assert.deepEqual(
            read,
            texts.map((text) =>
              // oxlint-disable-next-line no-control-regex -- the writer omits control characters
              text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, ''),
            ),
          );
        },
      ),
    );
    const [long = ''] = readSheet(await sheet(['长'.repeat(40_000)]))[0] ?? [];
    assert.equal(long.length, 32_767);
  });

  it('break where their rows break', async () => {
    async function* broken(): AsyncGenerator<readonly Cell[]> {
      yield ['头'];
      throw new Error('the database is gone');
    }
    await assert.rejects(buffer(xlsxOf(broken())), /the database is gone/);
  });
});
