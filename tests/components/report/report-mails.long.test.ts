import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { ReportSchedule } from '../../../src/contract/report/schedules';
import { accessible } from '../../support/components/accessible';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';

const ASKED = {
  pagePath: '/travelReport/ticket/bookingAnalysis',
  products: ['flight' as const],
  basis: 'booked' as const,
  deptNOList: [],
  staffNOList: [],
  costCenterNOList: [],
  accountingEntityNOList: [],
};
const SCHEDULE: ReportSchedule = {
  ...ASKED,
  scheduleId: `RS${'0'.repeat(32)}`,
  scheduleName: '每周差旅',
  period: 'lastWeek',
  every: 'week',
  day: 1,
  time: '08:00',
  language: 'zh',
  recipientList: [{ staffNO: 'S0001', staffName: '林静', deptName: '研发部' }],
  isPaused: false,
  nextTime: '2026-11-30T00:00:00.000Z',
  lastTime: '2026-11-23T00:00:00.000Z',
  lastMails: { all: 2, sent: 1, failed: 1 },
};
const SIGN = `rl_${'a'.repeat(43)}`;

async function report(
  schedules: ReportSchedule[] = [SCHEDULE],
  answers: Answers = {},
  attributes: Record<string, string> = {},
) {
  let list = [...schedules];
  const all = () => ({ scheduleList: list });
  return putOnPage(
    'tp-report-dashboard',
    {
      queryReportSchedules: all,
      addReportSchedule: ({ scheduleName }: { scheduleName: string }) => {
        list = [{ ...SCHEDULE, scheduleId: `RS${'1'.repeat(32)}`, scheduleName }, ...list];
        return all();
      },
      pauseReportSchedule: ({ isPaused }: { isPaused: boolean }) => {
        list = list.map((one) => ({ ...one, isPaused, nextTime: isPaused ? '' : SCHEDULE.nextTime }));
        return all();
      },
      deleteReportSchedule: () => {
        list = [];
        return all();
      },
      sendReportNow: ({ scheduleId }: { scheduleId: string }) => ({ scheduleId }),
      ...answers,
    },
    { report: 'bookingAnalysis', ...attributes },
  );
}

describe('reports that are sent by themselves', () => {
  before(() => define());
  afterEach(takeAway);
  afterEach(() => setViewport({ width: 1024, height: 768 }));

  for (const width of [1440, 390]) {
    it(`are listed with their last and next runs, in a window of ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const { act, element } = await report();
      await act.press('定时邮件');
      await act.sees('每周一 08:00 · 上周');
      await act.sees('收件人：林静');
      await act.sees('下次发送：2026-11-30 08:00');
      await act.sees('上次发送：2026-11-23 08:00，2封中已发送1封，1封未发送');
      await accessible(element);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    });
  }

  it('are paused, resumed, tried out and deleted, the last once that is confirmed', async () => {
    const { act } = await report();
    await act.press('定时邮件');
    await act.press('给自己发一封');
    await act.sees('测试邮件已发送');
    await act.press('暂停');
    await act.sees('下次发送：—');
    expect(called('pauseReportSchedule')[0]?.body).to.deep.equal({
      scheduleId: SCHEDULE.scheduleId,
      isPaused: true,
    });
    await act.press('恢复');
    await act.sees('将从下次开始发送');
    await act.press('删除');
    expect(called('deleteReportSchedule')).to.deep.equal([]);
    await act.press('确定删除');
    await act.sees('定时邮件已删除');
    await act.sees('还没有定时邮件');
  });

  it('are added: the current or a saved filter, the time, and the recipients', async () => {
    const { act, element } = await report([], {
      querySavedViews: () => ({ savedViewList: [{ viewName: '市场部', filters: { departments: ['D02'] } }] }),
    });
    await act.press('定时邮件');
    await act.press('新建定时邮件');
    await until(() => act.field('名称'), 'the form');
    await act.press('保存');
    await act.sees('请输入名称');
    await act.sees('请选择收件人');
    expect(called('addReportSchedule')).to.deep.equal([]);
    await accessible(element);
    await act.type('名称', '市场部每月');
    const choose = (label: string, text: string): void => {
      // Searches in the dialog only, because the report behind it has a period, too.
      const labels = [...act.root.querySelectorAll<HTMLLabelElement>('dialog label')];
      const id = labels.find(({ textContent }) => textContent?.trim() === label)?.htmlFor ?? '';
      const select = act.root.getElementById(id) as HTMLSelectElement;
      select.selectedIndex = [...select.options].findIndex((option) => option.text === text);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    await until(
      () =>
        [...((act.field('筛选条件') as HTMLSelectElement | null)?.options ?? [])].some(
          ({ text }) => text === '市场部',
        ),
      'the saved filters',
    );
    choose('筛选条件', '市场部');
    choose('频率', '每月');
    await act.sees('在当月最后一天发送');
    choose('日期', '31日');
    choose('统计区间', '上月');
    act.root
      .querySelector<HTMLElement>('[role=combobox][aria-required=true], dialog [role=combobox]')
      ?.focus();
    await sendKeys({ type: '林' });
    await until(() => act.root.querySelector('[role=option]'), 'who may receive it');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await until(() => act.button('移除林静'), 'they are chosen');
    await act.press('保存');
    await act.sees('定时邮件已新建');
    expect(called('addReportSchedule')[0]?.body).to.deep.equal({
      ...ASKED,
      deptNOList: ['D02'],
      scheduleName: '市场部每月',
      period: 'lastMonth',
      every: 'month',
      day: 31,
      time: '09:00',
      language: 'zh',
      recipientNOList: ['S0001'],
    });
  });

  it('lead by the link of a mail to the mailed report, and the token leaves the address at once', async () => {
    history.replaceState(null, '', `#/travelReport/ticket/bookingAnalysis?a=1&linkSign=${SIGN}`);
    const { act } = await report([], {
      openReportLink: () => ({
        ...ASKED,
        deptNOList: ['D01'],
        beginDate: '2026-10-01',
        endDate: '2026-10-31',
      }),
    });
    expect(location.hash).to.equal('#/travelReport/ticket/bookingAnalysis?a=1');
    await until(() => act.button('取消筛选：部门：研发部'), 'the report is narrowed');
    expect(called('openReportLink').map(({ body }) => body)).to.deep.equal([{ linkSign: SIGN }]);
    await act.sees('2026-10-01 至 2026-10-31');
    history.replaceState(null, '', '#');
  });

  it('say so once their link is over, and lead on', async () => {
    history.replaceState(null, '', `#/x?linkSign=${SIGN}`);
    const { act, element } = await report([], {
      openReportLink: () => {
        throw refusal('reportLinkGone');
      },
    });
    await act.sees('链接已失效');
    await accessible(element);
    await act.press('查看报表');
    await act.sees('合规率');
    history.replaceState(null, '', '#');
  });

  it('take no other token for that of a link', async () => {
    history.replaceState(null, '', '#/x?linkSign=al_other');
    const { act } = await report();
    await act.sees('合规率');
    expect(location.hash).to.equal('#/x?linkSign=al_other');
    expect(called('openReportLink')).to.deep.equal([]);
    history.replaceState(null, '', '#');
  });

  it('speak English', async () => {
    const { act, element } = await report(
      [{ ...SCHEDULE, scheduleName: 'Weekly', recipientList: [] }],
      {},
      { lang: 'en' },
    );
    await act.press('Scheduled mails');
    await act.sees('Every Monday at 08:00');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    await act.press('New scheduled mail');
    await act.press('Save');
    await act.sees('Please choose recipients');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
  });
});
