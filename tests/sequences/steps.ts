import * as fc from 'fast-check';
import type { DatabaseKind } from './setup';
import type { Fault } from './messages';

/** What is done to the order booked so many before the last one, or to none in particular. */
export type Step =
  | { do: 'book'; price: 'within' | 'over'; seats: 'scarce' | 'ample'; twice: boolean }
  | { do: OrderStep; at: number; twice: boolean }
  | { do: 'sweep' }
  | { do: 'pass'; minutes: number }
  | { do: 'login' };
export type OrderStep =
  | 'payFromWallet'
  | 'beginAtCashier'
  | 'payAtCashier'
  | 'cancel'
  | 'agree'
  | 'refuse'
  | 'askAgain';

/** Steps begun at the same moment, and what befalls one of the processes meanwhile. */
export interface Wave {
  steps: Step[];
  fault?: Fault | undefined;
  /** Which of the processes. */
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
    'payAtCashier',
    'payAtCashier',
    'cancel',
    'agree',
    'agree',
    'refuse',
    'askAgain',
  ),
  at: fc.nat({ max: 2 }),
  twice: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 24, arbitrary: book },
  { weight: 70, arbitrary: orderStep },
  { weight: 4, arbitrary: fc.constant({ do: 'sweep' as const }) },
  // the price guarantee, the time to pay, the time to decide
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(21, 31, 121) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'login' as const }) },
);

/** A process takes seconds to start, so few are killed; connections end often. */
const KILLS_OF_A_THOUSAND = { postgres: 4, pglite: 6 };

function faults(kind: DatabaseKind): fc.Arbitrary<Fault | undefined> {
  const at = fc.integer({ min: 1, max: 40 });
  const moment = fc.constantFrom('question' as const, 'answer' as const);
  const fault = (what: Fault['kind']) => fc.record({ kind: fc.constant(what), at, moment });
  const kills = KILLS_OF_A_THOUSAND[kind];
  // the embedded database has no connection that could be lost
  const cuts = kind === 'postgres' ? 200 : 0;
  return fc.oneof(
    { weight: 1000 - kills - 2 * cuts, arbitrary: fc.constant(undefined) },
    { weight: kills, arbitrary: fault('kill') },
    { weight: cuts, arbitrary: fault('cut') },
    { weight: cuts, arbitrary: fault('terminate') },
  );
}

/** Two to four waves of one to three steps; the first books. */
export function waves(kind: DatabaseKind): fc.Arbitrary<Wave[]> {
  const wave = (first: fc.Arbitrary<Step>) =>
    fc.record({
      steps: fc.tuple(first, fc.array(step, { maxLength: 2 })).map(([one, others]) => [one, ...others]),
      fault: faults(kind),
      struck: fc.nat({ max: 1 }),
    });
  return fc
    .tuple(wave(book), fc.array(wave(step), { minLength: 1, maxLength: 3 }))
    .map(([one, others]) => [one, ...others]);
}

const PAY = { do: 'payFromWallet', at: 0, twice: true } as const;

/** Run before the random ones, in which kills are rare: one in the middle of a booking, one of a payment. */
export const KILLED: Wave[][] = [
  [
    {
      steps: [{ do: 'book', price: 'over', seats: 'ample', twice: true }],
      fault: { kind: 'kill', at: 25, moment: 'answer' },
      struck: 0,
    },
    { steps: [{ do: 'agree', at: 0, twice: false }], struck: 0 },
    { steps: [PAY], fault: { kind: 'kill', at: 20, moment: 'question' }, struck: 0 },
  ],
];
