import { expect } from '@open-wc/testing';
import { nextBatchSize, partsOf, withMore } from '../../../../src/ui/table/rows/row-batches';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

describe('Pieces of a table', () => {
  it('are larger where the one before was soon drawn, and never so small that they take forever', () => {
    expect(nextBatchSize(6, 16.5)).to.equal(12);
    expect(nextBatchSize(20, 33)).to.equal(20);
    expect(nextBatchSize(20, 66)).to.equal(10);
    expect(nextBatchSize(20, 0)).to.equal(40);
    expect(nextBatchSize(6, 500)).to.equal(6);
  });

  it('keep drawn rows, forget removed ones, and add the first of the others', () => {
    expect([...withMore(new Set(['c', 'z']), rows('a', 'b', 'c', 'd'), 1)]).to.deep.equal(['a', 'c']);
    expect([...withMore(new Set(['c']), rows('a', 'b', 'c', 'd'), 9)]).to.deep.equal(['a', 'b', 'c', 'd']);
  });

  it('leave room for undrawn rows in their places', () => {
    const [a, b, c, d, e] = rows('a', 'b', 'c', 'd', 'e');
    const all = rows('a', 'b', 'c', 'd', 'e');
    expect(partsOf(all, new Set(['c']))).to.deep.equal([2, c, 2]);
    expect(partsOf(all, new Set(['a', 'b', 'd', 'e']))).to.deep.equal([a, b, 1, d, e]);
    expect(partsOf([], new Set(['a']))).to.deep.equal([]);
  });
});
