import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  buildTree,
  chosenStates,
  filterTree,
  placesAbove,
  toggleNode,
  visibleRows,
  type Tree,
  type TreeNode,
} from '../../src/domain/tree';

/** Nodes of a text in which `B<A` means that B is below A. */
const nodes = (text: string): TreeNode[] =>
  text.split(' ').map((part) => {
    const [no = '', parentNo = ''] = part.split('<');
    return { no, parentNo, name: no };
  });
const tree = (text: string) => buildTree(nodes(text));
/** Each node's number with its level. */
const laidOut = ({ items }: Tree) => items.map(({ node, level }) => `${node.no}${level}`).join(' ');
const shown = ({ items }: Tree, rows: readonly { place: number }[]) =>
  rows.map(({ place }) => items[place]?.node.no).join('');

describe('a tree is built', () => {
  const cases: [data: string, result: string, what: string][] = [
    ['A B<A C<B D<A', 'A1 B2 C3 D2', 'in the order of its data'],
    ['C<B B<A A', 'A1 B2 C3', 'whatever comes first'],
    ['A B<X C<B', 'A1 B1 C2', 'with an orphan as a root'],
    ['A<A B<A', 'A1 B2', 'of one that is its own parent'],
    ['A<B B<A C<B', 'B1 A2 C2', 'of a circle of two'],
    ['D<A A<C B<A C<B', 'B1 C2 A3 D4', 'of a circle with one that hangs on it before'],
    ['R A<B B<A S<R', 'R1 S2 B1 A2', 'of a circle beside a root'],
    ['A B<A A<B', 'A1 B2', 'of the first of two with the same number'],
  ];
  for (const [data, result, what] of cases) {
    it(`${data} → ${result}: ${what}`, () => assert.equal(laidOut(tree(data)), result));
  }

  it('of nothing', () => assert.deepEqual(buildTree([]).items, []));

  it('as a flat list, for any parents', () => {
    assert.equal(laidOut(buildTree(nodes('A B<A C<B'), false)), 'A1 B1 C1');
  });

  it('as deep as it has nodes', () => {
    const deep = Array.from({ length: 20_000 }, (_, i) => ({ no: `${i}`, parentNo: `${i - 1}`, name: '' }));
    const { items, placeOf } = buildTree(deep);
    assert.equal(items.at(-1)?.level, 20_000);
    assert.equal(items[0]?.end, 20_000);
    assert.equal(placeOf('19999'), 19_999);
    assert.equal(placeOf('none'), -1);
  });
});

describe('the rows that can be seen', () => {
  const company = tree('A B<A C<B D<A E F<E');

  it('are the roots where all is folded', () => {
    assert.deepEqual(
      visibleRows(company, () => false),
      [
        { place: 0, position: 1, siblings: 2, unfolded: false },
        { place: 4, position: 2, siblings: 2, unfolded: false },
      ],
    );
  });

  it('are those below unfolded nodes, numbered among their siblings', () => {
    const rows = visibleRows(company, (place) => place === 0);
    assert.equal(shown(company, rows), 'ABDE');
    assert.deepEqual(
      rows.map(({ position, siblings, unfolded }) => [position, siblings, unfolded]),
      [
        [1, 2, true],
        [1, 2, false],
        [2, 2, undefined],
        [2, 2, false],
      ],
    );
  });

  it('are hits and their ancestors, the hits themselves folded', () => {
    const filter = filterTree(company, (place) => 'CE'.includes(company.items[place]?.node.no ?? ''));
    const rows = visibleRows(company, filter.isAboveHit, filter.isShown);
    assert.equal(filter.hits, 2);
    assert.equal(shown(company, rows), 'ABCE');
    assert.deepEqual(
      rows.map(({ siblings, unfolded }) => [siblings, unfolded]),
      [
        [2, true],
        [1, true],
        [1, undefined],
        [2, false],
      ],
    );
    assert.equal(
      shown(
        company,
        visibleRows(company, () => true, filter.isShown),
      ),
      'ABCEF',
    );
  });

  it('are none where nothing is a hit', () => {
    const filter = filterTree(company, () => false);
    assert.deepEqual([filter.hits, visibleRows(company, () => true, filter.isShown)], [0, []]);
  });
});

