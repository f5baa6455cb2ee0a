import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { refusal } from '../../support/components/samples';

describe('<tp-reconciliation>', () => {
  before(() => define(['reconciliation']));
  afterEach(takeAway);
  const show = (attributes = {}, answers = {}) => putOnPage('tp-reconciliation', answers, attributes);

  it('explains the differences of last month, with the records behind each; axe passes', async () => {
    const { element, act } = await show();
    await act.sees('报表支出 − 台账入账 = ¥100.00，由下列原因构成');
    await act.sees('台账入账 − 账单应付 = ¥250.00，由下列原因构成');
    expect(called('queryReconciliation')[0]?.body).to.deep.equal({
      beginDate: '2026-10-01',
      endDate: '2026-10-31',
    });
    await act.press('滞纳金1 笔');
    await act.sees('ZD20261023-100001');
    await accessible(element);
    const bill = next<CustomEvent<{ target: string; billNo: string }>>(element, 'tp-navigate');
    await pressNamed(act, '查看账单 ZD20261023-100001');
    expect((await bill).detail).to.deep.equal({ target: 'bill', billNo: 'ZD20261023-100001' });
  });

  it('takes another period from its attributes, and says at the field which dates form none', async () => {
    const { element, act } = await show({ 'begin-date': '2026-09-01', 'end-date': '2026-09-30' });
    await act.sees('报表与台账的差异');
    expect(called('queryReconciliation')[0]?.body).to.include({ beginDate: '2026-09-01' });
    await act.type('结束日期', '2026-08-30');
    await act.sees('结束日期不能早于开始日期');
    expect(called('queryReconciliation').length).to.equal(1);
    element.setAttribute('end-date', '2026-09-10');
    await until(() => called('queryReconciliation').length === 2, 'the host’s period is asked for');
  });

  it('says why it shows nothing to users without the right', async () => {
    const { act } = await show(
      {},
      {
        queryReconciliation: () => {
          throw refusal('billsNotSeen');
        },
      },
    );
    await act.sees('账单仅对可查看全企业数据的人员开放');
    expect(act.root.querySelectorAll('.st-figures').length).to.equal(0);
  });
});
