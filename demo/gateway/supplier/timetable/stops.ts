import type { Airport } from '../../reference-data/index';
import { distanceKm } from './block-time';
import { chance, pick, seedOf } from '../hash';
import type { Frequency, Line } from './lines';
import type { Network } from './network';

/** Lines long and thin enough for a stop on the way, and the share of them that has one. */
const SHORTEST_KM = 1300;
const BUSIEST_WEEKLY = 10;
const SHARE = 0.45;
/** Longest detour over the stop, and its smallest distance from either end. */
const LONGEST_DETOUR = 1.15;
const NEAREST_PART = 0.25;

/** The airport where a flight stops on its way (经停), the same out and back; undefined for a non-stop. */
export function stopOf(network: Network, line: Line, frequency: Frequency): Airport | undefined {
  const { carrier, outbound, weekly } = line;
  const isLast = frequency.ordinal === line.frequencies.length - 1;
  if (!isLast || outbound.distance < SHORTEST_KM || weekly > BUSIEST_WEEKLY) return undefined;
  const seed = seedOf(`${carrier}${outbound.from.iata}${outbound.to.iata}`);
  if (chance(seed, 'stop') >= SHARE) return undefined;

  const candidates = [...network.destinations(carrier, outbound.from.iata)]
    .filter((via) => network.destinations(carrier, via).has(outbound.to.iata))
    .flatMap((via) => network.route(outbound.from.iata, via)?.to ?? [])
    .filter((via) => isBetween(outbound.from, via, outbound.to));
  return candidates.length === 0 ? undefined : pick(candidates, seed, 'stop at');
}

function isBetween(from: Airport, via: Airport, to: Airport): boolean {
  const direct = distanceKm(from, to);
  const [first, second] = [distanceKm(from, via), distanceKm(via, to)];
  const nearest = direct * NEAREST_PART;
  return first + second <= direct * LONGEST_DETOUR && first >= nearest && second >= nearest;
}
