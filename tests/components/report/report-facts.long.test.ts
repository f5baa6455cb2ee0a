import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';

type Body = Record<string, unknown>;

const show = (attributes: Record<string, string> = {}, answers?: Answers) =>
  putOnPage('tp-report-dashboard', answers, { report: 'bookingAnalysis', ...attributes });
const facts = () => called('queryReportFacts').map(({ body }) => body as Body);

describe('the facts of a <tp-report-dashboard>', () => {
  before(() => define());
  afterEach(takeAway);

  it('opens the facts behind a lead time', async () => {
    const { act } = await show();
    await act.sees('研发部');
    // The table of the chart offers the same values as buttons.
    await act.press('表格');
    await act.press('提前3–6天');
    await until(() => facts().length > 0, 'the facts of a lead time');
    expect(facts()[0]?.['leads']).to.deep.equal([3]);
  });

  it('opens the facts behind a row, a page at a time, and goes back to that row', async () => {
    const { act } = await show();
    await act.sees('研发部');
    const detail = () => act.root.querySelector<HTMLElement>('button[aria-label="市场部的明细"]');
    await until(detail);
    detail()?.focus();
    detail()?.click();
    await act.sees('市场部的机票明细');
    await act.sees('CA1501');
    // The row excludes the departments below it.
    expect([facts().at(-1)?.['deptAloneNOList'], facts().at(-1)?.['deptNOList']]).to.deep.equal([
      ['D02'],
      [],
    ]);
    act.root.querySelector<HTMLElement>('[aria-label="第 2 页"]')?.click();
    await until(() => facts().at(-1)?.['pageIndex'] === 2, 'the second page');
    await act.check('改签');
    await until(
      () =>
        JSON.stringify(facts().at(-1)?.['kinds']) === '["changed"]' && facts().at(-1)?.['pageIndex'] === 1,
    );
    await act.press('返回报表');
    await act.sees('部门汇总');
    await until(() => act.root.activeElement === detail(), 'the focus is back');
  });

  it('tells the page the open facts, their page, kind and order, and the target of the way back', async () => {
    const { element, act } = await show();
    await act.sees('研发部');
    /** Detail of the `tp-filters` event that an action fires. */
    const toldBy = async (act: () => unknown) => {
      const told = next(element, 'tp-filters');
      await act();
      const { attributes, replaces } = (await told).detail;
      const said = Object.entries(attributes).filter(
        ([name, value]) => name.startsWith('facts') && value !== '',
      );
      return [Object.fromEntries(said), replaces];
    };
    const open = { 'facts-of': 'department:D02' };
    expect(
      await toldBy(() => act.root.querySelector<HTMLElement>('button[aria-label="市场部的明细"]')?.click()),
    ).to.deep.equal([open, false]);
    await act.sees('CA1501');
    expect(
      await toldBy(() => act.root.querySelector<HTMLElement>('[aria-label="第 2 页"]')?.click()),
    ).to.deep.equal([{ ...open, 'facts-page': '2' }, true]);
    expect(await toldBy(() => act.check('改签'))).to.deep.equal([{ ...open, 'facts-kind': 'changed' }, true]);
    expect(await toldBy(() => act.press('返回报表'))).to.deep.equal([{}, false]);
  });

  it('shows the facts that an address names, with the name that the gateway gives them', async () => {
    const { element, act } = await show({
      'facts-of': 'department:D01',
      'facts-kind': 'refunded',
      'facts-sort': 'amount-asc',
      'facts-page': '2',
    });
    await act.sees('研发部的机票明细');
    expect(facts().at(-1)).to.deep.include({
      deptAloneNOList: ['D01'],
      kinds: ['refunded'],
      sort: 'amount',
      order: 'asc',
      pageIndex: 2,
    });
    element.setAttribute('facts-of', 'lead:7');
    await until(() => JSON.stringify(facts().at(-1)?.['leads']) === '[7]', 'the facts of a lead time');
    await act.sees('提前7–13天的机票明细');
    element.removeAttribute('facts-of');
    await act.sees('部门汇总');
  });

  it('goes to the last page where an address names one that is not there', async () => {
    const { act } = await show({ 'facts-of': 'route:北京-上海', 'facts-page': '900' });
    await act.sees('北京-上海的机票明细');
    await until(() => facts().at(-1)?.['pageIndex'] === 3, 'the last of 42');
  });

  it('shows the report where an address names no facts of it', async () => {
    for (const part of [
      'nothing',
      'product:hotel',
      'month:2010-01',
      'month:2026-13',
      'lead:5',
      'class:9',
      `route:${'长'.repeat(10_000)}`,
    ]) {
      const { act } = await show({ 'facts-of': part });
      await act.sees('部门汇总');
      takeAway();
    }
    expect(facts().length).to.equal(0);
  });

  it('requests all events of a date once the former kind does not exist there', async () => {
    const { element, act } = await show({ report: 'ticketReport', 'facts-kind': 'changed' });
    await until(() => JSON.stringify(facts().at(-1)?.['kinds']) === '["changed"]', 'changes');
    await act.sees('CA1501');
    element.setAttribute('basis', 'used');
    await until(() => JSON.stringify(facts().at(-1)?.['kinds']) === '[]', 'all that was flown');
  });

  it('has a date in one column where it is the one that counts', async () => {
    const { act } = await show({ report: 'hotelReport' });
    await until(() => facts().length > 0, 'the stays');
    await until(() => act.root.querySelector('.rd-facts th'), 'the table');
    const heads = [...act.root.querySelectorAll('.rd-facts th')].map((head) => head.textContent ?? '');
    expect(heads.filter((head) => head.includes('入住日期')).length).to.equal(1);
  });

  it('lists missed savings with the cheapest available fare', async () => {
    const { act } = await show({ report: 'saveLosses' });
    await act.sees('错失低价的机票');
    await act.sees('MU5102 09:00 ¥720.00');
    expect(facts().at(-1)).to.include({ missedOnly: true, sort: 'missedSaving', order: 'desc' });
  });

  it('breaks losses down by reason, and opens the facts of one with its amounts', async () => {
    const { act } = await show({ report: 'saveLosses' });
    await act.sees('原因汇总');
    await act.sees('低价航班时间不合适');
    await act.sees('行程变更（自愿）');
    await act.sees('合规预订');
    await act.sees('各原因错失节省');
    await act.sees('各原因退订损失、改签损失');
    await until(() => act.root.querySelector('button[aria-label="行程变更（自愿）的明细"]'));
    act.root.querySelector<HTMLElement>('button[aria-label="行程变更（自愿）的明细"]')?.click();
    await act.sees('行程变更（自愿）的机票明细');
    await until(() => JSON.stringify(facts().at(-1)?.['reasons']) === '["voluntary:行程变更"]');
    expect(facts().at(-1)?.['missedOnly']).to.equal(false);
    for (const header of ['超标原因', '退改原因', '改签手续费', '退订手续费', '错失节省'])
      await act.sees(header);
  });
});
