import { expect } from '@open-wc/testing';
import type { PayMethod } from '../../../src/contract/payment/payment';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, type Answers } from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { ORDER_NO } from '../order/support/order-samples';
import { reviewed } from './answers';

describe('<tp-payment> where another has to agree', () => {
  before(() => define());
  afterEach(takeAway);

  let way: PayMethod;
  const above = (answers: Answers = {}) =>
    putOnPage(
      'tp-payment',
      {
        queryPayMethod: ({ orderNo }: { orderNo: string }) => ({
          ...(goodAnswers()['queryPayMethod'] as (body: object) => object)({ orderNo }),
          methods: [way],
        }),
        applyWalletReview: () => {
          way = reviewed('waiting');
          return { reviewNo: 'FH261120000000000001' };
        },
        ...answers,
      },
      { 'order-no': ORDER_NO },
    );

  it('asks for it, shows that it is waited for, and pays once it is given', async () => {
    way = reviewed('needed');
    const { element, act } = await above();
    await act.check('企业预存');
    await act.sees('企业预存支付 ¥1,150.00，超过 ¥500.00，须经他人复核后支付。');
    expect(act.text()).not.to.include('确认支付');
    await accessible(element);
    const asked = next(element, 'tp-payment-review-asked');
    await act.press('提交复核');
    expect((await asked).detail).to.deep.equal({ orderNo: ORDER_NO, reviewNo: 'FH261120000000000001' });
    await act.sees('复核同意后即可支付');
    expect(called('applyWalletReview').map(({ body }) => body)).to.deep.equal([
      { orderNo: ORDER_NO, amount: 115_000 },
    ]);
    expect(act.button('提交复核')).to.equal(undefined);
    await accessible(element);
    way = reviewed('agreed');
    window.dispatchEvent(new Event('focus'));
    await act.sees('复核已同意');
    const paid = next(element, 'tp-order-paid');
    await act.press('确认支付');
    await paid;
  });

  it('says why it was refused, and lets it be asked for again', async () => {
    way = reviewed('refused', '可坐高铁');
    const { act } = await above();
    await act.check('企业预存');
    await act.sees('上次复核被拒绝：可坐高铁');
    await act.press('提交复核');
    await act.sees('复核同意后即可支付');
  });

  it('shows the current amount to agree to where the gateway refuses the payment', async () => {
    way = { ...reviewed('agreed'), walletReview: null };
    const { act } = await above({
      payorder: () => {
        way = reviewed('needed');
        throw refusal('walletReviewNeeded');
      },
    });
    await act.press('确认支付');
    await act.sees('须经他人复核后支付');
    await act.check('企业预存');
    await act.sees('提交复核');
  });

  it('asks once where the answer is lost', async () => {
    way = reviewed('needed');
    let isLost = true;
    const { act } = await above({
      applyWalletReview: () => {
        if (isLost) {
          isLost = false;
          throw lostAnswer();
        }
        way = reviewed('waiting');
        return { reviewNo: 'FH261120000000000001' };
      },
    });
    await act.check('企业预存');
    await act.press('提交复核');
    await act.sees('结果未知');
    await act.press('提交复核');
    await act.sees('复核同意后即可支付');
    const [first, second] = called('applyWalletReview');
    expect(first?.requestId).to.equal(second?.requestId);
  });
});
