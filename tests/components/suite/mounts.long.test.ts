import { expect } from '@open-wc/testing';
import { describeElements } from '../../support/components/each-element';
import { fakeRuntime, next, providing, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

describeElements('is mounted and taken away', ({ shown, make, provider }) => {
  it('leaves nothing behind after 60 mounts', async () => {
    await shown().then((element) => element.remove());
    const counted = countListeners();
    const references: WeakRef<Element>[] = [];
    // what one of them leaves behind, all leave behind
    for (let i = 0; i < 60; i += 1) {
      const element = make();
      provider().append(element);
      references.push(new WeakRef(element));
      element.remove();
      if (i % 20 === 0) await new Promise(requestAnimationFrame);
    }
    await collected(references);
    expect(counted.stop(), 'listeners left on window and document').to.be.at.most(2);
  });

  it('leaves nothing behind of what it was answered under runtimes that are gone', async () => {
    const references: WeakRef<Element>[] = [];
    for (let i = 0; i < 8; i += 1) {
      const element = make();
      const ready = next(element, 'tp-ready');
      const around = providing(fakeRuntime(goodAnswers()).runtime);
      around.append(element);
      await ready;
      await until(() => !element.shadowRoot?.querySelector('.tp-skeleton'), 'the answers are there');
      references.push(new WeakRef(element));
      around.remove();
    }
    await collected(references);
  });
});

/** Resolves once all but the last of the elements are gone. Collected from a task of its own: the stack holds nothing. */
async function collected(references: readonly WeakRef<Element>[]): Promise<void> {
  const { gc } = globalThis as unknown as {
    gc(options: { type: 'major'; execution: 'async' }): Promise<void>;
  };
  let left = Infinity;
  // what is still under way (an import, a request) may hold its element until it ends
  for (let round = 0; round < 60 && left > 2; round += 1) {
    await new Promise(requestAnimationFrame);
    await gc({ type: 'major', execution: 'async' });
    left = references.filter((reference) => reference.deref()).length;
  }
  expect(left, 'elements left behind').to.be.at.most(2);
}

/** Counts what is added to and removed from window and document until `stop`. */
function countListeners(): { stop(): number } {
  const targets = [window, document];
  let count = 0;
  for (const target of targets) {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    target.addEventListener = function (this: EventTarget, ...args: Parameters<typeof addEventListener>) {
      count += 1;
      addEventListener.apply(this, args);
    };
    target.removeEventListener = function (
      this: EventTarget,
      ...args: Parameters<typeof removeEventListener>
    ) {
      count -= 1;
      removeEventListener.apply(this, args);
    };
  }
  return {
    stop() {
      for (const target of targets) {
        delete (target as Partial<EventTarget>).addEventListener;
        delete (target as Partial<EventTarget>).removeEventListener;
      }
      return count;
    },
  };
}
