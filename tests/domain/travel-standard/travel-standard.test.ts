import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type {
  StandardScope,
  StandardSnapshot,
  StandardViolation,
} from '../../../src/contract/travel-standard/shapes';
import type { FareOption } from '../../../src/domain/fare/fare-option';
import {
  cheaperInPlace,
  evaluateStandards,
  governingStandard,
  overStandardOf,
  policyOf,
} from '../../../src/domain/travel-standard/travel-standard';
import { fare, MAN, RULE, standard } from './standard-samples';

const PARTY = { passengers: [MAN], seats: 1 };
const TODAY = '2026-11-20';

function judge(
  selected: FareOption,
  standards: (StandardSnapshot | null)[],
  options: FareOption[] = [],
  segmentNo = 1,
) {
  const travellers = standards.map((one, i) => ({ name: `旅客${i + 1}`, standard: one }));
  return evaluateStandards([{ segmentNo, selected, options }], travellers, PARTY, TODAY);
}
const violationsOf = (...args: Parameters<typeof judge>): StandardViolation[] =>
  judge(...args).segments.flatMap(({ violations }) => violations);

describe('the governing standard', () => {
  const own = (scope: StandardScope, ownerNo: string) => ({ scope, ownerNo });
  const all = [own('grade', 'G'), own('department', 'D1'), own('department', 'D2'), own('person', 'P')];
  const subject = { staffNo: 'P', deptNos: ['D1', 'D2'], gradeNo: 'G' };

  it('is the person’s before the department’s before the grade’s', () => {
    assert.equal(governingStandard(all, subject)?.ownerNo, 'P');
    assert.equal(governingStandard(all.slice(0, 3), subject)?.ownerNo, 'D1');
    assert.equal(governingStandard(all.slice(0, 1), subject)?.ownerNo, 'G');
    assert.equal(governingStandard(all, { staffNo: 'X', deptNos: ['X'], gradeNo: 'X' }), undefined);
  });

  it('of departments is the nearest above', () => {
    assert.equal(
      governingStandard(all.slice(0, 3), { ...subject, deptNos: ['D0', 'D2', 'D1'] })?.ownerNo,
      'D2',
    );
  });

  it('follows the enterprise’s own order', () => {
    assert.equal(governingStandard(all, subject, ['grade', 'person', 'department'])?.ownerNo, 'G');
    assert.equal(governingStandard(all, subject, ['department'])?.ownerNo, 'D1');
    assert.equal(governingStandard(all, { ...subject, deptNos: [] }, ['department']), undefined);
  });
});

