import { expect } from '@open-wc/testing';

/** Resolves once all but the last of the elements are gone. Collected from a task of its own: the stack holds nothing. */
export async function collected(references: readonly WeakRef<Element>[]): Promise<void> {
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
