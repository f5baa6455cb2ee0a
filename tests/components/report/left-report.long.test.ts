import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { fakeRuntime, next, createProvider } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

describe('<tp-report-dashboard> that is taken out', () => {
  before(() => define());

  it('takes no selection into the session that begins in the same moment', async () => {
    const former = fakeRuntime(goodAnswers(), { authSign: 'token-1' });
    const begun = fakeRuntime(goodAnswers(), { authSign: 'token-1' });
    const provider = createProvider(former.runtime);
    const element = document.createElement('tp-report-dashboard');
    element.setAttribute('departments', '["D1"]');
    const ready = next(element, 'tp-ready');
    provider.append(element);
    await ready;
    expect(former.runtime.selections.getState().departments).to.have.length(1);

    // A render is scheduled when the element is removed and the new runtime provided.
    element.setAttribute('compare', 'none');
    element.remove();
    provider.provide(begun.runtime);
    // Waits until a starting view has run its effects.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(begun.runtime.selections.getState().departments).to.deep.equal([]);
    expect(begun.calls).to.deep.equal([]);
    provider.remove();
  });
});
