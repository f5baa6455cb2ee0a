import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { fakeRuntime, next, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

const noToken = () =>
  new GatewayError({
    kind: 'no-token',
    code: 'no-token',
    message: '登陆过期',
    retryable: false,
    notice: { as: 'toast', text: '登陆过期', delayMs: 0 },
  });

describe('elements of one runtime that need a session', () => {
  let provider: HTMLElement;
  let isSignedIn = false;
  const elements: HTMLElement[] = [];
  const dialogs = () =>
    elements.flatMap((element) => [...(element.shadowRoot?.querySelectorAll('dialog') ?? [])]);

  before(() => define());
  beforeEach(async () => {
    isSignedIn = false;
    const good = Object.entries(goodAnswers());
    const answers = Object.fromEntries(
      good.map(([name, answer]) => [
        name,
        (body: never) => {
          if (!isSignedIn) throw noToken();
          return answer(body);
        },
      ]),
    );
    provider = createProvider(fakeRuntime(answers).runtime);
    elements.length = 0;
    for (const tag of ['tp-order-list', 'tp-approval-list']) {
      const element = document.createElement(tag);
      const asked = next(element, 'tp-sign-in');
      provider.append(element);
      elements.push(element);
      // oxlint-disable-next-line no-await-in-loop -- each request waits for the one before
      await asked;
    }
    await until(() => dialogs().length > 0, 'a form');
  });
  afterEach(() => provider.remove());

  it('open one form, which tells a first visitor of nothing that has ended', () => {
    expect(dialogs().length).to.equal(1);
    expect(dialogs()[0]?.textContent).to.include('请登录').and.not.to.include('过期');
  });

  it('all go on once the user has signed in there', async () => {
    isSignedIn = true;
    const form = dialogs()[0]?.querySelector('tp-login');
    form?.dispatchEvent(new CustomEvent('tp-signed-in', { bubbles: true, composed: true, cancelable: true }));
    await until(() => dialogs().length === 0, 'the form is gone');
    for (const element of elements) {
      // oxlint-disable-next-line no-await-in-loop -- waiting in sequence takes no longer
      await until(() => element.shadowRoot?.querySelector('tbody tr, li'), `rows of ${element.localName}`);
    }
  });

  it('do not wait for a form that was taken off the page with its element', async () => {
    elements[0]?.remove();
    await until(
      () => elements[1]?.shadowRoot?.querySelector('.tp-failure, [role=alert], button'),
      'another try',
    );
    expect(elements.slice(1).some((element) => element.shadowRoot?.querySelector('dialog'))).to.equal(false);
  });
});
