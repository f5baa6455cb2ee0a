import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { lostAnswer } from '../../support/components/samples';
import { until, type Answers } from '../../support/components/fake-runtime';
import { bringFile } from '../../support/components/bring-file';

const show = (answers?: Answers, attributes: Record<string, string> = {}) =>
  putOnPage('tp-record-import', answers, attributes);
const asked = () => called('importTravelRecords').map(({ body }) => body as Record<string, unknown>);
const WRONG = {
  rowCount: 3,
  newCount: 2,
  knownCount: 0,
  wrongCount: 1,
  isWritten: false,
  wrongList: [{ line: 3, column: '票价', message: '金额以元为单位，不能为负，最多两位小数' }],
};

describe('<tp-record-import>', () => {
  before(() => define());
  afterEach(takeAway);

  it('shows what a file would do before anything is written, and writes it once that is confirmed', async () => {
    const { element, act } = await show();
    bringFile(act.root);
    await act.sees('检查结果：records.csv');
    await act.sees('新增');
    expect(asked().map(({ product, dryRun }) => [product, dryRun])).to.deep.equal([['train', '1']]);
    await accessible(element);
    await act.press('导入10条记录');
    await act.sees('写入后不能修改或删除');
    await act.press('确定导入');
    await act.sees('已写入10条记录，报表数据已更新');
    expect(asked().at(-1)?.['dryRun']).to.equal('0');
    expect(act.button('导入10条记录')).to.equal(undefined);
  });

  it('takes all of a file or nothing: each wrong cell is named, and there is no way to import it', async () => {
    const { act } = await show({ importTravelRecords: () => WRONG }, { product: 'hotel' });
    bringFile(act.root);
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
    bringFile(shown.act.root);
    await shown.act.sees('文件中没有新的记录');
    takeAway();
    const { act } = await show({
      importTravelRecords: ({ dryRun }: { dryRun: string }) =>
        dryRun === '1' ? { ...WRONG, wrongCount: 0, wrongList: [] } : WRONG,
    });
    bringFile(act.root);
    await act.press('导入2条记录');
    await act.press('确定导入');
    await act.sees('没有写入任何记录，请查看新的检查结果');
    await act.sees('金额以元为单位');
  });

  it('says at its field what is no table, and what was lost on its way', async () => {
    let isLost = true;
    const { act } = await show({
      importTravelRecords: () => {
        if (isLost) throw lostAnswer();
        return WRONG;
      },
    });
    bringFile(act.root, 'records.pdf');
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
