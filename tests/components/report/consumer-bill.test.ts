import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { CSV, savedFile } from '../../support/components/saved-file';
import { lostAnswer, refusal } from '../../support/components/samples';
import { choose } from './choose';
import { bill, consumption, NO_BILL } from './consumption-samples';

type Body = Record<string, unknown>;
const CALL = 'queryPersonConsumptionsFromESApply';

const show = (attributes: Record<string, string> = {}, answers?: Answers) =>
  putOnPage('tp-consumer-bill', answers, attributes);
const asked = () => called(CALL).map(({ body }) => body as Body);
const askedFor = (holds: (body: Body) => boolean) =>
  until(() => asked().some(holds), `asked: ${String(holds)}`);
const TODAY = shanghaiDate(new Date());

describe('<tp-consumer-bill>', () => {
  before(() => define());
  afterEach(takeAway);

  it('shows the total by product and month, and each booking with its sign', async () => {
    const { element, act } = await show();
    await act.sees('净支出¥12,345.00');
    await act.sees('预订笔数31');
    await act.sees('退订数量9');
    await act.sees('按出票日期统计');
    await act.sees('机票¥11,825.00');
    await act.sees('合计¥12,345.00');
    await act.sees('-¥610.00');
    await act.sees('锦江之星上海虹桥店');
    await act.sees('H20261008001');
    await accessible(element);
    await act.check('按月');
    await act.sees('2026年10月¥520.00');
    const csv = (await (await savedFile(act, '按月小计', CSV)).text()).split('\r\n');
    expect(csv[0]).to.equal('月份,净支出（元）,预订笔数,改签数量,退订数量');
    expect(csv.some((line) => line.startsWith('2026-10,520.00,'))).to.equal(true);
    expect(csv.at(-2)).to.match(/^合计,12345\.00,31,\d+,9$/);
    expect(act.text()).not.to.include('机票¥11,825.00');
    await accessible(element);
  });

  it('sends no person: the token alone decides', async () => {
    const { act } = await show();
    await act.sees('CA1501');
    expect(Object.keys(asked()[0] ?? {}).sort()).to.deep.equal([
      'basis',
      'beginDate',
      'endDate',
      'keyword',
      'order',
      'pageIndex',
      'pageSize',
      'sort',
    ]);
    expect(asked()[0]).to.include({ endDate: TODAY, basis: 'issued', sort: 'date', order: 'desc' });
  });

  it('is filtered by keyword, period, product and date, and tells a page the values that differ from the defaults', async () => {
    const { element, act } = await show();
    await act.sees('CA1501');
    const said: Record<string, string>[] = [];
    element.addEventListener('tp-filters', (event) => said.push((event as CustomEvent).detail.attributes));
    choose(act.field('统计区间') as HTMLSelectElement, '今年');
    const year = `${TODAY.slice(0, 4)}-01-01`;
    await askedFor(({ beginDate, endDate }) => beginDate === year && endDate === TODAY);
    choose(act.field('产品') as HTMLSelectElement, '酒店');
    await askedFor(({ products }) => JSON.stringify(products) === '["hotel"]');
    choose(act.field('日期口径') as HTMLSelectElement, '入住日期');
    await askedFor(({ basis }) => basis === 'used');
    await act.type('关键字', ' 锦江 ');
    await act.press('查询');
    await askedFor(({ keyword }) => keyword === '锦江');
    await act.sees('仅统计符合筛选条件的消费');
    expect(said.at(-1)).to.deep.equal({
      'begin-date': year,
      'end-date': TODAY,
      basis: 'used',
      product: 'hotel',
      keyword: '锦江',
    });
    await until(() => act.button('取消筛选：产品：酒店'), 'the tag');
    act.button('取消筛选：产品：酒店')?.click();
    await until(() => asked().at(-1)?.['products'] === undefined, 'all products');
    await act.press('重置');
    await until(() => said.at(-1)?.['keyword'] === '', 'as usual');
    expect(new Set(Object.values(said.at(-1) ?? {}))).to.deep.equal(new Set(['']));
  });

  it('shows an invalid period at the field, and keeps the last valid one', async () => {
    const { act } = await show();
    await act.sees('CA1501');
    const before = asked().length;
    await act.type('开始日期', '2010-01-01');
    await act.sees('统计区间不能超过三年');
    await act.type('开始日期', '');
    await act.sees('请输入开始日期');
    expect(asked().length).to.equal(before);
  });

  it('follows its attributes, as an address has them, and ignores invalid values', async () => {
    const { element, act } = await show({
      'begin-date': '2026-03-01',
      'end-date': '2026-03-31',
      basis: 'booked',
      product: 'train',
      keyword: 'G102',
    });
    await askedFor(
      ({ beginDate, endDate, basis, products, keyword }) =>
        beginDate === '2026-03-01' &&
        endDate === '2026-03-31' &&
        basis === 'booked' &&
        JSON.stringify(products) === '["train"]' &&
        keyword === 'G102',
    );
    await act.sees('关键字：G102');
    element.removeAttribute('keyword');
    await askedFor(({ keyword, basis }) => keyword === '' && basis === 'booked');
    element.setAttribute('begin-date', '2026-02-31');
    await askedFor(({ endDate, basis }) => endDate === TODAY && basis === 'booked');
  });

  it('sorts and turns pages; other facts begin at their first page', async () => {
    const { act } = await show();
    await act.sees('CA1501');
    act.root.querySelector<HTMLElement>('[aria-label="第 2 页"]')?.click();
    await askedFor(({ pageIndex }) => pageIndex === 2);
    await act.press('金额');
    await askedFor(({ sort, order, pageIndex }) => sort === 'amount' && order === 'desc' && pageIndex === 1);
  });

  it('opens an order where it has one, in its own place unless the page does', async () => {
    const { element, act } = await show();
    await until(() => act.button('查看订单 26111200010001'), 'the order');
    const asking = next(element, 'tp-navigate');
    element.addEventListener('tp-navigate', (event) => event.preventDefault(), { once: true });
    act.button('查看订单 26111200010001')?.click();
    expect((await asking).detail).to.deep.equal({ target: 'order', orderNo: '26111200010001' });
    expect(act.text()).not.to.include('返回账单');
    act.button('查看订单 26111200010001')?.click();
    await act.press('返回账单');
    await act.sees('CA1501');
    // A stay booked elsewhere has no order in the portal.
    expect(act.button('查看订单 H20261008001')).to.equal(undefined);
  });

  it('exports the result with all filters', async () => {
    const { element, act } = await show({ product: 'hotel' });
    await act.press('导出 Excel');
    await until(() => called('addExport').length === 1, 'the export');
    const asked = called('addExport')[0]?.body as { kind: string; query: Body } | undefined;
    expect(asked?.kind).to.equal('person-consumption');
    expect(asked?.query['products']).to.deep.equal(['hotel']);
    const files = next(element, 'tp-navigate');
    await act.press('查看下载');
    expect((await files).detail).to.deep.equal({ target: 'downloads' });
  });

  it('explains an empty result, and offers a way on', async () => {
    const { act } = await show({ product: 'car' }, { [CALL]: () => NO_BILL });
    await act.sees('净支出¥0.00');
    await act.press('重置');
    await act.sees('所选区间内没有消费记录');
    expect(act.text()).not.to.include('按月');
    expect(act.button('导出 Excel')).to.equal(undefined);
  });

  it('shows a failure once, tries again, and offers no other try after a refusal', async () => {
    let isLost = true;
    const { act } = await show(
      {},
      {
        [CALL]: () => {
          if (isLost) throw lostAnswer();
          return bill();
        },
      },
    );
    await act.press('重试');
    await until(() => asked().length > 1, 'another try');
    expect(act.root.querySelectorAll('.tp-state').length).to.equal(1);
    expect(act.text()).not.to.include('净支出');
    isLost = false;
    await act.press('重试');
    await act.sees('CA1501');
    takeAway();
    const refused = await show(
      {},
      {
        [CALL]: () => {
          throw refusal('forbidden');
        },
      },
    );
    await until(() => refused.act.root.querySelector('.tp-state'), 'the refusal');
    expect(refused.act.button('重试')).to.equal(undefined);
  });

  it('shows names as plain text', async () => {
    const name = '<img src=x onerror="window.hit=1">';
    const { act } = await show(
      {},
      {
        [CALL]: () => ({ ...bill(), consumptionList: [consumption({ routeName: name, serviceName: name })] }),
      },
    );
    await act.sees(name);
    expect(act.root.querySelector('img')).to.equal(null);
  });
});
