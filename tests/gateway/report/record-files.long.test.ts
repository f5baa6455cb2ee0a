import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  importTravelRecords,
  RECORD_FILE_BYTES,
  RECORD_ROWS,
  type ImportedProduct,
} from '../../../src/contract/report/records';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import {
  csvFile,
  csvText,
  RECORD_ROW,
  xlsxFile,
  xlsxOfSheet,
} from '../../support/gateway/areas/money/record-files';

describe('files of records', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  const refusal = async (product: ImportedProduct, file: File) => {
    const { code, result } = await gateway.send(importTravelRecords, { file, product }, { as });
    assert.equal(code, '41000');
    return (result as unknown as { fields: Record<string, string> }).fields['file'];
  };

  it('are read as spreadsheets and as CSV of each encoding', async () => {
    const row = (recordNo: string) => ({ ...RECORD_ROW.train, 记录号: `FILE-${recordNo}` });
    const files = [
      xlsxFile('train', [{ ...row('x'), 里程: 1318, 票价: 553.5, 车次: 'g5' }]),
      csvFile('train', [row('u')]),
      csvFile('train', [row('m')], 'utf8 with mark'),
      csvFile('train', [row('g')], 'gb18030'),
    ];
    for (const file of files)
      assert.equal((await gateway.ok(importTravelRecords, { file, product: 'train' }, { as })).newCount, 1);
    await gateway.idle();
    const facts = await gateway.db
      .selectFrom('travel_fact')
      .selectAll()
      .where('record_no', 'like', 'FILE-%')
      .execute();
    const said = facts.map((fact) => JSON.stringify({ ...fact, fact_no: 0, record_no: '' }));
    assert.deepEqual([said.length, new Set(said).size], [8, 2]);
  });

  it('are for administrators', async () => {
    const body = { file: csvFile('car', [RECORD_ROW.car]), product: 'car' } as const;
    // `multi` is an administrator of another enterprise.
    for (const account of ['staff', 'approver', 'multi']) {
      const token = await gateway.login(account);
      await gateway.refused('forbidden', importTravelRecords, body, { as: token });
    }
  });

  it('have their first wrong cells named alone', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => ({
      ...RECORD_ROW.car,
      记录号: `C-${i}`,
      城市: '亚特兰蒂斯',
    }));
    const body = { file: csvFile('car', rows), product: 'car' } as const;
    const { wrongCount, wrongList } = await gateway.ok(importTravelRecords, body, { as });
    assert.deepEqual([wrongCount, wrongList.length], [300, 200]);
    assert.deepEqual(wrongList.at(-1), { line: 201, column: '城市', message: '城市不存在' });
  });

  it('are refused for columns that are missing, unknown or there twice', async () => {
    const file = new File(
      [
        csvText([
          ['记录号', '记录号', '工号', '备注', '=cmd()'],
          ['1', '1', '2', '3', '4'],
        ]),
      ],
      'a',
    );
    const message = await refusal('car', file);
    assert.match(
      message ?? '',
      /^缺少列：预订日期、支付日期、.*；不能识别的列：备注、=cmd\(\)；重复的列：记录号$/,
    );
  });

  const unreadable = '无法读取该文件，请使用.xlsx，或UTF-8、GB18030编码的.csv';
  const files: [what: string, file: () => File, message: string][] = [
    ['nothing', () => new File([], 'a.csv'), '文件内容为空，请重新选择'],
    ['headers alone', () => csvFile('car', []), '文件中没有记录'],
    [
      'an old spreadsheet',
      () => new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], 'a.xls'),
      '不支持旧版.xls文件，请另存为.xlsx或.csv',
    ],
    ['bytes of no encoding', () => new File([Uint8Array.from([0xff, 0xff, 0xff])], 'a.csv'), unreadable],
    ['a zip of nothing', () => new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])], 'a.xlsx'), unreadable],
    ['a quotation without end', () => new File(['"记录号,工号'], 'a.csv'), unreadable],
    ['too much', () => new File([new Uint8Array(RECORD_FILE_BYTES + 1)], 'a.csv'), '文件不能超过8MB'],
    [
      'too many rows',
      () => new File([`记录号\n${'1\n'.repeat(RECORD_ROWS + 1)}`], 'a.csv'),
      `一次最多导入${RECORD_ROWS}行`,
    ],
    ['too many columns', () => new File([`记录号\n${','.repeat(200)}1`], 'a.csv'), '列数不能超过100'],
    [
      'a far cell',
      () =>
        xlsxOfSheet(
          '<row r="1"><c r="A1"><v>1</v></c></row><row r="2000000"><c r="XFD2000000"><v>1</v></c></row>',
        ),
      `一次最多导入${RECORD_ROWS}行`,
    ],
    ['what unpacks to too much', bomb, '文件内容过大，无法读取，请拆分后重试'],
  ];
  for (const [what, file, message] of files) {
    it(`are refused for ${what}`, async () => assert.equal(await refusal('car', file()), message));
  }
});

/** A spreadsheet of 100 KB that unpacks to 100 MB. */
function bomb(): File {
  return xlsxOfSheet(
    `<row r="1"><c r="A1" t="inlineStr"><is><t>${' '.repeat(100 * 2 ** 20)}</t></is></c></row>`,
  );
}
