import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { fakeRuntime, next, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

describe('elements of a session in a sandbox', () => {
  before(() => define(['order-list', 'wallet']));

  it('say so once in a page, also when the one that says it leaves, and not where a shell does', async () => {
    const { runtime } = fakeRuntime(goodAnswers(), { authSign: 'token-1' });
    const provider = createProvider(runtime);
    const elements = ['tp-order-list', 'tp-wallet'].map((tag) => document.createElement(tag));
    for (const element of elements) {
      const ready = next(element, 'tp-ready');
      provider.append(element);
      await ready;
    }
    const marked = () =>
      elements.filter(
        (element) => element.isConnected && element.shadowRoot?.querySelector('.tp-sandbox-mark'),
      );
    expect(marked()).to.have.length(0);
    runtime.sandbox.setState({ isOn: true });
    await until(() => marked().length === 1, 'one of them says it');
    const [first] = marked();
    expect(first?.shadowRoot?.querySelector('.tp-sandbox-mark')?.textContent).to.equal(
      '沙箱环境：不产生真实订单和费用',
    );
    await accessible(first as HTMLElement);
    first?.remove();
    await until(() => marked().length === 1 && marked()[0] !== first, 'the other one says it');
    runtime.sandbox.setState({ isOn: false });
    await until(() => marked().length === 0, 'none says it');
    runtime.showNotice = () => undefined;
    runtime.sandbox.setState({ isOn: true, shownBy: undefined });
    expect(marked()).to.have.length(0);
    provider.remove();
  });
});
