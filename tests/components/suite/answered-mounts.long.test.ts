import { waitUntilCollected } from '../../support/components/wait-until-collected';
import { describeElements } from '../../support/components/each-element';
import { fakeRuntime, next, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

describeElements('is answered under runtimes that are gone', ({ make }) => {
  it('leaves nothing of the answers behind', async () => {
    const references: WeakRef<Element>[] = [];
    for (let i = 0; i < 8; i += 1) {
      const element = make();
      const ready = next(element, 'tp-ready');
      const around = createProvider(fakeRuntime(goodAnswers()).runtime);
      around.append(element);
      await ready;
      await until(() => !element.shadowRoot?.querySelector('.tp-skeleton'), 'the answers are there');
      references.push(new WeakRef(element));
      around.remove();
    }
    await waitUntilCollected(references);
  });
});
