import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer, refusal } from '../../support/components/samples';
import { orderRow } from './support/order-samples';

const NUMBERS = ['26112000000101', '26112000000102', '26112000000103'];
const METHOD = {
  payType: 0,
  subPayType: 13,
  name: '月结',
  description: '',
  available: true,
  reason: '',
  companyPart: null,
};
const CASHIER = { ...METHOD, payType: 4, subPayType: 1, name: '支付宝' };

const list = (answers: Answers): Answers => ({
  queryorderListOnPermission: () => ({
    total: 3,
    totalAmount: 345_000,
    orderList: NUMBERS.map((orderNo) => orderRow({ orderNo, canPay: true, canCancel: true })),
  }),
  queryPayMethod: ({ orderNo }: { orderNo: string }) => ({
    orderNo,
    payAmount: 115_000,
    payDeadline: '2099-01-01T00:00:00.000Z',
    priceGuaranteedUntil: '2099-01-01T00:00:00.000Z',
    travelType: 1,
    methods: [CASHIER, METHOD],
  }),
  ...answers,
});

describe('several orders at once', () => {
  before(() => define());
  afterEach(takeAway);

  const show = async (answers: Answers) => {
    const { element, act } = await putOnPage('tp-order-list', list(answers));
    await act.sees(NUMBERS[2] ?? '');
    for (const orderNo of NUMBERS) {
      act.root.querySelector<HTMLInputElement>(`input[aria-label="选择 ${orderNo}"]`)?.click();
    }
    await act.sees('已选 3 单，合计 ¥3,450.00');
    const outcomes = () =>
      [...act.root.querySelectorAll('[data-outcome]')].map((row) => row.getAttribute('data-outcome'));
    return { element, act, outcomes };
  };
  const sent = (name: string) =>
    called(name).map(({ body, requestId }) => ({ ...(body as { orderNo: string }), requestId }));

  it('are paid one by one, each with its own result; a lost answer is asked for again under its request id', async () => {
    const [first = '', second = '', third = ''] = NUMBERS;
    let isLost = true;
    const { element, act, outcomes } = await show({
      payorder: ({ orderNo }: { orderNo: string }) => {
        if (orderNo === second) throw refusal('walletShort');
        if (orderNo === third && isLost) throw lostAnswer();
        return { payState: 'paid', payUrl: '', paymentNo: 'P1' };
      },
    });
    const paid: string[] = [];
    element.addEventListener('tp-order-paid', (event) =>
      paid.push((event as CustomEvent<{ orderNo: string }>).detail.orderNo),
    );
    await act.press('批量支付（3）');
    await act.sees('月结');
    expect(act.root.querySelectorAll('.ol-batch-methods input')).to.have.length(1);
    await accessible(element);
    await act.press('确认支付 ¥3,450.00');
    await act.sees('成功 1 单，未成功 1 单，结果未知 1 单');
    expect(outcomes()).to.deep.equal(['done', 'refused', 'uncertain']);
    await act.sees('预存余额不足');
    isLost = false;
    await act.press('再次确认');
    await act.sees('成功 2 单，未成功 1 单');
    const bodies = sent('payorder');
    expect(bodies.map(({ orderNo }) => orderNo)).to.deep.equal([first, second, third, third]);
    expect(bodies[3]?.requestId).to.equal(bodies[2]?.requestId);
    expect(new Set(bodies.map(({ requestId }) => requestId)).size).to.equal(3);
    expect(paid).to.deep.equal([first, third]);
    await act.press('关闭');
    await act.sees('已选 1 单');
  });

  it('whose payment is not known yet are settled when they are paid again, not paid twice', async () => {
    let isLost = true;
    const { act } = await show({
      payorder: () => {
        if (isLost) throw lostAnswer();
        return { payState: 'paid', payUrl: '', paymentNo: 'P1' };
      },
    });
    await act.press('批量支付（3）');
    await act.press('确认支付');
    await act.sees('结果未知 3 单');
    await act.press('关闭');
    isLost = false;
    await act.press('批量支付（3）');
    await act.press('再次确认');
    await act.sees('成功 3 单，未成功 0 单');
    const ids = sent('payorder').map(({ requestId }) => requestId);
    expect(ids.slice(3)).to.deep.equal(ids.slice(0, 3));
  });

  it('are cancelled one by one', async () => {
    const { act, outcomes } = await show({
      orderCancel: ({ orderNo }: { orderNo: string }) => {
        if (orderNo === NUMBERS[0]) throw refusal('orderNotCancellable');
        return { orderNo, orderStatus: '已取消' };
      },
    });
    await act.press('批量取消（3）');
    await act.sees('取消后座位将立即释放');
    await act.press('确定取消');
    await act.sees('成功 2 单，未成功 1 单');
    expect(outcomes()).to.deep.equal(['refused', 'done', 'done']);
    await until(() => called('queryorderListOnPermission').length > 1, 'the list read anew');
  });

  it('that others settle while the question is open are named, not counted and not sent', async () => {
    const settled = new Set<string>();
    const { act, outcomes } = await show({
      queryorderListOnPermission: () => ({
        total: 3,
        totalAmount: 345_000,
        orderList: NUMBERS.map((orderNo) =>
          orderRow({ orderNo, canPay: !settled.has(orderNo), canCancel: !settled.has(orderNo) }),
        ),
      }),
      orderCancel: ({ orderNo }: { orderNo: string }) => ({ orderNo, orderStatus: '已取消' }),
    });
    await act.press('批量取消（3）');
    await act.sees('共 3 单');
    settled.add(NUMBERS[1] ?? '');
    window.dispatchEvent(new Event('focus'));
    await act.sees('已由他人处理，不再提交');
    await act.sees('共 2 单，合计 ¥2,300.00');
    await act.press('确定取消');
    await act.sees('成功 2 单，未成功 1 单');
    expect(outcomes()).to.deep.equal(['done', 'gone', 'done']);
    expect(sent('orderCancel').map(({ orderNo }) => orderNo)).to.deep.equal([NUMBERS[0], NUMBERS[2]]);
  });

  it('ask for the security password once, before the first of them is paid', async () => {
    const prepaid = (securityState: 'needed' | 'proven') => ({
      ...METHOD,
      payType: 2,
      subPayType: 14,
      name: '企业预存',
      walletSecurity: { securityState, securityAbove: 100_000, lockedUntil: '' },
    });
    const { act, outcomes } = await show({
      queryPayMethod: ({ orderNo }: { orderNo: string }) => ({
        ...(list({})['queryPayMethod'] as (body: object) => object)({ orderNo }),
        methods: [prepaid('needed')],
      }),
      queryWalletSecurity: () => ({ walletSecurity: prepaid('needed').walletSecurity }),
      proveIdentity: ({ secret }: { secret: string }) => {
        if (secret !== '135792') throw refusal('proofWrong');
        return { proofs: [], missing: 1, authSign: 'renewed' };
      },
      payorder: () => ({ payState: 'paid', payUrl: '', paymentNo: 'P1' }),
    });
    await act.press('批量支付（3）');
    await act.sees('金额超过 ¥1,000.00，须验证您的6位安全密码。');
    await act.type('安全密码', '111222');
    await act.press('确认支付 ¥3,450.00');
    await act.sees('安全密码错误，请重新输入');
    expect([called('payorder').length, outcomes()]).to.deep.equal([0, ['waiting', 'waiting', 'waiting']]);
    await act.type('安全密码', '135792');
    await act.press('确认支付 ¥3,450.00');
    await act.sees('成功 3 单，未成功 0 单');
    expect(called('proveIdentity')).to.have.length(2);
    expect(called('payorder')).to.have.length(3);
  });
});