describe('the selection in a tree', () => {
  const company = tree('A B<A C<B D<A E');
  const stands = (chosen: string[]) => {
    const stateOf = chosenStates(company, chosen);
    return company.items.map((_, place) => stateOf(place)).join(' ');
  };
  const states: [chosen: string[], stands: string][] = [
    [[], 'no no no no no'],
    [['C'], 'partly partly chosen no no'],
    [['B'], 'partly chosen with-above no no'],
    [['A'], 'chosen with-above with-above with-above no'],
    [['C', 'A', 'gone'], 'chosen with-above with-above with-above no'],
  ];
  for (const [chosen, stand] of states) {
    it(`${chosen.join(' ') || 'nothing'}: ${stand}`, () => assert.equal(stands(chosen), stand));
  }

  const presses: [chosen: string[], no: string, after: string[], what: string][] = [
    [[], 'C', ['C'], 'is chosen'],
    [['C'], 'C', [], 'is taken out'],
    [['C', 'E', 'D'], 'A', ['E', 'A'], 'takes the place of those below it'],
    [['A'], 'C', ['A'], 'stays with the one above it'],
    [['gone'], 'E', ['gone', 'E'], 'leaves alone what is not known'],
  ];
  for (const [chosen, no, after, what] of presses) {
    it(`${no} of ${chosen.join(' ') || 'nothing'}: ${what}`, () =>
      assert.deepEqual(toggleNode(company, chosen, company.placeOf(no)), after));
  }

  it('is found again by the way to it', () => {
    assert.deepEqual(placesAbove(company, company.placeOf('C')), [0, 1]);
    assert.deepEqual(placesAbove(company, -1), []);
  });
});

describe('any data of a tree', () => {
  const numbers = fc.constantFrom(...'ABCDEFGHIJ');
  const anyNodes = fc.array(
    fc.record({ no: numbers, name: fc.string(), parentNo: fc.oneof(numbers, fc.string()) }),
    { maxLength: 14 },
  );
  const anyTree = anyNodes.map((data) => buildTree(data));
  const withChosen = fc.tuple(anyTree, fc.array(numbers, { maxLength: 5 }), fc.nat(9));

  it('every number stands once, each inside the one above it', () => {
    fc.assert(
      fc.property(anyNodes, (data) => {
        const { items, placeOf } = buildTree(data);
        assert.deepEqual(
          items.map(({ node }) => node.no).sort(),
          [...new Set(data.map(({ no }) => no))].sort(),
        );
        for (const [place, { node, above, end, level }] of items.entries()) {
          assert.equal(placeOf(node.no), place);
          const around = items[above];
          assert.equal(level, (around?.level ?? 0) + 1);
          if (!around) continue;
          assert.ok(above < place && end <= around.end);
          assert.equal(around.node.no, node.parentNo);
        }
      }),
    );
  });

  it('rows are all that is not below a folded one, and their siblings count up', () => {
    fc.assert(
      fc.property(anyTree, fc.func(fc.boolean()), (tree, isUnfolded) => {
        const rows = visibleRows(tree, isUnfolded);
        assert.deepEqual(
          rows.map(({ place }) => place),
          [...tree.items.keys()].filter((place) => placesAbove(tree, place).every((one) => isUnfolded(one))),
        );
        for (const { place, position, siblings } of rows) {
          const beside = rows.filter((row) => tree.items[row.place]?.above === tree.items[place]?.above);
          assert.equal(siblings, beside.length);
          assert.equal(beside[position - 1]?.place, place);
        }
      }),
    );
  });

  it('a filter shows every hit with all above it, and nothing else before something is unfolded', () => {
    fc.assert(
      fc.property(anyTree, fc.func(fc.boolean()), (tree, isHit) => {
        const filter = filterTree(tree, isHit);
        const places = visibleRows(tree, filter.isAboveHit, filter.isShown).map(({ place }) => place);
        const wanted = new Set<number>();
        for (const place of tree.items.keys()) {
          if (isHit(place)) for (const one of [place, ...placesAbove(tree, place)]) wanted.add(one);
        }
        assert.deepEqual(new Set(places), wanted);
        assert.equal(filter.hits, places.filter(filter.isHit).length);
      }),
    );
  });

  it('a press changes whether one is chosen, and nothing outside of it, unless one above it is', () => {
    fc.assert(
      fc.property(withChosen, ([tree, chosen, place]) => {
        const item = tree.items[place];
        if (!item) return;
        const before = chosenStates(tree, chosen);
        const next = toggleNode(tree, chosen, place);
        const after = chosenStates(tree, next);
        if (before(place) === 'with-above') {
          assert.deepEqual(next, chosen);
          return;
        }
        assert.equal(after(place) === 'chosen', before(place) !== 'chosen');
        const isIn = (state: string) => state === 'chosen' || state === 'with-above';
        for (const other of tree.items.keys()) {
          const isBelow = other >= place && other < item.end;
          if (isBelow) assert.equal(isIn(after(other)), after(place) === 'chosen');
          else assert.equal(isIn(after(other)), isIn(before(other)));
        }
      }),
    );
  });
});
