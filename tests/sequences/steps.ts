import * as fc from 'fast-check';
import type { DatabaseKind } from './setup';
import type { Fault, Manner } from './messages';

/** Step on the order booked `at` orders before the last one, or on no particular order. */
export type Step =
  | { do: 'book'; price: 'within' | 'over'; seats: 'scarce' | 'ample'; twice: boolean }
  | { do: OrderStep; at: number; twice: boolean }
  | { do: 'leave'; of: 'prepaid' | 'credit'; fen: number }
  | { do: 'sweep' }
  | { do: 'pass'; minutes: number }
  | { do: 'login' };
export type OrderStep =
  | 'payFromWallet'
  | 'beginAtCashier'
  | 'beginMixed'
  | 'payAtCashier'
  | 'cancel'
  | 'agree'
  | 'refuse'
  | 'refund'
  | 'change'
  | 'rebuy'
  | 'askAgain';

/** Steps that start at the same moment, with a fault of one process meanwhile. */
export interface Wave {
  steps: Step[];
  /**
   * Manner of the supplier during the wave. `rounds`: number of attempts at its end, after which a refusal may be
   * final.
   */
  supplier?: { manner: Manner; rounds: number } | undefined;
  fault?: Fault | undefined;
  /** Index of the process with the fault. */
  struck: number;
}

const book = fc.record({
  do: fc.constant('book' as const),
  price: fc.constantFrom('within' as const, 'over' as const),
  seats: fc.constantFrom('scarce' as const, 'ample' as const),
  twice: fc.boolean(),
});
const orderStep = fc.record({
  do: fc.constantFrom<OrderStep[]>(
    'payFromWallet',
    'payFromWallet',
    'beginAtCashier',
    'beginMixed',
    'beginMixed',
    'payAtCashier',
    'payAtCashier',
    'cancel',
    'agree',
    'agree',
    'refuse',
    'refund',
    'refund',
    'change',
    'change',
    'rebuy',
    'rebuy',
    'askAgain',
  ),
  at: fc.nat({ max: 2 }),
  twice: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 24, arbitrary: book },
  { weight: 70, arbitrary: orderStep },
  { weight: 4, arbitrary: fc.constant({ do: 'sweep' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('leave' as const),
      of: fc.constantFrom('prepaid' as const, 'credit' as const),
      fen: fc.constantFrom(0, 50_000, Infinity),
    }),
  },
  // beyond the price guarantee, the time to pay, the time to decide
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(21, 31, 121) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'login' as const }) },
);

/** A process takes seconds to start, so kills are rare; lost connections are frequent. */
const KILLS_OF_A_THOUSAND = { postgres: 4, pglite: 6 };

function faults(kind: DatabaseKind): fc.Arbitrary<Fault | undefined> {
  const at = fc.integer({ min: 1, max: 40 });
  const moment = fc.constantFrom('question' as const, 'answer' as const);
  const fault = (what: Fault['kind']) => fc.record({ kind: fc.constant(what), at, moment });
  const kills = KILLS_OF_A_THOUSAND[kind];
  // the embedded database has no connection to lose
  const cuts = kind === 'postgres' ? 200 : 0;
  return fc.oneof(
    { weight: 1000 - kills - 2 * cuts, arbitrary: fc.constant(undefined) },
    { weight: kills, arbitrary: fault('kill') },
    { weight: cuts, arbitrary: fault('cut') },
    { weight: cuts, arbitrary: fault('terminate') },
  );
}

const supplier: fc.Arbitrary<Wave['supplier']> = fc.oneof(
  { weight: 70, arbitrary: fc.constant(undefined) },
  {
    weight: 30,
    arbitrary: fc.record({
      manner: fc.constantFrom<Manner[]>('refuses', 'refuses', 'isLate', 'isSilent'),
      // after five refusals the gateway gives an order up
      rounds: fc.constantFrom(0, 1, 5, 5),
    }),
  },
);

/** Two to four waves of one to three steps; the first wave books. */
export function waves(kind: DatabaseKind): fc.Arbitrary<Wave[]> {
  const wave = (first: fc.Arbitrary<Step>) =>
    fc.record({
      steps: fc.tuple(first, fc.array(step, { maxLength: 2 })).map(([one, others]) => [one, ...others]),
      supplier,
      fault: faults(kind),
      struck: fc.nat({ max: 1 }),
    });
  return fc
    .tuple(wave(book), fc.array(wave(step), { minLength: 1, maxLength: 3 }))
    .map(([one, others]) => [one, ...others]);
}

const BOOK = { do: 'book', price: 'within', seats: 'ample', twice: false } as const;
const PAY = { do: 'payFromWallet', at: 0, twice: true } as const;
const BEGIN_MIXED = { do: 'beginMixed', at: 0, twice: true } as const;
const REFUND = { do: 'refund', at: 0, twice: true } as const;
const CHANGE = { do: 'change', at: 0, twice: true } as const;
const AGREE = { do: 'agree', at: 0, twice: false } as const;
const REBUY = { do: 'rebuy', at: 0, twice: true } as const;
const PAY_REST = { do: 'payAtCashier', at: 0, twice: true } as const;

