import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { agencyAnswers } from './agency-samples';
import { REFUND } from './refunds-samples';
import { signIn } from './sign-in';

describe('<tp-agency> refunds owed', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('records the settlement of held money, with the bank reference and a reason', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await signIn(page);
    await act.press('待退款');
    await act.sees('¥1,280.00');
    await accessible(page.element);
    await pressNamed(act, REFUND.tradeNo);
    await act.sees('该支付单已由另一笔流水支付');
    await accessible(page.element);
    await act.press('登记处理');
    await act.type('处理说明', '原路退回');
    await act.confirm();
    await act.sees('请输入银行流水号');
    expect(called('settleRefundOwed')).to.have.length(0);
    await accessible(page.element);
    await act.type('银行流水号', 'ICBC77');
    await act.confirm();
    await until(() => called('settleRefundOwed').length === 1, 'it is settled');
    expect(called('settleRefundOwed')[0]?.body).to.deep.equal({
      suspenseNo: 12,
      bankReference: 'ICBC77',
      reason: '原路退回',
    });
  });

  it('asks the cashier again for a refund that it refused', async () => {
    const refused = { ...REFUND, why: 'refundRefused', detail: '账户已注销' } as const;
    const page = await putOnPage('tp-agency', {
      ...agencyAnswers(),
      queryRefundsOwed: () => ({ total: 1, refundList: [refused] }),
      queryRefundOwed: () =>
        called('retryRefundOwed').length === 0 ? refused : { ...refused, refundState: 'atCashier' as const },
    });
    const { act } = page;
    await signIn(page);
    await act.press('待退款');
    await pressNamed(act, REFUND.tradeNo);
    await act.sees('账户已注销');
    await act.press('重新退款');
    await act.sees('收银台答复前不能登记处理');
    await accessible(page.element);
    await act.confirm();
    await until(() => called('retryRefundOwed').length === 1, 'it is asked again');
    await act.sees('收银台正在处理该笔退款');
    await accessible(page.element);
  });

  it('records a refund that the cashier does not answer about, once it was checked there', async () => {
    const open = { ...REFUND, refundState: 'unanswered', why: 'refundOpen' } as const;
    const shown = { ...open, detail: '收银台答复HTTP 409', refundNo: 'TF26112900000001' };
    const page = await putOnPage('tp-agency', {
      ...agencyAnswers(),
      queryRefundsOwed: () => ({ total: 1, refundList: [open] }),
      queryRefundOwed: () => shown,
    });
    const { act } = page;
    await signIn(page);
    await act.press('待退款');
    await act.sees('收银台未答复');
    await pressNamed(act, REFUND.tradeNo);
    await act.sees('收银台答复HTTP 409');
    await act.sees('TF26112900000001');
    await act.press('登记处理');
    await act.type('银行流水号', 'ICBC77');
    await act.type('处理说明', '收银台已停用');
    await act.check('已向收银台核实：该笔退款未执行，且不会再执行');
    await accessible(page.element);
    await act.confirm();
    await until(() => called('settleRefundOwed').length === 1, 'it is settled');
    expect(called('settleRefundOwed')[0]?.body).to.deep.equal({
      suspenseNo: 12,
      bankReference: 'ICBC77',
      reason: '收银台已停用',
      isCheckedAtCashier: true,
    });
  });
});
