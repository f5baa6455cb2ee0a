import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { costAnswers } from './cost-samples';

const LOST = { kind: 'network', code: 'NETWORK', message: '网络异常', retryable: true } as const;
const saved = () => called('saveBudgetControl');

describe('the budget control of <tp-cost-center>', () => {
  before(() => define());
  afterEach(takeAway);

  async function opened(answers: Answers = {}) {
    const shown = await putOnPage('tp-cost-center', { ...costAnswers(), ...answers });
    await shown.act.press('预算控制');
    return shown;
  }
  const checked = (root: ShadowRoot) =>
    root.querySelector<HTMLInputElement>('dialog input:checked')?.closest('label')?.textContent;

  it('shows the current control, and sets another', async () => {
    const { element, act } = await opened();
    await act.sees('私人出行不受控制');
    await until(() => checked(act.root), 'what holds');
    expect(checked(act.root)).to.contain('提醒');
    await accessible(element);
    await act.check('禁止');
    await act.press('保存');
    await until(() => act.root.querySelector('dialog') === null, 'the dialog to close');
    expect(saved().map(({ body }) => body)).to.deep.equal([{ budgetControl: 'block' }]);
    await act.press('预算控制');
    await until(() => checked(act.root)?.includes('禁止'), 'the new one');
  });

  it('sets nothing twice after a lost answer', async () => {
    let isLost = true;
    const { act } = await opened({
      saveBudgetControl: (body: object) => {
        if (!isLost) return body;
        isLost = false;
        throw new GatewayError(LOST);
      },
    });
    await act.check('不控制');
    await act.press('保存');
    await act.sees('不会重复保存');
    await act.press('保存');
    await until(() => act.root.querySelector('dialog') === null, 'the dialog to close');
    const [first, second] = saved();
    expect(first?.requestId).to.equal(second?.requestId);
  });

  it('says that the user may not', async () => {
    const { act } = await opened({
      queryBudgetControl: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限');
    expect(act.button('保存')).to.equal(undefined);
  });

  it('is not one of projects', async () => {
    const { act } = await putOnPage('tp-cost-center', costAnswers(), { 'cost-kind': 'project' });
    await act.sees('导入');
    expect(act.button('预算控制')).to.equal(undefined);
  });
});
