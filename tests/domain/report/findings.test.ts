import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { NOTHING, type Measures } from '../../../src/contract/report/measures';
import { findingsOf, type Finding, type TravelComparison } from '../../../src/domain/report/findings';

const of = (measures: Partial<Measures>): Measures => ({ ...NOTHING, ...measures });
const NONE: TravelComparison = { products: [], departments: [], overUnsaid: 0 };
/** A hundred bookings of a thousand yuan each, without any finding. */
const GOOD = of({
  bookings: 100,
  within: 95,
  boughtFare: 10_000_000,
  amount: 10_000_000,
  lead0: 20,
  refundFee: 300_000,
});
const flights = (now: Partial<Measures>, before?: Partial<Measures>): TravelComparison => ({
  ...NONE,
  products: [{ product: 'flight', now: { ...GOOD, ...now }, before: before && { ...GOOD, ...before } }],
});
const departments = (
  ...spent: [name: string, now: number, before: number | undefined][]
): TravelComparison => ({
  ...NONE,
  departments: spent.map(([name, now, before]) => ({
    key: `D ${name}`,
    name,
    now: of({ amount: now }),
    before: before === undefined ? undefined : of({ amount: before }),
  })),
});

const CASES: [what: string, travelled: TravelComparison, findings: Finding[]][] = [
  ['is nothing where nobody travelled', NONE, []],
  ['is nothing where all is as it should be', flights({}, {}), []],
  [
    'is a compliance rate that fell by five points',
    flights({ within: 90 }, {}),
    [{ kind: 'complianceFell', product: 'flight', now: 90, before: 95 }],
  ],
  ['is none that fell by less', flights({ within: 91 }, {}), []],
  ['is none that rose', flights({ within: 95 }, { within: 60 }), []],
  ['is none that is held against nothing', flights({ within: 0 }), []],
  ['is none of very few bookings', flights({ bookings: 9, within: 0, lead0: 9 }, {}), []],
  ['is none against very few bookings', flights({ within: 0 }, { bookings: 9, within: 9 }), []],
  [
    'is the department whose spend rose most, in money',
    departments(['甲', 150, 100], ['乙', 1300, 1000], ['丙', 500, 500]),
    [{ kind: 'departmentRose', key: 'D 乙', name: '乙', now: 1300, before: 1000 }],
  ],
  ['is no department that rose by less than a fifth', departments(['甲', 1190, 1000]), []],
  [
    'is a department that rose by a fifth',
    departments(['甲', 1200, 1000]),
    [{ kind: 'departmentRose', key: 'D 甲', name: '甲', now: 1200, before: 1000 }],
  ],
  [
    'is no department that is new, or held against nothing',
    departments(['甲', 900, 0], ['乙', 900, undefined], ['丙', 900, -5]),
    [],
  ],
  [
    'is what refunds took above three percent of what was bought',
    flights({ refundFee: 400_000 }),
    [{ kind: 'refundLoss', product: 'flight', loss: 400_000, share: 4 }],
  ],
  [
    'is nothing of refunds where nothing was bought',
    flights({ bookings: 0, within: 0, boughtFare: 0, lead0: 0 }),
    [],
  ],
  [
    'is what is over the standard without a reason',
    { ...flights({}), overUnsaid: 2 },
    [{ kind: 'overUnsaid', count: 2, over: 5 }],
  ],
  [
    'is a high share of what is booked on the day',
    flights({ lead0: 21 }),
    [{ kind: 'sameDay', product: 'flight', count: 21, share: 21 }],
  ],
  [
    'is none of rides, which nobody books ahead',
    {
      ...NONE,
      products: [{ product: 'car', now: of({ bookings: 50, within: 50, lead0: 50 }), before: undefined }],
    },
    [],
  ],
];

describe('the list of findings of a report', () => {
  for (const [what, travelled, findings] of CASES)
    it(what, () => assert.deepEqual(findingsOf(travelled), findings));

  it('has each kind in its order, and the products of a kind in theirs', () => {
    const bad = { within: 50, refundFee: 900_000, lead0: 90 };
    const both = (['flight', 'train'] as const).map((product) => ({
      product,
      now: { ...GOOD, ...bad },
      before: GOOD,
    }));
    const found = findingsOf({ ...departments(['甲', 1300, 1000]), products: both, overUnsaid: 7 });
    assert.deepEqual(
      found.map((one) => [one.kind, 'product' in one ? one.product : '']),
      [
        ['complianceFell', 'flight'],
        ['complianceFell', 'train'],
        ['departmentRose', ''],
        ['refundLoss', 'flight'],
        ['refundLoss', 'train'],
        ['overUnsaid', ''],
        ['sameDay', 'flight'],
        ['sameDay', 'train'],
      ],
    );
  });
});