describe('a rule is broken', () => {
  const caps = { economy: 80, business: 60, first: null };
  const lowest = standard({ lowestFare: RULE });
  const [cheap, selected] = [fare({ flightNo: 'MU1', salePrice: 80_000 }), fare({ salePrice: 100_000 })];
  const table: [
    name: string,
    standard: StandardSnapshot,
    fare: FareOption,
    broken: [rule: string, threshold: number, actual: number][],
    options?: FareOption[],
  ][] = [
    ['not in the highest cabin', standard({ maxCabinType: 2 }), fare({ cabinType: 2 }), []],
    ['in a higher cabin', standard({ maxCabinType: 1 }), fare({ cabinType: 3 }), [['cabin', 1, 3]]],
    ['not at the discount cap', standard({ discountCaps: caps }), fare({ discount: 80 }), []],
    ['above the cap', standard({ discountCaps: caps }), fare({ discount: 81 }), [['discount', 80, 81]]],
    [
      'by the cap of the class flown',
      standard({ discountCaps: caps }),
      fare({ cabinType: 2, discount: 70 }),
      [['discount', 60, 70]],
    ],
    [
      'not in a class without a cap',
      standard({ discountCaps: caps }),
      fare({ cabinType: 3, discount: 120 }),
      [],
    ],
    ['not at the price cap', standard({ maxPrice: 100_000 }), selected, []],
    ['above the price cap', standard({ maxPrice: 99_999 }), selected, [['price', 99_999, 100_000]]],
    ['not as many days ahead as asked', standard({ advanceDays: 11 }), selected, []],
    ['fewer days ahead', standard({ advanceDays: 12 }), selected, [['advance', 12, 11]]],
    ['not without other flights', lowest, selected, []],
    ['not at the lowest price', lowest, selected, [], [selected]],
    ['above the lowest', lowest, selected, [['lowestFare', 80_000, 100_000]], [cheap, selected]],
    [
      'not within the tolerance',
      standard({ lowestFare: { ...RULE, tolerance: { kind: 'percent', value: 25 } } }),
      selected,
      [],
      [cheap],
    ],
    [
      'just above the tolerance',
      standard({ lowestFare: { ...RULE, tolerance: { kind: 'percent', value: 24 } } }),
      selected,
      [['lowestFare', 99_200, 100_000]],
      [cheap],
    ],
    [
      'not by a cheaper fare in a cabin above the allowed one',
      standard({ maxCabinType: 1, lowestFare: RULE }),
      selected,
      [],
      [fare({ salePrice: 1_000, cabinType: 2 })],
    ],
    [
      'several at once',
      standard({ maxCabinType: 1, maxPrice: 1, advanceDays: 30 }),
      fare({ cabinType: 2 }),
      [
        ['cabin', 1, 2],
        ['price', 1, 100_000],
        ['advance', 30, 11],
      ],
    ],
  ];
  for (const [name, one, selectedFare, broken, options = []] of table) {
    it(name, () => {
      const found = violationsOf(selectedFare, [one], options);
      assert.deepEqual(
        found.map(({ rule, threshold, actual }) => [rule, threshold, actual]),
        broken,
      );
    });
  }

  it('by its lowest fare, which goes with it, and is frozen though nothing is broken', () => {
    const [segment] = judge(selected, [lowest], [cheap]).segments;
    assert.equal(segment?.lowest?.flightNo, 'MU1');
    assert.deepEqual(segment?.violations[0]?.lowest, segment?.lowest);
    const tolerant = standard({ lowestFare: { ...RULE, tolerance: { kind: 'amount', value: 50_000 } } });
    assert.equal(judge(selected, [tolerant], [cheap]).segments[0]?.lowest?.difference, 20_000);
  });

  it('on each leg by itself', () => {
    const back = fare({ takeOffTime: '2026-12-03T10:00', salePrice: 90_000 });
    const { segments } = evaluateStandards(
      [
        { segmentNo: 1, selected, options: [cheap] },
        {
          segmentNo: 2,
          selected: back,
          options: [fare({ takeOffTime: '2026-12-03T10:30', salePrice: 90_000 })],
        },
      ],
      [{ name: '旅客1', standard: lowest }],
      PARTY,
      TODAY,
    );
    assert.deepEqual(
      segments.map(({ violations }) => violations.length),
      [1, 0],
    );
  });
});

describe('several travellers', () => {
  const strict = standard({ standardNo: 'A', maxPrice: 50_000, policy: 1 });
  const mild = standard({ standardNo: 'B', maxPrice: 90_000, policy: 3 });

  it('break a rule once, by the strictest threshold and policy, under all their names', () => {
    for (const order of [
      [strict, mild, null],
      [mild, null, strict],
    ]) {
      const [violation, ...more] = violationsOf(fare(), order);
      assert.deepEqual(more, []);
      assert.deepEqual([violation?.threshold, violation?.policy, violation?.standardNo], [50_000, 3, 'A']);
      assert.equal(violation?.passengerNames.length, 2);
    }
  });

  it('are named only if their own standard is broken', () => {
    const [violation] = violationsOf(fare({ salePrice: 60_000 }), [strict, mild]);
    assert.deepEqual(violation?.passengerNames, ['旅客1']);
  });

  it('are offered only fares that count for all of them', () => {
    const narrow = standard({ standardNo: 'C', lowestFare: { ...RULE, minutes: 30 } });
    const wide = standard({ standardNo: 'D', lowestFare: RULE });
    const near = fare({ flightNo: 'N1', takeOffTime: '2026-12-01T10:20', salePrice: 90_000 });
    const far = fare({ flightNo: 'F1', takeOffTime: '2026-12-01T11:40', salePrice: 10_000 });
    const choice = { segmentNo: 1, selected: fare(), options: [near, far] };
    const offer = (...standards: StandardSnapshot[]) =>
      cheaperInPlace(
        choice,
        standards.map((one) => ({ name: '', standard: one })),
        PARTY,
      );
    assert.deepEqual(offer(narrow, wide), [near]);
    assert.deepEqual(offer(wide), [far, near]);
    assert.deepEqual(offer(standard()), []);
  });
});

