import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { judge, type Failure } from '../../../src/gateway/error-catalogue';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { within } from '../../support/components/act';
import { fakeRuntime, next, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

let provider: HTMLElement;

/** Shows an order list whose gateway fails in one way of the error catalogue. */
async function failing(failure: Failure, showNotice?: (text: string) => void) {
  const { kind, code, msg, retryable, notice } = judge(failure, {
    page: '/orderManage/airOrderList',
    path: '/x',
  });
  const { runtime } = fakeRuntime(
    {
      ...goodAnswers(),
      queryorderListOnPermission: () => {
        throw new GatewayError({ kind, code, message: msg, retryable, notice });
      },
    },
    { authSign: 'token-1' },
  );
  if (showNotice) runtime.showNotice = ({ text }) => showNotice(text);
  provider = createProvider(runtime);
  const element = document.createElement('tp-order-list');
  const failed = next(element, 'tp-error');
  provider.append(element);
  await failed;
  return { element, act: within(element) };
}
const box = (act: ReturnType<typeof within>) => act.root.querySelector('dialog[open]');

describe('notices of the error catalogue', () => {
  before(() => define());
  afterEach(() => provider.remove());

  it('shows a box with the server’s message for an HTTP 500, until it is closed', async () => {
    const { act } = await failing({ type: 'http', status: 500, code: '', msg: '服务繁忙' });
    await until(() => box(act)?.textContent?.includes('服务繁忙'));
    await act.press('确定');
    await until(() => !box(act));
  });

  it('shows the box of an HTTP 404 only after a second', async () => {
    const begun = performance.now();
    const { act } = await failing({ type: 'http', status: 404, code: '', msg: '接口不存在' });
    expect(box(act)).to.equal(null);
    await until(() => box(act)?.textContent?.includes('接口不存在'));
    expect(performance.now() - begun).to.be.at.least(1000);
  });

  it('shows no box for a refusal: the element says it in its place', async () => {
    const { act } = await failing({ type: 'answer', code: '40000', msg: '请先选择部门' });
    await act.sees('请先选择部门');
    expect(box(act)).to.equal(null);
  });

  it('leaves notices to a shell that shows them', async () => {
    const shown: string[] = [];
    const { act } = await failing({ type: 'http', status: 500, code: '', msg: '服务繁忙' }, (text) =>
      shown.push(text),
    );
    await until(() => shown.length > 0);
    expect(shown).to.deep.equal(['服务繁忙']);
    expect(box(act)).to.equal(null);
  });
});
