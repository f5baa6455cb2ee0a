import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { ImportJob } from '../../../src/contract/import-job/import-job';
import { accessible } from '../../support/components/accessible';
import { bringFile } from '../../support/components/bring-file';
import { pressNamed } from '../../support/components/press-named';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { IMPORT, mayEditStaff, staffAnswers } from './staff-samples';

const RUNNING: ImportJob = {
  ...IMPORT,
  importState: 'running',
  rowsTotal: 2000,
  rowsDone: 120,
  rowsWritten: 120,
  endTime: '',
};
const REFUSED: ImportJob = {
  ...IMPORT,
  rowsTotal: 2000,
  rowsDone: 2000,
  rowsWritten: 1999,
  refusedCount: 1,
  refusedList: [{ line: 7, column: '手机号', message: '该手机号已属于本企业员工“林小雨”' }],
};

describe('<tp-address-book> imports of staff', () => {
  before(() => define());
  afterEach(takeAway);

  const show = (answers: Answers = {}) =>
    putOnPage(
      'tp-address-book',
      { ...staffAnswers(), ...mayEditStaff(), ...answers },
      { page: 'list', filters: 'at=import' },
    );

  it('begin after a preview of the file, which names its errors', async () => {
    const wrongList = [{ line: 2, column: '手机号', message: '请输入11位手机号码' }];
    let isWrong = true;
    const { element, act } = await show({
      importStaff: ({ dryRun }: { dryRun: '0' | '1' }) =>
        isWrong
          ? {
              rowCount: 3,
              wrongCount: 1,
              importJobNo: null,
              wrongList,
              ignoredList: ['状态', '状态变更日期'],
            }
          : {
              rowCount: 3,
              wrongCount: 0,
              importJobNo: dryRun === '0' ? IMPORT.importJobNo : null,
              wrongList: [],
            },
    });
    await act.sees('下载模板');
    await accessible(element);
    bringFile(act.root, '员工.csv');
    await act.sees('请输入11位手机号码');
    await act.sees('有错误的文件不会新增任何员工');
    await act.sees('不导入的列状态、状态变更日期');
    expect(act.button('新增3名员工')).to.equal(undefined);
    isWrong = false;
    await act.press('导入其他文件');
    await until(() => act.root.querySelector('input[type=file]'), 'the field');
    bringFile(act.root, '员工.csv');
    await act.press('新增3名员工');
    await act.press('确定导入');
    await act.sees('导入完成，共导入 3 人');
    expect(called('importStaff').map(({ body }) => (body as { dryRun: string }).dryRun)).to.deep.equal([
      '1',
      '1',
      '0',
    ]);
    await act.press('返回员工列表');
    await act.sees('陈思远');
  });

  it('tell rows that change staff from new ones, each value before and after', async () => {
    const { element, act } = await show({
      importStaff: ({ dryRun }: { dryRun: '0' | '1' }) => ({
        rowCount: 4,
        wrongCount: 0,
        importJobNo: dryRun === '0' ? IMPORT.importJobNo : null,
        wrongList: [],
        addCount: 1,
        changeCount: 2,
        sameCount: 1,
        previewList: [
          {
            line: 2,
            title: '陈思远 E001',
            how: 'change',
            fieldList: [
              { name: '职级', before: '经理级', after: '总监级' },
              { name: '邮箱', before: 'a@example.com', after: '' },
            ],
          },
          { line: 3, title: '林小雨 E009', how: 'add', fieldList: [] },
        ],
      }),
    });
    await until(() => act.root.querySelector('input[type=file]'), 'the field');
    bringFile(act.root, '员工.csv');
    await act.sees('职级：经理级 → 总监级；邮箱：a@example.com → 清空');
    await act.sees('无变化');
    await accessible(element);
    await act.press('新增1名员工，修改2名员工的资料');
    await act.sees('将新增1名员工，修改2名员工的资料，并为新员工开通常用权限');
    await act.press('确定导入');
    await act.sees('导入完成，共导入 3 人');
  });

  it('that have failed go on with one press from the history', async () => {
    const failed: ImportJob = { ...IMPORT, importState: 'failed', failure: 'failed', canResume: true };
    const { element, act } = await show({
      queryImportJobs: () => ({ total: 1, importList: [failed] }),
      resumeImportJob: () => ({ importJobNo: failed.importJobNo }),
      queryImportJob: () => ({ importJob: RUNNING }),
    });
    await act.sees('导入记录');
    await act.sees('上传 陈思远 2026-11-29 10:00');
    await act.sees('撤销 刘敏');
    await accessible(element);
    await pressNamed(act, '继续导入 员工.csv');
    await act.sees('已导入 120 / 2,000 人');
    expect(called('resumeImportJob').map(({ body }) => body)).to.deep.equal([
      { importJobNo: failed.importJobNo },
    ]);
  });

  it('show how far they are to who comes back, and what was refused at their end', async () => {
    let job = RUNNING;
    const { element, act } = await show({
      queryLatestImportJob: () => ({ importJob: job }),
      queryImportJob: () => ({ importJob: job }),
    });
    await setViewport({ width: 390, height: 800 });
    await act.sees('已导入 120 / 2,000 人');
    await act.sees('可以离开本页，导入会继续进行');
    const bar = act.root.querySelector('[role=progressbar]');
    expect([bar?.getAttribute('aria-label'), bar?.getAttribute('aria-valuenow')]).to.deep.equal([
      '正在导入：员工.csv',
      '6',
    ]);
    await accessible(element);
    job = REFUSED;
    // Returning to the window refreshes the progress at once.
    window.dispatchEvent(new Event('focus'));
    await act.sees('导入完成，共导入 1,999 人，1 人未导入');
    await act.sees('该手机号已属于本企业员工“林小雨”');
    expect(act.root.querySelector('[role=status]')?.textContent).to.contain('1 人未导入');
    await accessible(element);
    await setViewport({ width: 1024, height: 768 });
    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    try {
      await act.press('下载未导入明细');
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(saved).to.deep.equal(['未导入明细.csv']);
    await act.press('导入其他文件');
    await act.sees('下载模板');
  });

  it('show the outcome of the last one beside the field, and why it has stopped', async () => {
    const { element, act } = await show({
      queryLatestImportJob: () => ({
        importJob: { ...REFUSED, importState: 'failed', failure: 'notAllowed', rowsWritten: 50 },
      }),
    });
    await act.sees('下载模板');
    await act.sees('最近一次导入：员工.csv');
    await act.sees('您已没有导入的权限，导入已停止。已导入 50 人，其余未导入');
    await accessible(element);
  });
});
