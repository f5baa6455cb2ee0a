import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { lostAnswer } from '../../support/components/samples';
import { until, type Answers } from '../../support/components/fake-runtime';
import { bringFile } from '../../support/components/bring-file';
import type { ImportJob } from '../../../src/contract/import-job/import-job';
import { RECORD_IMPORT } from '../../../src/contract/report/records';
import { IMPORT } from './report-samples';

const show = (answers?: Answers, attributes: Record<string, string> = {}) =>
  putOnPage('tp-record-import', answers, attributes);
/** Chooses a file once it is known that no import is under way. */
async function bring(act: Awaited<ReturnType<typeof show>>['act'], name?: string): Promise<void> {
  await act.sees('下载模板');
  bringFile(act.root, name);
}
const asked = () => called('importTravelRecords').map(({ body }) => body as Record<string, unknown>);
const WRONG = {
  rowCount: 3,
  newCount: 2,
  knownCount: 0,
  wrongCount: 1,
  importJobNo: null,
  wrongList: [{ line: 3, column: '票价', message: '金额以元为单位，不能为负，最多两位小数' }],
};

describe('<tp-record-import>', () => {
  before(() => define());
  afterEach(takeAway);

  it('previews a file before anything is written, and writes it after a confirmation', async () => {
    const { element, act } = await show();
    await bring(act);
    await act.sees('检查结果：records.csv');
    await act.sees('新增');
    expect(asked().map(({ product, dryRun }) => [product, dryRun])).to.deep.equal([['train', '1']]);
    await accessible(element);
    await act.press('导入10条记录');
    await act.sees('可在导入记录中整体撤销');
    await act.press('确定导入');
    await act.sees('导入完成，共导入 10 条');
    expect(asked().at(-1)?.['dryRun']).to.equal('0');
    expect(act.button('导入10条记录')).to.equal(undefined);
    await accessible(element);
    await act.press('导入其他文件');
    await act.sees('下载模板');
  });

  it('takes all of a file or nothing: each wrong cell is named, and there is no way to import it', async () => {
    const { act } = await show({ importTravelRecords: () => WRONG }, { product: 'hotel' });
    await bring(act);
    await act.sees('金额以元为单位');
    await act.sees('有错误的文件不会写入任何记录');
    expect(act.button('导入2条记录')).to.equal(undefined);
    expect(asked()[0]?.['product']).to.equal('hotel');
    await act.press('导入其他文件');
    await act.sees('下载模板');
  });

  it('says so where there is nothing new, and where the file is not the same any more', async () => {
    const none = { ...WRONG, newCount: 0, knownCount: 3, wrongCount: 0, wrongList: [] };
    const shown = await show({ importTravelRecords: () => none });
    await bring(shown.act);
    await shown.act.sees('文件中没有新的记录');
    takeAway();
    const { act } = await show({
      importTravelRecords: ({ dryRun }: { dryRun: string }) =>
        dryRun === '1' ? { ...WRONG, wrongCount: 0, wrongList: [] } : WRONG,
    });
    await bring(act);
    await act.press('导入2条记录');
    await act.press('确定导入');
    await act.sees('没有写入任何记录，请查看新的检查结果');
    await act.sees('金额以元为单位');
  });

  it('finds an import under way again, and lists its refused rows at the end', async () => {
    let job: ImportJob = {
      ...IMPORT,
      importState: 'running',
      rowsTotal: 2000,
      rowsDone: 400,
      rowsWritten: 400,
      endTime: '',
    };
    const { element, act } = await show({
      queryLatestImportJob: () => ({ importJob: job }),
      queryImportJob: () => ({ importJob: job }),
    });
    await act.sees('已导入 400 / 2,000 条');
    await act.sees('可以离开本页，导入会继续进行');
    expect(called('queryLatestImportJob')[0]?.body).to.deep.equal({ kind: RECORD_IMPORT });
    await accessible(element);
    job = {
      ...job,
      importState: 'done',
      rowsDone: 2000,
      rowsWritten: 1989,
      rowsKnown: 10,
      refusedCount: 1,
      refusedList: [{ line: 7, column: '记录号', message: '记录号已存在且内容不同' }],
    };
    // Returning to the window refreshes the progress at once.
    window.dispatchEvent(new Event('focus'));
    await act.sees('导入完成，共导入 1,989 条，1 条未导入');
    await act.sees('已存在，不重复导入');
    await act.sees('记录号已存在且内容不同');
    await accessible(element);
  });

  it('reports unreadable files and lost uploads at its field', async () => {
    let isLost = true;
    const { act } = await show({
      importTravelRecords: () => {
        if (isLost) throw lostAnswer();
        return WRONG;
      },
    });
    await bring(act, 'records.pdf');
    await act.sees('仅支持.xlsx、.csv格式的文件');
    expect(asked()).to.deep.equal([]);
    bringFile(act.root);
    await until(() => act.button('重新上传 records.csv'), 'another try');
    isLost = false;
    act.button('重新上传 records.csv')?.click();
    await act.sees('金额以元为单位');
  });

  it('has a template with the columns of each product', async () => {
    const { act } = await show();
    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    try {
      await act.press('下载模板');
      await act.check('酒店');
      await act.press('下载模板');
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(saved).to.deep.equal(['火车票差旅记录导入模板.csv', '酒店差旅记录导入模板.csv']);
  });
});
