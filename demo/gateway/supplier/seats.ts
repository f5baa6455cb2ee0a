import type { BookingClass } from './fares/booking-classes';
import type { Cabin, CabinSeats } from './fares/cabins';
import { chance, seedFor, seedOf } from './hash';

/**
 * Smallest and largest number of open classes of a cabin, and the number of the most expensive ones that are always
 * open.
 */
const OPEN: Readonly<Record<Cabin, { fewest: number; most: number; always: number }>> = {
  F: { fewest: 1, most: 3, always: 1 },
  C: { fewest: 1, most: 4, always: 1 },
  W: { fewest: 1, most: 1, always: 1 },
  Y: { fewest: 6, most: 10, always: 2 },
};
/** With both front cabins on board fewer classes of each are open. */
const MOST_OF_BOTH_FRONT = 2;
/** Share of a cabin's seats on offer at the lowest and the highest demand. */
const GIVEN_OUT = { idle: 0.85, full: 0.15 };
/** The most expensive class of a cabin gets a larger share. */
const DEAREST_WEIGHT = 2;

/**
 * Seats of a flight per booking class, by code; 0 for a class closed for sale. The classes of a cabin together never
 * exceed the cabin, so selling all of every class oversells nothing.
 */
export function seatsOf(
  classes: readonly BookingClass[],
  cabins: CabinSeats,
  demand: number,
  inventoryKey: string,
): Record<string, number> {
  const seed = seedOf(inventoryKey);
  const seats: Record<string, number> = {};
  for (const cabin of ['F', 'C', 'W', 'Y'] as const) {
    const capacity = cabins[cabin];
    if (capacity === 0) continue;
    const filed = classes.filter((booking) => booking.cabin === cabin);
    const both = cabins.F > 0 && cabins.C > 0 && cabin !== 'Y';
    const most = both ? Math.min(MOST_OF_BOTH_FRONT, OPEN[cabin].most) : OPEN[cabin].most;
    const open = openClasses(filed, { ...OPEN[cabin], most }, demand, seed);
    const released = Math.floor(capacity * between(GIVEN_OUT.idle, GIVEN_OUT.full, demand));
    for (const { code } of filed) seats[code] = 0;
    allot(seats, Math.max(released, open.length), open, seed);
  }
  return seats;
}

/** Higher demand leaves fewer and more expensive classes open. */
function openClasses(
  filed: readonly BookingClass[],
  { fewest, most, always }: { fewest: number; most: number; always: number },
  demand: number,
  seed: number,
): BookingClass[] {
  const count = Math.min(filed.length, Math.round(between(most, fewest, demand)));
  const depth = Math.max(count, Math.round(between(filed.length, count, demand)));
  const openSeed = seedFor(seed, 'open ');
  const others = filed
    .slice(always, depth)
    .map((booking) => ({ booking, rank: chance(openSeed, booking.code) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count - always);
  const open = new Set([...filed.slice(0, always), ...others.map(({ booking }) => booking)]);
  return filed.filter((booking) => open.has(booking));
}

/** Distributes seats, at least one each; the most expensive class gets the remainder of rounding. */
function allot(
  into: Record<string, number>,
  seats: number,
  open: readonly BookingClass[],
  seed: number,
): void {
  const seatSeed = seedFor(seed, 'seats ');
  const weights = open.map(({ code }, i) => (i === 0 ? DEAREST_WEIGHT : 0.2 + 1.4 * chance(seatSeed, code)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const spare = seats - open.length;
  const shares = weights.map((weight) => 1 + Math.floor((spare * weight) / total));
  const left = seats - shares.reduce((sum, share) => sum + share, 0);
  for (const [i, { code }] of open.entries()) into[code] = (shares[i] ?? 0) + (i === 0 ? left : 0);
}

function between(atIdle: number, atFull: number, demand: number): number {
  return atIdle + (atFull - atIdle) * demand;
}
