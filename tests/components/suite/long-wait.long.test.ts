import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { fakeRuntime, next, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

const TEXT = '服务器响应较慢，请稍候…';

/** Shows two standalone elements that share a session. */
async function show() {
  const { runtime } = fakeRuntime(goodAnswers(), { authSign: 'token-1' });
  const provider = createProvider(runtime);
  const elements = ['tp-flight-booking', 'tp-order-list'].map((tag) => document.createElement(tag));
  for (const element of elements) {
    const ready = next(element, 'tp-ready');
    provider.append(element);
    await ready;
  }
  const said = () =>
    elements.flatMap((element) =>
      [...(element.shadowRoot?.querySelectorAll('.tp-toast:popover-open') ?? [])].filter(
        ({ textContent }) => textContent === TEXT,
      ),
    );
  return { runtime, provider, elements, said };
}

describe('elements without a shell, while an answer is long in coming', () => {
  before(() => define());

  it('say so once in the page, for as long as it is', async () => {
    const { runtime, provider, elements, said } = await show();
    runtime.longWaits.setState(1, true);
    await until(() => said().length === 1, 'one of them says it');
    await accessible(elements[0] as HTMLElement);
    runtime.longWaits.setState(2, true);
    runtime.longWaits.setState(1, true);
    expect(said()).to.have.length(1);
    // When the element with the message is removed, the other one shows it.
    const speaker = elements.find((element) => element.shadowRoot?.querySelector('.tp-toast'));
    speaker?.remove();
    await until(() => said().length === 1 && !speaker?.isConnected, 'the other one says it');
    runtime.longWaits.setState(0, true);
    await until(() => said().length === 0, 'nobody says it any more');
    provider.remove();
  });

  it('say nothing where a shell speaks for them', async () => {
    const { runtime, provider, said } = await show();
    runtime.longWaits.setState(1, true);
    await until(() => said().length === 1, 'the code is here');
    runtime.showNotice = () => undefined;
    runtime.longWaits.setState(2, true);
    await until(() => said().length === 0, 'the shell says it');
    provider.remove();
  });
});
