import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { ExportJob } from '../../../src/contract/download/download';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { exportAnswers, RUNNING } from './export-samples';

const show = (answers: Answers = exportAnswers()) => putOnPage('tp-download-list', answers);

describe('<tp-download-list>', () => {
  before(() => define(['download-list']));
  afterEach(takeAway);

  it('tells how far each file is, how large, until when it is there, and why there is none', async () => {
    const { element, act } = await show();
    await act.sees('250 / 1000 行');
    const bar = element.shadowRoot?.querySelector('[role=progressbar]');
    expect(bar?.getAttribute('aria-valuenow')).to.equal('25');
    await act.sees('1.5 KB');
    await act.sees('2026-11-27 10:00');
    await act.sees('系统异常，请重试');
    await accessible(element);
  });

  it('says where files come from while there are none', async () => {
    const { element, act } = await show(exportAnswers([]));
    await act.sees('还没有导出的文件');
    await accessible(element);
  });

  it('asks again only while one is under way', async () => {
    let job: ExportJob = RUNNING;
    const { act } = await show({ queryExportList: () => ({ total: 1, exportList: [job] }) });
    await act.sees('生成中');
    job = { ...RUNNING, exportState: 'done', rowsDone: 1000, fileSize: 2048 };
    await act.sees('2.0 KB');
    expect(called('queryExportList').length).to.equal(2);
  });

  it('asks for the address of a file when it is wanted, and reports that it is gone', async () => {
    const { element, act } = await show({
      ...exportAnswers(),
      queryExportFile: () => {
        throw refusal('exportUnknown');
      },
    });
    await act.sees('已完成');
    expect(called('queryExportFile')).to.deep.equal([]);
    const failed = next(element, 'tp-error');
    await act.press('下载');
    expect(((await failed) as CustomEvent<{ code: string }>).detail.code).to.equal('46101');
  });

  it('has one that failed made again', async () => {
    const { act } = await show();
    await act.sees('生成失败');
    await act.press('重试');
    await act.sees('等待生成');
    expect(called('retryExport').map(({ body }) => body)).to.deep.equal([{ exportNo: `E${'3'.repeat(32)}` }]);
  });

  it('deletes one once that is confirmed', async () => {
    const { act } = await show(exportAnswers([RUNNING]));
    await act.sees('生成中');
    await act.press('删除');
    await act.press('暂不删除');
    expect(called('deleteExport')).to.deep.equal([]);
    await act.press('删除');
    await act.press('确认删除');
    await act.sees('还没有导出的文件');
    await until(() => called('deleteExport').length === 1);
  });
});
