import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { ResultOf } from '../../../src/contract/call';
import type { querySettlePayment } from '../../../src/contract/settlement/payments';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { lostAnswer } from '../../support/components/samples';
import { settlementAnswers } from './settlement-answers';

type Found = ResultOf<typeof querySettlePayment>;

const LATE = 'ZD20260923-E001';
const SETTLED = 'ZD20260823-E001';
const OPEN = 'ZD20261123-E001';

describe('the payment of a bill, in <tp-settlement>', () => {
  before(() => define());
  const { clipboard } = navigator;
  afterEach(() => {
    takeAway();
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });

  async function show(billNo: string, answers: Answers = {}) {
    await setViewport({ width: 1440, height: 900 });
    const shown = await putOnPage(
      'tp-settlement',
      { ...settlementAnswers(), ...answers },
      { 'bill-no': billNo },
    );
    await shown.act.sees('账单记录');
    return shown;
  }
  /** Payment section of the page; undefined when nothing is owed. */
  const part = (root: ShadowRoot) =>
    [...root.querySelectorAll('section')].find(
      (section) => section.querySelector(':scope > h3')?.textContent === '付款',
    );
  function copies(write: (text: string) => Promise<void>): void {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  }

  it('has the amount due with the late fee, the account, and the code, each to be copied', async () => {
    const { element, act } = await show(LATE);
    await act.sees('HK000000195');
    const text = part(act.root)?.textContent ?? '';
    expect(text).to.contain('待付账款¥10,000.00').and.to.contain('滞纳金¥95.00（截至今日）');
    expect(text).to.contain('合计应付¥10,095.00').and.to.contain('工商银行北京支行');
    expect(text).to.contain('尚无到账记录');
    await accessible(element);

    const copied: string[] = [];
    copies((written) => {
      copied.push(written);
      return Promise.resolve();
    });
    for (const name of ['合计应付', '汇款识别码', '收款户名', '开户银行', '收款账号']) {
      await pressNamed(act, `复制${name}`);
      await act.sees(`${name}已复制`);
    }
    expect(copied).to.deep.equal([
      '10095.00',
      'HK000000195',
      '远途商务旅行服务有限公司',
      '工商银行北京支行',
      '020000456789',
    ]);
  });

  it('is paid by the prepaid account, a part of it too', async () => {
    const { element, act } = await show(LATE, {
      queryWalletSecurity: () => ({ walletSecurity: null }),
      paySettleBill: ({ amount }: { amount: number }) => ({ outstandingAmount: 1_009_500 - amount }),
    });
    const paid: unknown[] = [];
    element.addEventListener('tp-bill-paid', (event) => paid.push((event as CustomEvent).detail));
    await act.sees('企业预存可用余额¥20,000.00');
    await act.press('预存支付');
    await act.sees('当前应付¥10,095.00');
    await accessible(element);
    await act.type('付款金额', '10095.01');
    await act.press('确认付款');
    await act.sees('付款金额不能超过当前应付金额');
    expect(called('paySettleBill')).to.deep.equal([]);
    await act.type('付款金额', '5000');
    await act.press('确认付款');
    await until(() => paid.length > 0, 'it to be paid');
    expect(called('paySettleBill').map(({ body }) => body)).to.deep.equal([
      { billNo: LATE, amount: 500_000 },
    ]);
    expect(paid).to.deep.equal([{ billNo: LATE, amount: 500_000, outstandingAmount: 509_500 }]);
  });

  it('is paid at the cashier, which opens in a page of its own', async () => {
    const payUrl = new URL('/cashier', location.href).href;
    const { element, act } = await show(LATE, {
      queryWalletSecurity: () => ({ walletSecurity: null }),
      beginBillPayment: () => ({ paymentNo: 'ZF261128000000000001', payUrl }),
    });
    const led: string[] = [];
    const { open } = window;
    window.open = () =>
      ({
        location: { replace: (url: string) => led.push(url) },
        close: () => undefined,
      }) as unknown as Window;
    try {
      await act.press('在线支付');
      await act.sees('当前应付¥10,095.00');
      await accessible(element);
      await act.type('付款金额', '10095.01');
      await act.press('前往收银台');
      await act.sees('付款金额不能超过当前应付金额');
      await act.type('付款金额', '5000');
      await act.press('前往收银台');
      await act.sees('收银台已在新页面打开');
    } finally {
      window.open = open;
    }
    expect(called('beginBillPayment').map(({ body }) => body)).to.deep.equal([
      { billNo: LATE, amount: 500_000, subPayType: 1 },
    ]);
    expect(led).to.deep.equal([payUrl]);
  });

  it('can be copied by hand where the browser does not allow it', async () => {
    const { act } = await show(LATE);
    await act.sees('HK000000195');
    copies(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await pressNamed(act, '复制汇款识别码');
    await act.sees('内容已选中，请手动复制');
  });

  it('says where no account is known', async () => {
    const found: Found = {
      principalAmount: 1000,
      lateFeeAmount: 0,
      outstandingAmount: 1000,
      remittanceCode: 'HK000000195',
      receivingAccount: null,
      prepaidAmount: null,
      canPayOnline: false,
      paymentList: [],
    };
    const { element, act } = await show(LATE, { querySettlePayment: () => found });
    await act.sees('收款账户请向服务商确认');
    expect(part(act.root)?.textContent).not.to.contain('滞纳金');
    await accessible(element);
  });

  it('shows payments, their matching, and the excess put into the wallet', async () => {
    const { element, act } = await show(SETTLED);
    await act.sees('ICBC20260930001');
    const rows = [...act.root.querySelectorAll('table[aria-label="到账记录"] tbody tr[data-row]')];
    const texts = rows.map(({ textContent }) => textContent ?? '');
    expect(texts.length).to.equal(2);
    expect(texts[0]).to.contain('2026-09-30').and.to.contain('1,500.00').and.to.contain('1,000.00');
    expect(texts[0]).to.contain('500.00').and.to.contain('服务商人工认领');
    expect(texts[1]).to.contain('2026-09-20').and.to.contain('识别码相符').and.not.to.contain('500.00');
    expect(part(act.root)?.textContent).not.to.contain('汇款识别码');
    await accessible(element);
    await setViewport({ width: 390, height: 844 });
    await act.sees('转入预存');
    await accessible(element);
  });

  it('is not there before a bill is confirmed, nor where nothing is to be paid', async () => {
    const { act } = await show(OPEN);
    expect(called('querySettlePayment')).to.deep.equal([]);
    expect(part(act.root)).to.equal(undefined);
    takeAway();
    const none: Found = {
      principalAmount: 0,
      lateFeeAmount: 0,
      outstandingAmount: 0,
      remittanceCode: '',
      receivingAccount: null,
      prepaidAmount: null,
      canPayOnline: false,
      paymentList: [],
    };
    const other = await show(LATE, { querySettlePayment: () => none });
    await until(() => part(other.act.root) === undefined, 'it to be away');
  });

  it('says why it is not there, and is asked again', async () => {
    let isDown = true;
    const good = settlementAnswers().querySettlePayment;
    const { element, act } = await show(LATE, {
      querySettlePayment: (body: never) => {
        if (isDown) throw lostAnswer();
        return typeof good === 'function' ? good(body) : good;
      },
    });
    await until(() => part(act.root)?.querySelector('.tp-state'), 'why');
    await accessible(element);
    isDown = false;
    await act.press('重试');
    await act.sees('HK000000195');
  });
});
