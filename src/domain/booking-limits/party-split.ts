import { passengerTypeOn } from '../passenger/age';
import {
  checkBookingLimits,
  type BookingLimitsInput,
  type BookingTip,
  type LimitedPassenger,
} from './booking-limits';
import { PASSENGER_TYPE } from '../passenger/passenger-type';
import { bookingLimitTexts, type BookingLimitTexts } from './texts/texts';

/** A way in which a party that may not buy a fare together can still fly (specification 5.1). */
export interface PartySplit<P extends LimitedPassenger> {
  /** Passengers who may not buy it in any company, with the limits they do not meet. */
  refused: { passenger: P; tips: BookingTip<P>[] }[];
  /** The fewest orders of this fare for the most of the others; each would be accepted. Empty when none exists. */
  orders: P[][];
  /** Passengers who may buy it, but fit into none of these orders. */
  left: P[];
}

/** Numbers of adults, children and infants of a group, which alone decide who may fly together. */
type Counts = readonly [adults: number, children: number, infants: number];

interface Plan {
  covered: number;
  groups: readonly Counts[];
}

/**
 * Returns the passengers who cannot buy the chosen fares, and a split of the others that works. Undefined when all of
 * them may buy it in one order. At most 9 passengers are expected; the work grows with the sixth power of them.
 */
export function splitParty<P extends LimitedPassenger>(
  input: Omit<BookingLimitsInput<P>, 'tipMode'>,
): PartySplit<P> | undefined {
  const { passengers } = input;
  const whole = checkBookingLimits({ ...input, tipMode: true });
  if (!whole.success || whole.tips.length === 0) return undefined;

  const tipsOf = (passenger: P) =>
    whole.tips.filter((tip) => tip.code !== 4 && tip.staff.includes(passenger));
  const refused = passengers.flatMap((passenger) => {
    const tips = tipsOf(passenger);
    return tips.length > 0 ? [{ passenger, tips }] : [];
  });
  const able = passengers.filter((passenger) => tipsOf(passenger).length === 0);
  const queues = byType(able, input.segments[0]?.flights[0]?.depDate ?? '');
  const [adults, children, infants] = queues;

  const isAccepted = acceptedCounts(input, able);
  const { groups } = bestPlan([adults.length, children.length, infants.length], isAccepted);
  const orders = groups.map((counts) => {
    const taken = counts.flatMap((count, type) => queues[type]?.splice(0, count) ?? []);
    return able.filter((passenger) => taken.includes(passenger));
  });
  const booked = new Set(orders.flat());
  return { refused, orders, left: able.filter((passenger) => !booked.has(passenger)) };
}

function byType<P extends LimitedPassenger>(passengers: readonly P[], date: string): [P[], P[], P[]] {
  const queues: [P[], P[], P[]] = [[], [], []];
  for (const passenger of passengers) {
    const type = passengerTypeOn(passenger.birthDay, date) ?? PASSENGER_TYPE.adult;
    queues[type === PASSENGER_TYPE.infant ? 2 : type === PASSENGER_TYPE.child ? 1 : 0].push(passenger);
  }
  return queues;
}

/**
 * Returns a test whether a group of such numbers may be an order of its own: the fare's counts, an adult with it, one
 * infant per adult.
 */
function acceptedCounts<P extends LimitedPassenger>(
  input: Omit<BookingLimitsInput<P>, 'tipMode'>,
  able: readonly P[],
): (counts: Counts) => boolean {
  const sizes = able.map(
    (_, i) => checkBookingLimits({ ...input, passengers: able.slice(0, i + 1), codes: [4] }).success,
  );
  return ([adults, children, infants]) =>
    adults > 0 && infants <= adults && sizes[adults + children + infants - 1] === true;
}

/** Most passengers first, then fewest orders, then the largest order first. */
function bestPlan(all: Counts, isAccepted: (counts: Counts) => boolean): Plan {
  const known = new Map<string, Plan>();
  const plan = (left: Counts): Plan => {
    const key = left.join();
    let best = known.get(key);
    if (best) return best;
    best = { covered: 0, groups: [] };
    for (const group of subsets(left).filter(isAccepted)) {
      const rest = plan([left[0] - group[0], left[1] - group[1], left[2] - group[2]]);
      const groups = [group, ...rest.groups].sort((a, b) => sizeOf(b) - sizeOf(a));
      const candidate = { covered: rest.covered + sizeOf(group), groups };
      if (isBetter(candidate, best)) best = candidate;
    }
    known.set(key, best);
    return best;
  };
  return plan(all);
}

const sizeOf = ([adults, children, infants]: Counts): number => adults + children + infants;

function isBetter(a: Plan, b: Plan): boolean {
  if (a.covered !== b.covered) return a.covered > b.covered;
  if (a.groups.length !== b.groups.length) return a.groups.length < b.groups.length;
  const differs = a.groups.findIndex((group, i) => sizeOf(group) !== sizeOf(b.groups[i] ?? [0, 0, 0]));
  const [ours, theirs] = [a.groups[differs], b.groups[differs]];
  return ours !== undefined && theirs !== undefined && sizeOf(ours) > sizeOf(theirs);
}

function subsets([adults, children, infants]: Counts): Counts[] {
  const upTo = (count: number) => Array.from({ length: count + 1 }, (_, i) => i);
  return upTo(adults).flatMap((a) =>
    upTo(children).flatMap((c) => upTo(infants).map((i): Counts => [a, c, i])),
  );
}

const names = (passengers: readonly LimitedPassenger[]): string[] =>
  passengers.map(({ staffName }) => staffName);

/**
 * Describes the split in sentences for the traveller: refused passengers, possible orders, and passengers who need
 * another fare.
 */
export function splitTexts<P extends LimitedPassenger>(
  { refused, orders, left }: PartySplit<P>,
  t: BookingLimitTexts = bookingLimitTexts.chinese,
): string[] {
  const texts: string[] = [];
  const refusedNames = names(refused.map(({ passenger }) => passenger));
  if (refused.length > 0) texts.push(t.splitRefused(refusedNames));
  if (orders.length === 1) texts.push(t.splitAlone(names(orders[0] ?? [])));
  if (orders.length > 1) texts.push(t.splitOrders(orders.map(names)));
  const others = [...refusedNames, ...names(left)];
  if (others.length > 0) texts.push(t.splitOthers(others));
  return texts;
}
