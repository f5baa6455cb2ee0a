import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { csvOf } from '../../../demo/gateway/download/csv';
import { cellText, type Cell } from '../../../demo/gateway/download/cells';
import { dataExports } from '../../../demo/gateway/download/exports';
import { xlsxOf } from '../../../demo/gateway/download/xlsx';
import { findCaller } from '../../../demo/gateway/permission/callers';
import type { Caller } from '../../../demo/gateway/server/http/caller';
import { COST_KINDS, type CostKind, type CostState } from '../../../src/contract/cost-center/cost-objects';
import { IMPORT_FILE_BYTES, addCostImport } from '../../../src/contract/cost-center/import';
import { undoImportJob } from '../../../src/contract/import-job/import-job';
import { addExport } from '../../../src/contract/download/download';
import {
  countsOf,
  csvTable,
  previewImport,
  importFile,
  wrongTexts,
} from '../../support/gateway/areas/money/cost-imports';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const HEADERS = [
  '编号',
  '名称',
  '上级编号',
  '负责人工号',
  '生效日期',
  '失效日期',
  '税号',
  '可用部门编号',
  '可用员工工号',
  '关闭',
];
const TAX_NO = '91350100M000100Y43';

describe('files of cost objects', () => {
  let gateway: TestGateway;
  let as: string;
  let caller: Caller;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
    const found = await findCaller(gateway.db, (await staffNumbers(gateway))('admin'));
    assert.ok(found);
    caller = found;
  });
  afterAll(() => gateway.close());

  /** Rows of an export as the download centre would write them. */
  async function exported(costKind: CostKind, costStateList: CostState[] = []): Promise<string[][]> {
    const definition = (await dataExports()).get('costObjects');
    assert.ok(definition);
    const query = { costKind, keyword: '', costStateList };
    definition.check(caller, query);
    const rows: unknown[] = [];
    for (let last: unknown; ;) {
      // The small page size yields several pages.
      const page = await definition.rowsAfter(gateway.db, caller, query, last, 3, new Date(0));
      rows.push(...page);
      if (page.length < 3) break;
      last = page.at(-1);
    }
    assert.equal(await definition.count(gateway.db, caller, query, new Date(0)), rows.length);
    return [
      definition.columns.map(({ header }) => header),
      ...rows.map((row) => definition.columns.map(({ value }) => cellText(value(row)))),
    ];
  }
  async function* each(rows: readonly Cell[][]) {
    yield* rows;
  }
  async function csvFile(rows: readonly Cell[][]): Promise<File> {
    const parts: string[] = [];
    for await (const part of csvOf(each(rows))) parts.push(part);
    return new File(parts, 'a.csv');
  }
  const xlsxFile = async (rows: readonly Cell[][]): Promise<File> =>
    new File([new Uint8Array(await buffer(xlsxOf(each(rows))))], 'a.xlsx');

  it('that were exported come back as they are', async () => {
    for (const costKind of COST_KINDS) {
      const taxNo = costKind === 'accountingEntity' ? TAX_NO : '';
      await importFile(
        gateway,
        as,
        csvTable([
          HEADERS,
          ['T.1', '-研发"中心"', '', '1000010001', '2026-01-01', '2027-01-01', taxNo, '100001D01', '', ''],
          ['T/2', '=平台,二', 'T.1', '', '2026-01-01', '', taxNo, '', '1000010001 1000010002', ''],
          ['-3', '@旧', 'T.1', '', '1999-12-31', '', taxNo, '', '', ''],
        ]),
        costKind,
      );
      await importFile(
        gateway,
        as,
        csvTable([
          ['编号', '名称', '关闭'],
          ['-3', '@旧', '是'],
        ]),
        costKind,
      );
      const rows = await exported(costKind);
      assert.ok(rows.length > 4);
      for (const file of [await csvFile(rows), await xlsxFile(rows)]) {
        const looked = await previewImport(gateway, as, file, costKind);
        assert.deepEqual([countsOf(looked), wrongTexts(looked)], [[0, 0, 0, rows.length - 1, 0], []]);
        assert.deepEqual(looked.headerList, HEADERS);
      }
      const closed = (await exported(costKind, ['closed'])).slice(1);
      assert.ok(closed.some(([code]) => code === '-3'));
      assert.ok(closed.every((row) => row.at(-1) === '是'));
      assert.equal((await exported(costKind, ['open', 'ended', 'closed'])).length, rows.length);
    }
  });

  it('are made by the download centre for those who may edit', async () => {
    const body = { kind: 'costObjects', format: 'xlsx', query: { costKind: 'project' } } as const;
    await gateway.ok(addExport, body, { as });
    await gateway.refused('forbidden', addExport, body, { as: await gateway.login('staff') });
    await gateway.refused('fieldsInvalid', addExport, { ...body, query: {} }, { as });
    await gateway.idle();
    const jobs = await gateway.db.selectFrom('export_job').select(['export_state', 'rows_done']).execute();
    assert.deepEqual(jobs, [{ export_state: 'done', rows_done: (await exported('project')).length - 1 }]);
  });

  it('have a tax number for each accounting entity that they add', async () => {
    const without = csvTable([
      ['编号', '名称'],
      ['E1', '甲公司'],
    ]);
    assert.deepEqual(wrongTexts(await previewImport(gateway, as, without, 'accountingEntity')), [
      'taxNo2：不能为空',
    ]);
    const wrong = csvTable([
      ['编号', '名称', '税号'],
      ['E1', '甲公司', '91350100M000100Y44'],
    ]);
    assert.deepEqual(wrongTexts(await previewImport(gateway, as, wrong, 'accountingEntity')), [
      'C2：税号应为18位统一社会信用代码，请检查是否有误',
    ]);
    // Existing records stay as they are, whether the row is right or not.
    const known = csvTable([
      ['编号', '名称'],
      ['AE001', '别名'],
    ]);
    assert.deepEqual(countsOf(await previewImport(gateway, as, known, 'accountingEntity')), [0, 1, 0, 0, 0]);
  });

  it('are read in GBK, and refused at once where they are no tables', async () => {
    const gbk = csvTable(
      [
        ['编号', '名称'],
        ['G1', '研发中心'],
      ],
      'gb18030',
    );
    assert.equal((await previewImport(gateway, as, gbk)).previewList[0]?.name, '研发中心');
    for (const [file, message] of [
      [new File([], 'a.csv'), '文件内容为空，请重新选择'],
      [new File([`${','.repeat(100)}\nx`], 'a.csv'), '列数不能超过100'],
      [new File([new Uint8Array(IMPORT_FILE_BYTES + 1)], 'a.csv'), '文件不能超过16MB'],
      [
        new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0])], 'a.xlsx'),
        '无法读取该文件，请使用.xlsx，或UTF-8、GB18030编码的.csv',
      ],
    ] as const) {
      const refused = await gateway.refused(
        'fieldsInvalid',
        addCostImport,
        { file, variant: 'project' },
        { as },
      );
      assert.deepEqual(refused, { fields: { file: message } });
    }
  });

  it('equal the records once they are applied, and the former ones once they are undone', async () => {
    const codes = Array.from({ length: 6 }, (_, i) => `R${i}`);
    const row = fc.record({
      name: fc.constantFrom('甲', '乙', '=丙', ' 丁 '),
      // Parents precede their children; another test covers circles.
      parent: fc.option(fc.nat(5), { nil: undefined }),
      owner: fc.constantFrom('', '1000010001'),
      from: fc.constantFrom('2026-01-01', '2026-03-01'),
      to: fc.constantFrom('', '2027-01-01'),
      departments: fc.constantFrom('', '100001D01', '100001D01、100001D02'),
      staff: fc.constantFrom('', '1000010002'),
    });
    const file = fc.tuple(fc.array(row, { minLength: 1, maxLength: 6 }), fc.nat(1000));
    /** Rows of the file as an export of the result would contain them. */
    const model = ([rows, seed]: [
      readonly (typeof row extends fc.Arbitrary<infer R> ? R : never)[],
      number,
    ]) =>
      rows
        .map(({ name, parent, owner, from, to, departments, staff }, i): string[] => {
          const above = parent !== undefined && parent < i ? (codes[parent] ?? '') : '';
          return [codes[i] ?? '', name.trim(), above, owner, from, to, '', departments, staff, '否'];
        })
        // Parents appear both before and after their children.
        .toSorted(
          ([a = ''], [b = '']) => ((seed + a.charCodeAt(1) * 7) % 5) - ((seed + b.charCodeAt(1) * 7) % 5),
        );
    const own = async () => (await exported('project')).filter(([code]) => codes.includes(code ?? ''));
    const byCode = (rows: readonly string[][]) => rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
    await fc.assert(
      fc.asyncProperty(file, file, async (first, second) => {
        const begun = await own();
        const taken = await importFile(gateway, as, await csvFile([HEADERS, ...model(first)]), 'project');
        const then = byCode(await own());
        assert.deepEqual(then, byCode(model(first)));
        // Parents of the second file's rows come from the first file or from the second itself.
        const third = await importFile(gateway, as, await csvFile([HEADERS, ...model(second)]), 'project');
        const changed = new Map([...model(first), ...model(second)].map((one) => [one[0], one]));
        assert.deepEqual(byCode(await own()), byCode([...changed.values()]));
        await gateway.ok(undoImportJob, { importJobNo: third }, { as });
        await gateway.idle();
        assert.deepEqual(byCode(await own()), then);
        // The second file may have changed rows that the first one added.
        if (model(second).some((one) => then.some((other) => other[0] === one[0]))) {
          const { success } = await gateway.send(undoImportJob, { importJobNo: taken }, { as });
          await gateway.idle();
          if (success) return assert.deepEqual(await own(), begun);
          await gateway.db.deleteFrom('cost_open_to').where('cost_kind', '=', 'project').execute();
          await gateway.db
            .updateTable('project')
            .set({ parent_no: null })
            .where('code', 'in', codes)
            .execute();
          await gateway.db.deleteFrom('project').where('code', 'in', codes).execute();
        }
        return undefined;
      }),
      { numRuns: 6 },
    );
  });
});
