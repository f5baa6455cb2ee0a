import { expect } from '@open-wc/testing';

/**
 * Resolves once at most two of the elements are left. The collection runs in a task of its own, so that the stack holds
 * no reference.
 */
export async function waitUntilCollected(references: readonly WeakRef<Element>[]): Promise<void> {
  const { gc } = globalThis as unknown as {
    gc(options: { type: 'major'; execution: 'async' }): Promise<void>;
  };
  let left = Infinity;
  // a pending import or request may keep its element until it ends
  for (let round = 0; round < 60 && left > 2; round += 1) {
    await new Promise(requestAnimationFrame);
    await gc({ type: 'major', execution: 'async' });
    left = references.filter((reference) => reference.deref()).length;
  }
  expect(left, 'elements left behind').to.be.at.most(2);
}
