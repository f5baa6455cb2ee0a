import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../../src/element/runtime/runtime';
import { describeElements } from '../../../support/components/each-element';
import { createProvider, next } from '../../../support/components/fake-runtime';
import { waitUntil } from '../../../support/components/wait-until';

describeElements('is on a page whose token function fails', ({ make, isLit }) => {
  const { error } = console;
  beforeEach(() => {
    console.error = () => undefined;
  });
  afterEach(() => {
    console.error = error;
  });

  it('shows a retry and no skeleton once it has told so', async () => {
    if (isLit) return;
    const element = make();
    const provider = createProvider(
      createRuntime({ gateway: 'http://127.0.0.1:1', getAuthSign: () => Promise.reject(new Error('off')) }),
    );
    const told: string[] = [];
    element.addEventListener('tp-error', (event) =>
      told.push((event as CustomEvent<{ kind: string }>).detail.kind),
    );
    const ready = next(element, 'tp-ready');
    provider.append(element);
    await ready;
    await waitUntil(() => !element.shadowRoot?.querySelector('.tp-skeleton'), 'the skeleton is gone');
    if (told.includes('token-failed')) {
      const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].map(
        ({ textContent }) => textContent,
      );
      expect(buttons.join(' ')).to.include('重试');
    }
    provider.remove();
  });
});
