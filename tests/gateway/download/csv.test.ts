import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { csvOf } from '../../../demo/gateway/download/csv';
import type { Cell } from '../../../demo/gateway/download/cells';
import { textTable } from '../../../demo/gateway/server/table-file/reading/text-table';

async function* each(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}
async function csv(...cells: Cell[]): Promise<string> {
  let text = '';
  for await (const part of csvOf(each([cells]))) text += part;
  return text.slice(1, -2);
}

describe('digits in a CSV', () => {
  const CODES = [
    '007',
    '1E5678',
    '12e3',
    '26112800000201',
    '110105194912310021',
    '1.50',
    '1,234',
    '3-4',
    '1/2',
    '13800000001',
  ];
  const PLAIN = ['0', '42', '3.5', 'CC001', '2026-11-28', '11010519491231002X', 'CA1234', '3U8908', ''];

  it('of codes and numbers stay as they are where a spreadsheet would make a number or a day of them', async () => {
    assert.equal(await csv('007'), '"=""007"""');
    for (const code of CODES.filter((one) => one !== '13800000001'))
      assert.equal(await csv(code), `"=""${code}"""`, code);
    for (const text of PLAIN) assert.equal(await csv(text), text);
    assert.equal(await csv(7, { fen: 700 }), '7,7.00');
  });

  it('come back as they were where the file is read again', async () => {
    const cells = [...CODES, ...PLAIN];
    const limits = { rows: 10, columns: 50, headers: [] };
    const written = await csv(...cells, '尾');
    assert.deepEqual(textTable(`${written}\r\n`, limits), { rows: [[...cells, '尾']] });
    // Spreadsheets write such a cell without quotes.
    assert.deepEqual(textTable('="007",甲\r\n', limits), { rows: [['007', '甲']] });
  });
});

describe('formulas in a CSV', () => {
  it('are texts with an apostrophe, after any white or invisible characters', async () => {
    for (const before of ['', ' ', '\n', '\t', '\u00a0', '\u200b', '\uFEFF', '\u202e', '\u0000', ' \u200b'])
      for (const sign of ['=', '+', '-', '@', '＝'])
        assert.match(await csv(`${before}${sign}1`), /^"?'/, JSON.stringify(before + sign));
    for (const text of [' 甲', '甲=1', 'a-b']) assert.equal(await csv(text), text);
  });

  it('come back without it', async () => {
    const cells = ['-5', '=1', "'甲"];
    const limits = { rows: 10, columns: 50, headers: [] };
    assert.deepEqual(textTable(`${await csv(...cells)}\r\n`, limits), { rows: [cells] });
  });
});