/** Sequences to run before the random ones, which seldom contain such cases. */
export const EXAMPLES: Wave[][] = [
  // killed in the middle of a booking, and of a payment
  [
    {
      steps: [{ ...BOOK, price: 'over', twice: true }],
      fault: { kind: 'kill', at: 25, moment: 'answer' },
      struck: 0,
    },
    { steps: [{ do: 'agree', at: 0, twice: false }], struck: 0 },
    { steps: [PAY], fault: { kind: 'kill', at: 20, moment: 'question' }, struck: 0 },
  ],
  // the tickets of a mixed payment are refused for good
  [
    { steps: [BOOK], struck: 0 },
    { steps: [BEGIN_MIXED], struck: 0 },
    { steps: [PAY_REST], supplier: { manner: 'refuses', rounds: 5 }, struck: 0 },
  ],
  // the enterprise has no money left when the payer has paid the rest
  [
    { steps: [BOOK], struck: 0 },
    { steps: [BEGIN_MIXED], struck: 0 },
    {
      steps: [
        { do: 'leave', of: 'credit', fen: 0 },
        { do: 'leave', of: 'prepaid', fen: 0 },
      ],
      struck: 0,
    },
    { steps: [PAY_REST, { do: 'leave', of: 'credit', fen: Infinity }], struck: 0 },
    { steps: [{ do: 'leave', of: 'prepaid', fen: Infinity }], struck: 0 },
  ],
  // refunds: without an answer, refused for good by the airline, and during a kill
  [
    { steps: [BOOK], struck: 0 },
    { steps: [PAY], struck: 0 },
    { steps: [REFUND, REFUND], supplier: { manner: 'isLate', rounds: 5 }, struck: 0 },
  ],
  [
    { steps: [BOOK], struck: 0 },
    { steps: [BEGIN_MIXED], struck: 0 },
    { steps: [PAY_REST], struck: 0 },
    { steps: [REFUND], supplier: { manner: 'refuses', rounds: 5 }, struck: 0 },
  ],
  [
    { steps: [BOOK], struck: 0 },
    { steps: [PAY], struck: 0 },
    { steps: [REFUND], fault: { kind: 'kill', at: 12, moment: 'answer' }, struck: 0 },
  ],
  // changes, and further changes or refunds: without an answer, refused for good by the airline, during a kill
  [
    { steps: [BOOK], struck: 0 },
    { steps: [PAY], struck: 0 },
    { steps: [CHANGE, CHANGE], struck: 0 },
    { steps: [PAY], supplier: { manner: 'isLate', rounds: 5 }, struck: 0 },
    { steps: [CHANGE, REFUND], struck: 0 },
  ],
  [
    { steps: [BOOK], struck: 0 },
    { steps: [BEGIN_MIXED, PAY_REST], struck: 0 },
    { steps: [CHANGE], struck: 0 },
    { steps: [PAY], supplier: { manner: 'refuses', rounds: 5 }, struck: 0 },
    { steps: [REFUND], struck: 0 },
  ],
  [
    { steps: [BOOK], struck: 0 },
    { steps: [PAY], struck: 0 },
    { steps: [CHANGE], fault: { kind: 'kill', at: 30, moment: 'answer' }, struck: 0 },
    { steps: [PAY], fault: { kind: 'kill', at: 20, moment: 'question' }, struck: 0 },
  ],
  // rebuys: nothing issued, the airline silent or refusing, and during a kill
  ...(['refuses', 'isLate', 'isSilent'] as const).map((manner): Wave[] => [
    { steps: [{ ...BOOK, price: 'over' }], struck: 0 },
    { steps: [AGREE], struck: 0 },
    { steps: [PAY], struck: 0 },
    { steps: [REBUY, CHANGE], supplier: { manner, rounds: 5 }, struck: 0 },
    {
      steps: [
        { ...REBUY, at: 1 },
        { ...REFUND, at: 1 },
      ],
      struck: 0,
    },
  ]),
  [
    { steps: [{ ...BOOK, price: 'over' }], struck: 0 },
    { steps: [AGREE], struck: 0 },
    { steps: [BEGIN_MIXED, PAY_REST], struck: 0 },
    { steps: [REBUY], struck: 0 },
    { steps: [PAY, { do: 'cancel', at: 0, twice: true }], struck: 0 },
  ],
  [
    { steps: [{ ...BOOK, price: 'over' }], struck: 0 },
    { steps: [AGREE], struck: 0 },
    { steps: [PAY], struck: 0 },
    { steps: [REBUY, CHANGE], fault: { kind: 'kill', at: 35, moment: 'answer' }, struck: 0 },
    { steps: [REBUY], struck: 0 },
  ],
  // tickets issued without an answer, despite all attempts
  [
    { steps: [BOOK], struck: 0 },
    { steps: [PAY], supplier: { manner: 'isLate', rounds: 5 }, struck: 0 },
  ],
  [
    { steps: [BOOK], supplier: { manner: 'isSilent', rounds: 0 }, struck: 0 },
    { steps: [BEGIN_MIXED, PAY_REST], supplier: { manner: 'isSilent', rounds: 5 }, struck: 0 },
  ],
];
