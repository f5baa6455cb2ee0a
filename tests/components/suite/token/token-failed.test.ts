import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import { createRuntime } from '../../../../src/element/runtime/runtime';
import { accessible } from '../../../support/components/accessible';
import { within } from '../../../support/components/act';
import { called, putOnPage, takeAway } from '../../../support/components/element-page';
import { createProvider, until } from '../../../support/components/fake-runtime';
import { refusal } from '../../../support/components/samples';

type Detail = { kind: string; code: string; retryable: boolean; cause?: string };

describe('elements of a page whose token function fails', () => {
  const { error } = console;
  const { now } = Date;
  let logged: string[];
  let provider: HTMLElement | undefined;

  before(() => define());
  beforeEach(() => {
    logged = [];
    console.error = (...given: unknown[]) => void logged.push(String(given[0]));
  });
  afterEach(() => {
    provider?.remove();
    console.error = error;
    Date.now = now;
  });

  function put(tags: readonly string[], getAuthSign: () => Promise<string>): Map<string, Detail> {
    const told = new Map<string, Detail>();
    provider = createProvider(createRuntime({ gateway: 'http://127.0.0.1:1', getAuthSign }));
    provider.addEventListener('tp-error', (event) =>
      told.set((event.target as Element).id, (event as CustomEvent<Detail>).detail),
    );
    tags.forEach((tag, i) =>
      provider?.append(Object.assign(document.createElement(tag), { id: `${tag} ${i}` })),
    );
    return told;
  }
  const errorsLogged = () => logged.filter((text) => text.includes('getAuthSign'));

  it('tell it once each, show it with a retry and no skeleton, and ask once', async () => {
    let asked = 0;
    const tags = [...Array<string>(9).fill('tp-order-list'), 'tp-approval-list'];
    const told = put(tags, () => {
      asked += 1;
      return Promise.reject(new Error('offline'));
    });
    await until(() => told.size === 10, 'all have told it');
    expect([...told.values()][0]).to.deep.equal({
      kind: 'token-failed',
      code: 'token-failed',
      message: '未能取得登录信息，请重试',
      retryable: true,
      cause: 'it failed with Error: offline',
    });
    expect(asked).to.equal(1);
    expect(errorsLogged()).to.have.length(1);
    for (const element of provider?.children ?? []) {
      const act = within(element);
      // oxlint-disable-next-line no-await-in-loop -- waiting in sequence takes no longer
      await act.sees('未能取得登录信息，请重试');
      expect(element.shadowRoot?.querySelector('.tp-skeleton')).to.equal(null);
    }
    const [first] = provider?.children ?? [];
    await accessible(first as HTMLElement);
    Date.now = () => now() + 2000;
    await within(first as HTMLElement).press('重试');
    await until(() => asked === 2, 'the retry asks again');
  });
});

describe('an element outside of its token’s scope', () => {
  before(() => define());
  afterEach(takeAway);

  it('says so in its place, asks once, and offers no retry', async () => {
    const { act, element } = await putOnPage('tp-order-list', {
      queryorderListOnPermission: () => {
        throw refusal('outsideTokenScope');
      },
    });
    await act.sees('当前网站未开放此功能，请在差旅门户中操作');
    const { shadowRoot } = element;
    expect(shadowRoot?.querySelector('.tp-skeleton')).to.equal(null);
    expect(shadowRoot?.textContent).not.to.include('重试');
    expect(called('queryorderListOnPermission')).to.have.length(1);
    await accessible(element);
  });
});
