import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { ImportJob } from '../../../src/contract/import-job/import-job';
import { RECORD_IMPORT } from '../../../src/contract/report/records';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { bringFile } from '../../support/components/bring-file';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { choose } from './choose';
import { IMPORT } from './report-samples';

const HEAD = {
  sheetList: [
    { name: '说明', lineList: [{ line: 1, cellList: ['填写说明'] }] },
    {
      name: '明细',
      lineList: [
        { line: 1, cellList: ['用车台账'] },
        { line: 3, cellList: ['单据', '工号', '备注'] },
      ],
    },
  ],
  columnList: [
    { field: 'recordNo', header: '记录号', isRequired: true },
    { field: 'staffNo', header: '工号', isRequired: true },
    { field: 'fare', header: '车费', isRequired: false },
  ],
};
const CHECKED = {
  rowCount: 2,
  newCount: 2,
  knownCount: 0,
  wrongCount: 0,
  importJobNo: null,
  wrongList: [],
  previewList: [
    { line: 4, title: 'R-1', how: 'add' as const, fieldList: [] },
    {
      line: 5,
      title: 'R-2',
      how: 'change' as const,
      fieldList: [{ name: '备注', before: '旧', after: '' }],
    },
  ],
};

describe('<tp-record-import> without known headers, and former imports', () => {
  before(() => define());
  afterEach(takeAway);
  const show = (answers: Answers) => putOnPage('tp-record-import', answers, { product: 'car' });

  it('has sheet, header row and columns chosen by hand, and previews each row', async () => {
    const { element, act } = await show({
      importTravelRecords: ({ table }: { table?: string }) => {
        if (table === undefined) throw refused('缺少列：记录号');
        return CHECKED;
      },
      readTableHead: () => HEAD,
    });
    await act.sees('下载模板');
    bringFile(act.root, '台账.xlsx');
    await act.sees('缺少列：记录号');
    await act.press('手动指定工作表和列');
    await act.sees('指定工作表和列：台账.xlsx');
    expect(called('readTableHead').map(({ body }) => (body as { variant: string }).variant)).to.deep.equal([
      'car',
    ]);
    await accessible(element);
    choose(act.field('工作表') as HTMLSelectElement, '明细');
    await until(() => act.field('标题行'), 'the line of the headers');
    choose(act.field('标题行') as HTMLSelectElement, '第3行：单据、工号、备注');
    await until(() => act.field('记录号'), 'the columns');
    choose(act.field('记录号') as HTMLSelectElement, '单据');
    await act.press('按此检查');
    await act.sees('导入预览');
    await act.sees('备注：旧 → 清空');
    const [, { table = '' } = {}] = called('importTravelRecords').map(
      ({ body }) => body as { table?: string },
    );
    expect(JSON.parse(table)).to.deep.equal({
      sheet: '明细',
      line: 3,
      columnList: [
        { field: 'recordNo', place: 0 },
        { field: 'staffNo', place: 1 },
      ],
    });
    await accessible(element);
    await act.press('导入2条记录');
    await act.press('确定导入');
    const taken = called('importTravelRecords').at(-1)?.body as { table: string; dryRun: string };
    expect([taken.dryRun, taken.table]).to.deep.equal(['0', table]);
  });

  it('lists former imports, and undoes one whole once that is confirmed', async () => {
    let job: ImportJob = { ...IMPORT, canUndo: true, undoTotal: 20 };
    const { element, act } = await show({
      queryImportJobs: () => ({ total: 1, importList: [job] }),
      queryImportJob: () => ({ importJob: job }),
      undoImportJob: () => {
        job = { ...job, importState: 'undone', canUndo: false, undoDone: 20 };
        return { importJobNo: job.importJobNo };
      },
    });
    await act.sees('导入记录');
    await act.sees('共10行，导入10');
    await act.sees('陈思远');
    await accessible(element);
    await pressNamed(act, '撤销导入 records.csv');
    await act.sees('撤销后不能恢复');
    await act.press('确认撤销');
    await act.sees('本次导入已撤销，共撤销 20 项');
    expect(called('undoImportJob').map(({ body }) => body)).to.deep.equal([{ importJobNo: job.importJobNo }]);
    expect(called('queryImportJobs')[0]?.body).to.deep.include({ kind: RECORD_IMPORT });
    await accessible(element);
  });

  it('says why an import was not undone', async () => {
    const job: ImportJob = {
      ...IMPORT,
      canUndo: true,
      undoTotal: 20,
      keptList: [{ line: 3, column: '', message: '记录号V-2：之后导入的记录已使用或退款，不能撤销' }],
    };
    const { element, act } = await show({ queryLatestImportJob: () => ({ importJob: job }) });
    await act.sees('以下数据已被使用或修改，没有撤销');
    await act.sees('记录号V-2');
    await accessible(element);
  });
});

const refused = (message: string) =>
  new GatewayError({ kind: 'fields', code: '41000', message, retryable: false, fields: { file: message } });
