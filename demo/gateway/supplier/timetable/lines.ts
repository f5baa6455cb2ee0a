import { carrierProfile } from './carrier-profiles';
import { chance, integer, seedOf } from '../hash';
import { canIssueTickets, type Network, type Route } from './network';
import { DAILY, spreadOver, type Weekdays } from './weekdays';

/** Index in an airline's sequence of flight numbers; each stands for an odd number out and the even one back. */
interface NumberPair {
  carrier: string;
  index: number;
}

/** One flight out from the airline's base and its return, on the same days all year. */
export interface Frequency {
  /** Position among the line's flights of the day, from 0 in order of departure. */
  ordinal: number;
  days: Weekdays;
  numbers: NumberPair;
  /** Numbers under which other airlines sell it too. */
  codeshares: readonly NumberPair[];
}

/** One airline's flights between two airports, both ways. */
export interface Line {
  carrier: string;
  /** Route from the end at which the airline is the stronger one. */
  outbound: Route;
  weekly: number;
  frequencies: readonly Frequency[];
}

export interface Lines {
  /** Line of an airline between two airports, in either order. */
  line(carrier: string, from: string, to: string): Line | undefined;
}

const LOWEST_NUMBER = 1001;
/** Pairs of four-digit numbers from 1001 on: 9997 and 9998 are the last. */
const NUMBER_PAIRS = 4499;
/** Share of flights sold by a first partner too, and share of those sold by a second. */
const CODESHARE_SHARES = [0.6, 0.4];

/** Flight number of a pair: odd away from the base, even towards it. */
export function flightNumber({ carrier, index }: NumberPair, direction: 'outbound' | 'inbound'): string {
  const { firstNumber } = carrierProfile(carrier);
  const odd = LOWEST_NUMBER + ((firstNumber - LOWEST_NUMBER + 2 * index) % (2 * NUMBER_PAIRS));
  return `${carrier}${direction === 'outbound' ? odd : odd + 1}`;
}

/**
 * Numbers every flight of the network: an airline's busiest line begins at its first number, and its own flights are
 * followed by those that it sells for others. Numbers are unique.
 */
export function planLines(network: Network): Lines {
  const used = new Map<string, number>();
  function nextNumber(carrier: string): NumberPair {
    const index = used.get(carrier) ?? 0;
    if (index >= NUMBER_PAIRS) throw new RangeError(`${carrier} is out of flight numbers`);
    used.set(carrier, index + 1);
    return { carrier, index };
  }

  const planned = new Map<string, Line>();
  const drafts = bases(network).map(({ carrier, outbound, weekly }) => ({
    carrier,
    outbound,
    weekly,
    flights: daysOfFlights(weekly, seedOf(keyOf({ carrier, outbound }))).map((days) => ({
      days,
      numbers: nextNumber(carrier),
    })),
  }));
  for (const { flights, ...line } of drafts) {
    const frequencies = flights.map(({ days, numbers }, ordinal) => ({
      ordinal,
      days,
      numbers,
      codeshares: partnersOn(network, line, ordinal).map(nextNumber),
    }));
    planned.set(keyOf(line), { ...line, frequencies });
  }
  return {
    line: (carrier, from, to) => planned.get(carrier + from + to) ?? planned.get(carrier + to + from),
  };
}

/** Each airline's lines once, seen from its base, the busiest first. */
function bases(network: Network): Omit<Line, 'frequencies'>[] {
  return network.routes
    .flatMap((outbound) =>
      outbound.services
        .filter(({ carrier }) => isBase(network, carrier, outbound))
        .map(({ carrier, weekly }) => ({ carrier, outbound, weekly })),
    )
    .sort((a, b) => b.weekly - a.weekly || (keyOf(a) < keyOf(b) ? -1 : 1));
}

function isBase(network: Network, carrier: string, { from, to }: Route): boolean {
  const difference = network.presence(carrier, from.iata) - network.presence(carrier, to.iata);
  return difference === 0 ? from.iata < to.iata : difference > 0;
}

function daysOfFlights(weekly: number, seed: number): Weekdays[] {
  const days = Array.from({ length: Math.floor(weekly / 7) }, () => DAILY);
  const rest = weekly % 7;
  return rest === 0 ? days : [...days, spreadOver(rest, integer(seed, 'first day', 0, 6))];
}

/** Airlines that sell a flight besides the operating one; each must have its base at one of the ends. */
function partnersOn(network: Network, line: Omit<Line, 'frequencies'>, ordinal: number): string[] {
  const { carrier, outbound } = line;
  const { soldBy } = carrierProfile(carrier);
  // the airline that issues its tickets sells all of its flights
  if (!canIssueTickets(network.airline(carrier))) return soldBy.slice(0, 1);
  const seed = seedOf(`${keyOf(line)}${ordinal}`);
  const present = soldBy.filter(
    (partner) =>
      network.presence(partner, outbound.from.iata) > 0 || network.presence(partner, outbound.to.iata) > 0,
  );
  const partners: string[] = [];
  for (const [i, share] of CODESHARE_SHARES.entries()) {
    const partner = present[i];
    if (partner === undefined || chance(seed, `codeshare ${i}`) >= share) break;
    partners.push(partner);
  }
  return partners;
}

function keyOf({ carrier, outbound }: Pick<Line, 'carrier' | 'outbound'>): string {
  return carrier + outbound.from.iata + outbound.to.iata;
}
