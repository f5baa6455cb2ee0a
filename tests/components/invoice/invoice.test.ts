import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { lostAnswer, refusal } from '../../support/components/samples';
import { FAILED_NO, INVOICE_NO, invoiceAnswers, RECEIPT_NO, RIGHTS, TICKETS } from './invoice-samples';

const shown = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
  putOnPage('tp-invoice', { ...invoiceAnswers(), ...answers }, attributes);
const boxes = (root: ShadowRoot) => [
  ...root.querySelectorAll<HTMLElement>('tbody .tp-table-selection input'),
];
const lastBody = (name: string) => called(name).at(-1)?.body as Record<string, unknown> | undefined;

describe('<tp-invoice>', () => {
  before(() => define());
  afterEach(takeAway);

  describe('with lines to be invoiced', () => {
    it('lists them with the sum, and applies for the selection with the displayed split', async () => {
      const { element, act } = await shown({}, { view: 'apply' });
      await act.sees('合计 ¥1,359.00');
      await accessible(element);
      for (const box of boxes(act.root)) box.click();
      await act.sees('已选 3 笔，合计 ¥1,359.00');
      await act.press('申请开票');
      // The template is preselected: by cost centre, and separated by tax rate.
      await act.sees('将开具 3 张发票，价税合计 ¥1,359.00');
      await act.sees('研发二部');
      await accessible(element);
      const applied = next(element, 'tp-invoices-applied');
      await act.press('提交申请');
      await applied;
      const body = lastBody('applyInvoices');
      expect(body?.['lineNoList']).to.deep.equal([11, 12, 13]);
      expect(body?.['splitBy']).to.deep.equal(['costCenter']);
      expect(body?.['ceiling']).to.equal(1_000_000);
      expect(body?.['totalAmount']).to.equal(135_900);
      await until(() => !act.root.querySelector('.tp-selection-bar'), 'nothing to be chosen any more');
    });

    it('splits again after another selection, and shows errors of the ceiling at its field', async () => {
      const { act } = await shown({}, { view: 'apply' });
      await act.sees('合计 ¥1,359.00');
      for (const box of boxes(act.root)) box.click();
      await act.press('申请开票');
      await act.sees('将开具 3 张发票');
      await act.check('按成本中心');
      await act.sees('将开具 2 张发票');
      await act.type('单张上限', '50');
      await act.press('提交申请');
      await act.sees('单张上限不能低于100元');
      expect(called('applyInvoices')).to.have.length(0);
    });

    it('keeps the selection where another user was faster, and says so', async () => {
      const refuse = () => {
        throw refusal('invoiceItemTaken');
      };
      const { act } = await shown({ applyInvoices: refuse }, { view: 'apply' });
      await act.sees('合计 ¥1,359.00');
      boxes(act.root)[0]?.click();
      await act.press('申请开票');
      await act.sees('将开具 1 张发票');
      await act.press('提交申请');
      await act.sees('所选费用中有已开票或不可开票的');
    });

    it('offers no selection to users who may only look', async () => {
      const { act } = await shown(
        { queryPermissionListForBusiness: () => ({ treeResps: RIGHTS.slice(0, 1) }) },
        { view: 'apply' },
      );
      await act.sees('合计 ¥1,359.00');
      expect(boxes(act.root)).to.have.length(0);
    });

    it('says where there is no title to make an invoice out to', async () => {
      const { act } = await shown({ queryInvoiceTitles: () => ({ titleList: [] }) }, { view: 'apply' });
      await act.sees('合计 ¥1,359.00');
      boxes(act.root)[0]?.click();
      await act.press('申请开票');
      await act.sees('还没有可用的发票抬头');
    });
  });

  describe('with flown tickets', () => {
    it('lists them with their tax, and applies for receipts of the selection as displayed', async () => {
      const { element, act } = await shown({}, { view: 'apply' });
      const choice = act.root.querySelector<HTMLElement>('input[type=radio][value=tickets]');
      choice?.focus();
      choice?.click();
      await act.sees('合计 ¥2,380.00，可抵扣税额 ¥94.13');
      expect(act.root.activeElement === choice, 'the focus stays at the choice').to.equal(true);
      await accessible(element);
      for (const box of boxes(act.root)) box.click();
      await act.sees('已选 2 张客票，合计 ¥2,380.00');
      await act.press('申请行程单');
      await act.sees('将开具 2 张电子行程单，合计 ¥2,380.00，可抵扣税额 ¥94.13');
      await accessible(element);
      const applied = next(element, 'tp-invoices-applied');
      await act.press('提交申请');
      await applied;
      expect(lastBody('applyReceipts')?.['ticketNoList']).to.deep.equal(
        TICKETS.map(({ ticketNo }) => ticketNo),
      );
      expect(lastBody('applyReceipts')?.['totalAmount']).to.equal(238_000);
      expect(lastBody('applyReceipts')?.['mailTo']).to.equal('finance@demo.example');
      await until(() => !act.root.querySelector('.tp-selection-bar'), 'nothing to be chosen any more');
    });

    it('keeps the selected tickets where another user was faster, and says so', async () => {
      const refuse = () => {
        throw refusal('receiptTicketTaken');
      };
      const unknown = () => {
        throw lostAnswer();
      };
      const { act } = await shown(
        { applyReceipts: refuse, queryDistributionSetting: unknown },
        { view: 'apply' },
      );
      await act.check('电子行程单');
      await act.sees('合计 ¥2,380.00');
      boxes(act.root)[0]?.click();
      await act.press('申请行程单');
      await act.sees('将开具 1 张电子行程单');
      await act.press('提交申请');
      await act.sees('所选客票中有已开票');
    });

    it('shows a receipt with its ticket and the formula of its tax, and of a guest that none can be deducted', async () => {
      const { element, act } = await shown({}, { 'invoice-no': RECEIPT_NO });
      await act.sees('（票价 ¥1,120.00 + 燃油附加费 ¥20.00）÷ (1 + 9%) × 9% = ¥94.13');
      await act.sees('税额 ¥94.13 可抵扣进项税额');
      await act.sees('7812345678901');
      await accessible(element);
    });

    it('filters the lines by cost bearer, by traveller and by bill', async () => {
      const { act } = await shown({}, { view: 'apply' });
      await act.sees('合计 ¥1,359.00');
      await until(
        () => act.field('账单')?.textContent?.includes('ZD20261017-100001') === true,
        'the bills to choose from',
      );
      for (const [label, wanted] of [
        ['核算主体', '星海科技有限公司'],
        ['成本中心', '无'],
        ['账单', 'ZD20261017-100001'],
      ] as const) {
        const field = act.field(label) as HTMLSelectElement;
        field.value = [...field.options].find((option) => option.label === wanted)?.value ?? '';
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await until(
        () => lastBody('queryInvoiceItems')?.['billNo'] === 'ZD20261017-100001',
        'the bill to be asked for',
      );
      const body = lastBody('queryInvoiceItems');
      expect(body?.['entityNOList']).to.deep.equal(['E1']);
      expect(body?.['costCenterNOList']).to.deep.equal(['']);
    });
  });

  describe('with the invoices', () => {
    it('shows one with its tax formula and its files, and reverses it with a reason', async () => {
      const { element, act } = await shown({}, { 'invoice-no': INVOICE_NO });
      await act.sees('¥159.00 ÷ (1 + 6%) × 6% = ¥9.00');
      await act.sees('可抵扣进项税额');
      await act.sees('电子发票_26990000000000000001.pdf');
      await accessible(element);
      await act.press('红冲');
      await act.press('提交红冲');
      await act.sees('请输入红冲原因');
      expect(called('redInvoice')).to.have.length(0);
      await act.type('红冲原因', '抬头有误');
      await act.press('提交红冲');
      await act.sees('已红冲，不可抵扣');
      await act.sees('26990000000000000009');
      expect(lastBody('redInvoice')).to.deep.equal({ invoiceNo: INVOICE_NO, reason: '抬头有误' });
    });

    it('withdraws one that failed, and says why it did', async () => {
      const { act } = await shown({}, { 'invoice-no': FAILED_NO });
      await act.sees('购买方名称与税号不一致');
      await act.sees('开具后可下载');
      await act.press('撤回申请');
      await act.press('撤回申请', 1);
      await act.sees('已撤回');
      expect(lastBody('withdrawInvoice')).to.deep.equal({ invoiceNo: FAILED_NO });
    });

    it('exports the files of the selection and a table of the result in the download centre', async () => {
      const { element, act } = await shown({
        addExport: () => ({ exportNo: `E${'0'.repeat(32)}` }),
      });
      await act.sees('价税合计 ¥1,508.00');
      for (const box of boxes(act.root).slice(0, 2)) box.click();
      await act.sees('已选 2 张发票，价税合计 ¥318.00');
      await accessible(element);
      await act.press('打包下载所选文件');
      await until(() => called('addExport').length === 1, 'the files to be asked for');
      expect(lastBody('addExport')).to.deep.equal({
        kind: 'invoiceFiles',
        format: 'zip',
        query: { invoiceNoList: [INVOICE_NO, FAILED_NO] },
      });
      await act.press('打包下载全部文件');
      await until(() => called('addExport').length === 2, 'all files to be asked for');
      const query = { keyword: '', beginDate: '', endDate: '', invoiceType: '', stateList: [] };
      expect(lastBody('addExport')).to.deep.equal({ kind: 'invoiceFiles', format: 'zip', query });
      await until(() => act.button('导出 Excel')?.getAttribute('aria-disabled') === null, 'the answer');
      await act.press('导出 Excel');
      await until(() => called('addExport').length === 3, 'the table to be asked for');
      expect(lastBody('addExport')).to.deep.equal({ kind: 'invoices', format: 'xlsx', query });
    });

    it('asks for the state that is chosen', async () => {
      const { element, act } = await shown();
      await act.sees('价税合计 ¥1,508.00');
      await accessible(element);
      const state = act.field('状态') as HTMLSelectElement;
      state.value = [...state.options].find(({ label }) => label === '失败')?.value ?? '';
      state.dispatchEvent(new Event('change', { bubbles: true }));
      await until(
        () => JSON.stringify(lastBody('queryInvoices')?.['stateList']) === '["failed"]',
        'failed ones to be asked for',
      );
    });

    it('tells users without the right so, and offers nothing', async () => {
      const refuse = () => {
        throw refusal('invoicesNotSeen');
      };
      const { act } = await shown({ queryInvoices: refuse });
      await act.sees('仅可查看全企业数据的人员可以管理发票');
      expect(act.root.querySelector('form')).to.equal(null);
    });
  });

  describe('with titles and templates', () => {
    it('checks the code of a title as it is saved', async () => {
      const { element, act } = await shown({}, { view: 'settings' });
      await act.sees('按成本中心拆分');
      await accessible(element);
      await act.press('新增抬头');
      await act.type('抬头名称', '星海科技有限公司');
      for (const [code, problem] of [
        ['9135', '统一社会信用代码为18位'],
        ['91370102MA00000021', '校验位不正确'],
      ] as const) {
        await act.type('统一社会信用代码', code);
        await act.press('保存');
        await act.sees(problem);
      }
      expect(called('saveInvoiceTitle')).to.have.length(0);
      await act.type('统一社会信用代码', '91370102ma00000020');
      await act.press('保存');
      await until(() => called('saveInvoiceTitle').length === 1, 'the title to be saved');
    });

    it('sets the address of itinerary receipts on the revision that it was read with', async () => {
      const { element, act } = await shown({}, { view: 'settings' });
      await act.sees('默认接收邮箱finance@demo.example');
      await pressNamed(act, '修改行程单配送');
      await act.type('默认接收邮箱', 'trips@demo.example');
      await accessible(element);
      await act.press('保存');
      await until(() => called('saveDistributionSetting').length === 1, 'the address to be saved');
      expect(lastBody('saveDistributionSetting')).to.deep.equal({
        mailTo: 'trips@demo.example',
        basedOn: 1,
      });
    });

    it('opens a template as it is, and saves it on the revision that it was read with', async () => {
      const { element, act } = await shown({}, { view: 'settings' });
      await act.sees('按成本中心拆分');
      await pressNamed(act, '修改按成本中心拆分');
      await act.check('按出行人');
      await accessible(element);
      await act.press('保存');
      await until(() => called('saveInvoiceTemplate').length === 1, 'the template to be saved');
      const body = lastBody('saveInvoiceTemplate');
      expect(body?.['splitBy']).to.deep.equal(['costCenter', 'traveller']);
      expect(body?.['basedOn']).to.equal(1);
    });
  });
});