describe('the consequence of a violation', () => {
  const broken = (policy: 0 | 1 | 2 | 3, standardNo = 'S1') => standard({ standardNo, maxPrice: 1, policy });

  it('is nothing within, else the strictest policy: record, reason, approval, forbidden', () => {
    assert.equal(policyOf(judge(fare(), [standard({ policy: 2 }), null])), null);
    const of = (a: 0 | 1 | 2 | 3, b: 0 | 1 | 2 | 3) =>
      policyOf(judge(fare(), [broken(a, 'A'), broken(b, 'B')]));
    assert.deepEqual([of(0, 0), of(0, 1), of(1, 3), of(3, 2), of(2, 0)], [0, 1, 3, 2, 2]);
  });

  it('is counted as specification 9 has it: even within, odd over', () => {
    const within = judge(fare(), [standard()]);
    const over = judge(fare(), [broken(0)]);
    assert.deepEqual([overStandardOf(within, false), overStandardOf(within, true)], [0, 2]);
    assert.deepEqual([overStandardOf(over, false), overStandardOf(over, true)], [1, 3]);
  });
});

describe('for any fare and standards', () => {
  const anyStandard = fc
    .record({
      standardNo: fc.constantFrom('A', 'B', 'C'),
      maxCabinType: fc.constantFrom(1 as const, 2 as const, 3 as const),
      maxPrice: fc.option(fc.integer({ min: 1, max: 200_000 })),
      advanceDays: fc.integer({ min: 0, max: 20 }),
      lowestFare: fc.constantFrom(RULE, null),
      policy: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    })
    .map(standard);
  const anyTravellers = fc.uniqueArray(anyStandard, {
    minLength: 1,
    maxLength: 3,
    selector: ({ standardNo }) => standardNo,
  });
  const anySelected = fc
    .record({
      salePrice: fc.integer({ min: 1, max: 200_000 }),
      cabinType: fc.constantFrom(1 as const, 2 as const, 3 as const),
    })
    .map(fare);
  const options = [
    fare({ flightNo: 'MU1', salePrice: 70_000 }),
    fare({ flightNo: 'CZ1', salePrice: 60_000, cabinType: 2 }),
  ];

  it('there is one violation a rule, beyond its threshold, of someone', () => {
    fc.assert(
      fc.property(anySelected, anyTravellers, (selected, standards) => {
        const found = violationsOf(selected, standards, options);
        assert.equal(new Set(found.map(({ rule }) => rule)).size, found.length);
        for (const { rule, threshold, actual, passengerNames } of found) {
          assert.ok(rule === 'advance' ? actual < threshold : actual > threshold);
          assert.ok(passengerNames.length > 0);
        }
      }),
    );
  });

  it('a rule is broken by a party exactly if it is by one of them', () => {
    fc.assert(
      fc.property(anySelected, anyTravellers, (selected, standards) => {
        const rules = (list: StandardSnapshot[]) =>
          violationsOf(selected, list, options).map(({ rule }) => rule);
        const alone = new Set(standards.flatMap((one) => rules([one])));
        assert.deepEqual(new Set(rules(standards)), alone);
      }),
    );
  });

  it('a dearer fare breaks every rule that the cheaper one does', () => {
    fc.assert(
      fc.property(anySelected, anyTravellers, fc.nat(50_000), (selected, standards, more) => {
        const rules = (one: FareOption) => violationsOf(one, standards, options).map(({ rule }) => rule);
        const dearer = rules({ ...selected, salePrice: selected.salePrice + more });
        assert.ok(rules(selected).every((rule) => dearer.includes(rule)));
      }),
    );
  });
});
