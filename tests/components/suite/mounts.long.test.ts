import { expect } from '@open-wc/testing';
import { waitUntilCollected } from '../../support/components/wait-until-collected';
import { describeElements } from '../../support/components/each-element';

describeElements('is mounted and taken away', ({ shown, make, provider }) => {
  it('leaves nothing behind after 24 mounts', async () => {
    await shown().then((element) => element.remove());
    const counted = countListeners();
    const references: WeakRef<Element>[] = [];
    // A leak of one element would show in each of them.
    for (let i = 0; i < 24; i += 1) {
      const element = make();
      provider().append(element);
      references.push(new WeakRef(element));
      element.remove();
      if (i % 8 === 0) await new Promise(requestAnimationFrame);
    }
    await waitUntilCollected(references);
    expect(counted.stop(), 'listeners left on window and document').to.be.at.most(2);
  });
});

/** Counts listeners added to and removed from window and document until `stop`. */
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
