import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import { COMPARE_FILE_BYTES, type matchBillComparison } from '../../../src/contract/settlement/compare';
import type { disputeBillLines } from '../../../src/contract/settlement/disputes';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { choose } from '../report/choose';
import { compareAnswers, COMPARED, comparisonNo } from './compare-samples';
import { settlementAnswers } from './settlement-answers';
import { LINES } from './settlement-samples';

const BILL = 'ZD20261123-E001';
const OPEN = { 'bill-no': BILL, 'bill-part': 'compare' };
const ONE = { ...OPEN, 'comparison-no': COMPARED.comparisonNo };

describe('comparing a bill in <tp-settlement>', () => {
  before(() => define());
  afterEach(takeAway);

  const show = (attributes: Record<string, string> = ONE, answers: Answers = {}) =>
    putOnPage('tp-settlement', { ...settlementAnswers(), ...answers }, attributes);
  type Shown = Awaited<ReturnType<typeof show>>;
  const among = (options: Parameters<typeof compareAnswers>[1]) => compareAnswers(() => LINES, options);
  const row = ({ act }: Shown, itemNo: number) =>
    act.root.querySelector<HTMLElement>(`.st-parts tr[data-row="${itemNo}"]`);
  const shows = (shown: Shown, ...itemNos: number[]) =>
    until(
      () =>
        JSON.stringify([1, 2, 3, 4, 5].filter((itemNo) => row(shown, itemNo))) === JSON.stringify(itemNos),
      `entries ${itemNos.join()}`,
    );
  const box = (shown: Shown, itemNo: number) =>
    row(shown, itemNo)?.querySelector<HTMLInputElement>('input[type=checkbox]') ?? null;
  const result = ({ act }: Shown, name: string) =>
    [...act.root.querySelectorAll<HTMLElement>('.st-results button')].find(({ textContent }) =>
      textContent.includes(name),
    );
  const dialog = ({ act }: Shown) => act.root.querySelector<HTMLElement>('dialog');
  const inDialog = (shown: Shown, name: string) =>
    [...(dialog(shown)?.querySelectorAll<HTMLElement>('button') ?? [])]
      .find(({ textContent }) => textContent === name)
      ?.click();
  function bring({ act }: Shown, file: File): void {
    const input = act.root.querySelector<HTMLInputElement>('.st-compare-file input[type=file]');
    if (!input) throw new Error('no file can be chosen');
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  it('is opened from the bill, with the comparisons that there are', async () => {
    const shown = await show({ 'bill-no': BILL });
    const told = next(shown.element, 'tp-filters');
    await shown.act.check('对账');
    expect(((await told) as CustomEvent<{ attributes: object }>).detail.attributes).to.include({
      'bill-part': 'compare',
      'comparison-no': '',
    });
    await shown.act.sees('费用记录-11月.xlsx');
    await shown.act.sees('有差异1，仅账单有1，仅记录有1，无法识别1，一致1');
    await accessible(shown.element);
  });

  it('is offered to those alone who may confirm', async () => {
    const { act } = await show(OPEN, among({ mayCompare: false }));
    await act.sees('费用记录-11月.xlsx');
    expect(act.root.querySelector('.st-compare-file')).to.equal(null);
    const empty = await show(OPEN, among({ comparisons: [] }));
    await empty.act.sees('还没有对账记录');
  });

  it('uploads a record and shows the result; saves a template', async () => {
    const shown = await show(OPEN);
    await until(() => shown.act.root.querySelector('.st-compare-file'), 'a file can be chosen');
    let saved = '';
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function noteName() {
      saved = this.download;
    };
    await shown.act.press('下载模板');
    HTMLAnchorElement.prototype.click = click;
    expect(saved).to.equal('费用记录模板.csv');
    bring(shown, new File(['票号,金额\r\n1,2\r\n'], '新记录.csv'));
    await shown.act.sees('金额不同、部门不同');
    await shown.act.sees('新记录.csv');
    expect(called('addBillComparison').map(({ body }) => (body as { billNo: string }).billNo)).to.deep.equal([
      BILL,
    ]);
  });

  it('says at the file why it is not taken', async () => {
    const shown = await show(OPEN, {
      addBillComparison: () => {
        throw new GatewayError({
          kind: 'fields',
          code: '41000',
          message: '提交的信息有误',
          retryable: false,
          fields: { file: '表格中有合并单元格，请取消合并后重试' },
        });
      },
    });
    await until(() => shown.act.root.querySelector('.st-compare-file'), 'a file can be chosen');
    bring(shown, new File(['x'], 'a.pdf'));
    await shown.act.sees('仅支持.xlsx、.csv');
    expect(called('addBillComparison')).to.deep.equal([]);
    bring(shown, new File(['x'], 'a.xlsx'));
    await shown.act.sees('表格中有合并单元格');
    expect(COMPARE_FILE_BYTES).to.equal(16 * 1024 * 1024);
  });

  it('shows both sides where they differ, in words, and sums by result', async () => {
    const shown = await show();
    await shows(shown, 1, 2, 3, 4, 5);
    const text = (itemNo: number) => row(shown, itemNo)?.textContent ?? '';
    expect(text(1)).to.contain('金额不同、部门不同');
    expect(text(1).replaceAll(/\s/g, '')).to.contain('账单研发部记录市场部');
    expect(text(1)).to.contain('1,200.00').and.contain('1,000.00').and.contain('200.00');
    expect(text(2)).to.contain('仅账单有').and.contain('—');
    expect(text(3)).to.contain('王强').and.contain('-88.00');
    expect(text(4)).to.contain('D4：不是金额').and.contain('一百');
    expect(text(5)).not.to.contain('不同');
    expect(result(shown, '有差异')?.textContent)
      .to.contain('1 项')
      .and.contain('¥1,200.00')
      .and.contain('¥1,000.00');
    await accessible(shown.element);
  });

  it('shows the entries of one result, of one field and by keyword', async () => {
    const shown = await show();
    await shows(shown, 1, 2, 3, 4, 5);
    const told = next(shown.element, 'tp-filters');
    result(shown, '仅账单有')?.click();
    expect(((await told) as CustomEvent<{ attributes: object }>).detail.attributes).to.include({
      'compare-result': 'onlyBill',
      'comparison-no': COMPARED.comparisonNo,
    });
    await shows(shown, 2);
    expect(result(shown, '仅账单有')?.getAttribute('aria-pressed')).to.equal('true');
    result(shown, '全部')?.click();
    const toldField = next(shown.element, 'tp-filters');
    choose(shown.act.field('差异字段') as HTMLSelectElement, '部门（1）');
    expect(((await toldField) as CustomEvent<object>).detail).to.deep.include({ replaces: true });
    await shows(shown, 1);
    await shown.act.press('重置');
    await shows(shown, 1, 2, 3, 4, 5);
    await shown.act.type('关键字', '王强');
    const toldKeyword = next(shown.element, 'tp-filters');
    await shown.act.press('查询');
    expect(((await toldKeyword) as CustomEvent<{ attributes: object }>).detail.attributes).to.include({
      'compare-keyword': '王强',
      'compare-field': '',
      'compare-result': '',
    });
    await shows(shown, 3);
  });

  it('is shown as an address says it', async () => {
    const shown = await show({ ...ONE, 'compare-result': 'unreadable' });
    await shows(shown, 4);
    shown.element.setAttribute('compare-result', '');
    await shows(shown, 1, 2, 3, 4, 5);
    shown.element.setAttribute('compare-field', 'department');
    await shows(shown, 1);
    shown.element.setAttribute('compare-field', '');
    shown.element.setAttribute('compare-keyword', '王强');
    await shows(shown, 3);
    expect((shown.act.field('关键字') as HTMLInputElement).value).to.equal('王强');
    shown.element.setAttribute('bill-part', '');
    await shown.act.sees('勾选有疑问的明细');
  });

  it('disputes differing lines by the difference, and lines missing in the record in full', async () => {
    const shown = await show();
    await shows(shown, 1, 2, 3, 4, 5);
    for (const none of [3, 4, 5]) expect(box(shown, none)).to.equal(null);
    box(shown, 1)?.click();
    box(shown, 2)?.click();
    await shown.act.sees('已选 2 项，可对 2 笔明细提出异议，¥250.00');
    await accessible(shown.element);
    await shown.act.press('提出异议');
    await until(() => dialog(shown), 'the dialog');
    const claims = [...shown.act.root.querySelectorAll<HTMLInputElement>('.st-claims input')];
    expect(claims.map(({ value }) => value)).to.deep.equal(['200.00', '50.00']);
    choose(shown.act.field('异议原因') as HTMLSelectElement, '金额不符');
    await shown.act.type('说明', '与我方记录不一致');
    const disputed = next(shown.element, 'tp-bill-disputed');
    inDialog(shown, '提交异议');
    await disputed;
    const [sent] = called('disputeBillLines').map(({ body }) => body as BodyOf<typeof disputeBillLines>);
    expect(sent?.lineList).to.deep.equal([
      { lineNo: 1, claimAmount: 20_000 },
      { lineNo: 2, claimAmount: null },
    ]);
    await until(() => box(shown, 1) === null && box(shown, 2) === null, 'both disputed');
    await shown.act.sees('异议处理中');
    expect(shown.act.root.querySelector('.tp-selection-bar')).to.equal(null);
    await shown.act.press('确认其余明细');
    await shown.act.sees('本次确认');
    await accessible(shown.element);
  });

  it('asks for the columns where they were not recognised, and compares anew', async () => {
    const unmatched = { ...COMPARED, comparisonState: 'unmatched' as const, sumList: [] };
    const shown = await show(ONE, among({ comparisons: [unmatched] }));
    await shown.act.sees('未能识别所需的列');
    await shown.act.sees('请选择对应的列');
    await accessible(shown.element);
    choose(shown.act.field('金额') as HTMLSelectElement, '金额');
    await shown.act.check('按订单号');
    await shown.act.press('按此重新对账');
    await shows(shown, 1, 2, 3, 4, 5);
    const [sent] = called('matchBillComparison').map(
      ({ body }) => body as BodyOf<typeof matchBillComparison>,
    );
    expect(sent?.compareBy).to.equal('order');
    expect(sent?.columnList.find(({ field }) => field === 'amount')).to.deep.equal({
      field: 'amount',
      place: 3,
    });
    // A column of the file has at most one meaning.
    expect(sent?.columnList.filter(({ place }) => place === 3).length).to.equal(1);
  });

  it('shows the progress while it is under way, and the next step where it failed', async () => {
    let now: typeof COMPARED = { ...COMPARED, comparisonState: 'comparing', rowCount: 9000, rowsDone: 3000 };
    const shown = await show(ONE, {
      queryBillComparison: () => ({
        comparison: now,
        headerList: [],
        columnList: [],
        differList: [],
        canChange: true,
      }),
    });
    await shown.act.sees('3,000 / 9,000 行');
    await accessible(shown.element);
    now = { ...COMPARED, comparisonState: 'failed' };
    await shown.act.sees('未能完成对账');
  });

  it('is removed once that is confirmed, and gone for who comes too late', async () => {
    const shown = await show();
    await shown.act.press('删除对账');
    await shown.act.sees('已提出的异议不受影响');
    await accessible(shown.element);
    await shown.act.press('确认删除');
    await shown.act.sees('还没有对账记录');
    const late = await show({ ...OPEN, 'comparison-no': comparisonNo('9') });
    await late.act.sees('对账记录不存在');
    await pressNamed(late.act, '返回对账');
    await late.act.sees('费用记录-11月.xlsx');
  });

  it('shows none of another bill', async () => {
    const other = { ...COMPARED, billNo: 'ZD20261023-E001' };
    const { act } = await show(ONE, among({ comparisons: [other] }));
    await act.sees('该对账记录属于其他账单');
    expect(called('queryComparedLines')).to.deep.equal([]);
  });

  it('exports the listed lines into a file, and leads to it', async () => {
    const shown = await show(
      { ...ONE, 'compare-result': 'differs' },
      { addExport: () => ({ exportNo: `E${'1'.repeat(32)}` }) },
    );
    await shows(shown, 1);
    const buttons = [...shown.act.root.querySelectorAll<HTMLElement>('.tp-list-exports button')];
    buttons[0]?.click();
    await until(() => called('addExport').length === 1, 'the file asked for');
    expect(called('addExport')[0]?.body).to.deep.include({
      kind: 'billComparison',
      query: {
        comparisonNo: COMPARED.comparisonNo,
        keyword: '',
        resultList: ['differs'],
        differFieldList: [],
      },
    });
  });
});
