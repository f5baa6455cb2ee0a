import { expect } from '@open-wc/testing';
import type { PayMethod } from '../../../src/contract/payment/payment';
import { instantText } from '../../../src/domain/shanghai-time';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { ORDER_NO } from '../order/support/order-samples';
import { secured } from './answers';

const DIGITS = '135792';
const PROVEN = { proofs: [], missing: 1, authSign: 'renewed' };

describe('<tp-payment> where the security password is asked for', () => {
  before(() => define());
  afterEach(takeAway);

  let way: PayMethod;
  const above = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
    putOnPage(
      'tp-payment',
      {
        queryPayMethod: ({ orderNo }: { orderNo: string }) => ({
          ...(goodAnswers()['queryPayMethod'] as (body: object) => object)({ orderNo }),
          methods: [way],
        }),
        proveIdentity: ({ secret }: { secret: string }) => {
          if (secret !== DIGITS) throw refusal('proofWrong');
          return PROVEN;
        },
        ...answers,
      },
      { 'order-no': ORDER_NO, ...attributes },
    );
  const field = (root: ShadowRoot) => root.querySelector<HTMLInputElement>('.tp-security input');

  it('is requested before the payment is sent, proved first, and pays once', async () => {
    way = secured();
    const { element, act } = await above();
    await act.sees('金额超过 ¥1,000.00，须验证您的6位安全密码。');
    await accessible(element);
    await act.press('确认支付');
    await act.sees('请输入6位数字安全密码');
    await until(() => act.root.activeElement === field(act.root), 'the focus at the field');
    expect(called('proveIdentity')).to.have.length(0);
    const paid = next(element, 'tp-order-paid');
    await act.type('安全密码', '13a57 92x');
    expect(field(act.root)?.value).to.equal(DIGITS);
    act.button('确认支付 ¥1,150.00')?.click();
    act.button('确认支付 ¥1,150.00')?.click();
    await paid;
    expect(called('proveIdentity').map(({ body }) => body)).to.deep.equal([
      { factor: 'securityPassword', secret: DIGITS },
    ]);
    expect(called('payorder')).to.have.length(1);
  });

  it('is submitted by the Enter key, and causes no autofill of browser or phone', async () => {
    way = secured();
    const { element, act } = await above();
    await act.type('安全密码', DIGITS);
    const input = field(act.root);
    expect([input?.autocomplete, input?.inputMode, input?.type]).to.deep.equal([
      'off',
      'numeric',
      'password',
    ]);
    const paid = next(element, 'tp-order-paid');
    input?.form?.requestSubmit();
    await paid;
  });

  it('says a wrong one at the field, pays nothing, and takes the right one then', async () => {
    way = secured();
    const { element, act } = await above();
    await act.type('安全密码', '111222');
    await act.press('确认支付');
    await act.sees('安全密码错误，请重新输入');
    await until(() => act.root.activeElement === field(act.root), 'the focus at the field');
    expect(field(act.root)?.value).to.equal('');
    expect(called('payorder')).to.have.length(0);
    await accessible(element);
    const paid = next(element, 'tp-order-paid');
    await act.type('安全密码', DIGITS);
    await act.press('确认支付');
    await paid;
  });

  it('says until when it is locked', async () => {
    way = secured();
    const until15 = new Date(Date.now() + 15 * 60_000).toISOString();
    const { act } = await above({
      proveIdentity: () => {
        way = secured('needed', until15);
        throw refusal('proofLocked');
      },
    });
    await act.type('安全密码', '111222');
    await act.press('确认支付');
    await act.sees(`已锁定至${instantText(until15)}`);
    expect(called('payorder')).to.have.length(0);
  });

  it('is not asked for again where the payment itself comes to nothing, or its answer is lost', async () => {
    way = secured();
    let answer = () => {
      throw refusal('walletShort');
    };
    const { element, act } = await above({ payorder: () => answer() });
    await act.type('安全密码', DIGITS);
    await act.press('确认支付');
    await act.sees('余额不足');
    expect(field(act.root)).to.equal(null);
    answer = () => {
      throw lostAnswer();
    };
    await act.press('确认支付');
    await act.sees('支付结果未知');
    answer = () => ({ payState: 'paid', payUrl: '', paymentNo: 'N1' }) as never;
    const paid = next(element, 'tp-order-paid');
    await act.press('确认支付');
    await paid;
    expect(called('proveIdentity')).to.have.length(1);
    const [, second, third] = called('payorder');
    expect(second?.requestId).to.equal(third?.requestId);
  });

  it('is asked for again where the proof has run out meanwhile', async () => {
    way = secured('proven');
    let isOut = true;
    const { element, act } = await above({
      payorder: () => {
        if (!isOut) return { payState: 'paid', payUrl: '', paymentNo: 'N1' };
        way = secured();
        throw refusal('walletSecurityNeeded');
      },
    });
    await act.press('确认支付');
    await act.sees('该操作须验证您的安全密码');
    isOut = false;
    await act.type('安全密码', DIGITS);
    const paid = next(element, 'tp-order-paid');
    await act.press('确认支付');
    await paid;
  });

  it('keeps the inputs where the response to the proof is lost', async () => {
    way = secured();
    let isLost = true;
    const { element, act } = await above({
      proveIdentity: () => {
        if (isLost) throw lostAnswer();
        return PROVEN;
      },
    });
    await act.type('安全密码', DIGITS);
    await act.press('确认支付');
    await until(() => act.root.querySelector('.pay-problem'), 'what has come to nothing to be said');
    expect(field(act.root)?.value).to.equal(DIGITS);
    isLost = false;
    const paid = next(element, 'tp-order-paid');
    await act.press('确认支付');
    await paid;
    const [first, second] = called('proveIdentity');
    expect(first?.requestId).to.equal(second?.requestId);
  });

  it('leads who has none to where it is set, and shows that in its place where the page does not', async () => {
    way = secured('unset');
    const { element, act } = await above();
    await act.sees('您尚未设置');
    expect(act.button('确认支付 ¥1,150.00')).to.equal(undefined);
    await accessible(element);
    const asked = next(element, 'tp-navigate');
    await act.press('设置安全密码');
    expect((await asked).detail).to.deep.equal({ target: 'accountSafety', page: 'setSecurePassword' });
    await until(() => act.root.querySelector('tp-account-safety'), 'the page of account safety');
    way = secured();
    await act.press('返回支付');
    await act.sees('须验证您的6位安全密码');
  });

  it('speaks English', async () => {
    way = secured();
    const { act } = await above({}, { lang: 'en' });
    await act.sees('Above ¥1,000.00 your security password of 6 digits is asked for.');
    await act.type('Security password', '1');
    await act.press('Pay');
    await act.sees('Please enter the 6 digits of your security password');
  });
});
