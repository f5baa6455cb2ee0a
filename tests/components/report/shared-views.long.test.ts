import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { SharedView } from '../../../src/contract/report/shared-views';
import type { SavedView } from '../../../src/contract/saved-view/saved-view';
import { accessible } from '../../support/components/accessible';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';

const SHARED: SharedView = {
  viewName: '研发部上月',
  filters: { preset: 'lastMonth', departments: ['D01'] },
  ownerName: '林静',
  shareTime: '2026-11-20T02:00:00.000Z',
};

/** Shows a report with a gateway that saves shared views. */
async function report(
  { own = [], shared = [SHARED] }: { own?: SavedView[]; shared?: SharedView[] } = {},
  answers: Answers = {},
  attributes: Record<string, string> = {},
) {
  let views = [...own];
  const shown = await putOnPage(
    'tp-report-dashboard',
    {
      querySavedViews: () => ({ savedViewList: views }),
      querySharedReportViews: () => ({ sharedViewList: shared }),
      shareReportView: ({ viewName, isShared }: { viewName: string; isShared: boolean }) => {
        views = views.map(({ isShared: _before, ...view }) => {
          const is = view.viewName === viewName ? isShared : _before === true;
          return is ? { ...view, isShared: true as const } : view;
        });
        return { isShared };
      },
      saveSavedView: ({ viewName, filters }: SavedView) => {
        views = [...views, { viewName, filters }];
        return { savedViewList: views };
      },
      ...answers,
    },
    { report: 'bookingAnalysis', ...attributes },
  );
  const { act } = shown;
  return {
    ...shown,
    async open(name = '我的筛选'): Promise<void> {
      await act.press(name);
      await until(() => act.root.querySelector('.tp-view-list :is(li, p)'), 'what is saved');
    },
  };
}

describe('saved filters of a report that are shared', () => {
  before(() => define());
  afterEach(takeAway);
  afterEach(() => setViewport({ width: 1024, height: 768 }));

  it('are shared once it is said who will see them, and withdrawn likewise', async () => {
    const { act, element, open } = await report({
      own: [{ viewName: '上月', filters: { preset: 'lastMonth' } }],
    });
    await open();
    await act.press('共享：上月');
    await act.sees('只有您可以重命名、取消共享或删除');
    await accessible(element);
    expect(called('shareReportView')).to.deep.equal([]);
    act.root.querySelector<HTMLElement>('dialog .tp-button.primary')?.click();
    await act.sees('筛选已共享');
    expect(called('shareReportView')[0]?.body).to.deep.equal({
      pagePath: '/travelReport/ticket/bookingAnalysis',
      viewName: '上月',
      isShared: true,
    });
    await open();
    await act.sees('已共享');
    await act.press('取消共享：上月');
    await act.sees('同事立即看不到“上月”');
    act.root.querySelector<HTMLElement>('dialog .tp-button.primary')?.click();
    await act.sees('已取消共享');
    expect(called('shareReportView').at(-1)?.body).to.include({ isShared: false });
  });

  it('of colleagues stand under their names, narrow the report, and are not to be renamed or deleted', async () => {
    const { act, element, open } = await report();
    await open();
    await act.sees('同事共享');
    await act.sees('林静');
    await accessible(element);
    for (const name of ['重命名：研发部上月', '删除：研发部上月', '共享：研发部上月'])
      expect(act.button(name), name).to.equal(undefined);
    act.root.querySelector<HTMLElement>('.tp-views-shared .tp-view')?.click();
    await until(() => act.button('取消筛选：部门：研发部'), 'the report is narrowed');
    const last = called('queryReportFigures').at(-1)?.body as { deptNOList: string[] };
    expect(last.deptNOList).to.deep.equal(['D01']);
  });

  it('of colleagues are copied as one’s own, under a name of one’s own', async () => {
    const { act, open } = await report();
    await open();
    await act.press('复制为我的筛选：研发部上月');
    await until(() => act.field('名称'), 'the form');
    expect(act.field('名称')?.value).to.equal('研发部上月');
    await act.type('名称', '我的研发部');
    await act.press('保存');
    await act.sees('筛选已保存');
    expect(called('saveSavedView')[0]?.body).to.deep.equal({
      pagePath: '/travelReport/ticket/bookingAnalysis',
      viewName: '我的研发部',
      filters: SHARED.filters,
      overwrite: false,
    });
  });

  it('are reported as failed when they cannot be shared', async () => {
    const { act, open } = await report(
      { own: [{ viewName: '上月', filters: { preset: 'lastMonth' } }] },
      {
        shareReportView: () => {
          throw refusal('sharedViewsFull');
        },
      },
    );
    await open();
    await act.press('共享：上月');
    act.root.querySelector<HTMLElement>('dialog .tp-button.primary')?.click();
    await act.sees('操作失败：该报表共享的筛选已达上限');
  });

  it('fit a narrow window, with long names in one line', async () => {
    await setViewport({ width: 390, height: 800 });
    const long = '长'.repeat(20);
    const { act, element, open } = await report({
      own: [{ viewName: long, filters: { basis: 'used' }, isShared: true }],
      shared: [{ ...SHARED, viewName: long, ownerName: '欧阳'.repeat(10) }],
    });
    await open();
    await act.sees('同事共享');
    await accessible(element);
    const panel = act.root.querySelector('.tp-view-list')?.getBoundingClientRect();
    expect(panel?.left).to.be.at.least(0);
    expect(panel?.right).to.be.at.most(390);
    for (const row of act.root.querySelectorAll<HTMLElement>('.tp-view-list li'))
      expect(row.offsetHeight).to.be.at.most(48);
  });

  it('speak English', async () => {
    const { act, element, open } = await report(
      { own: [{ viewName: 'A', filters: { basis: 'used' }, isShared: true }], shared: [] },
      {},
      { lang: 'en' },
    );
    await open('My filters');
    await act.sees('Shared');
    await act.press('Stop sharing: A');
    await act.sees('Copies of it stay');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
  });
});
