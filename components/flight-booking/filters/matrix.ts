import { TIME_BANDS, type Filters, type TimeBand } from './filters';
import { matchOffers } from './match-offers';
import type { Offer } from '../results/offers/offers';

/** Lowest price in fen and number of an airline's flights in a time band; undefined when there are none. */
export type MatrixCell = { lowest: number; count: number } | undefined;

export interface MatrixRow {
  carrierCode: string;
  carrierName: string;
  lowest: number;
  cells: Record<TimeBand, MatrixCell>;
}

/**
 * Matrix of airlines and departure bands under the other filters, cheapest airline first. A cell's count equals the
 * number of flights listed when it is pressed.
 */
export function overviewOf(offers: readonly Offer[], filters: Filters): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  for (const offer of matchOffers(offers, { ...filters, carriers: [], timeBands: [] })) {
    const { flight, departureBand, lowest } = offer;
    const row = rows.get(flight.carrierCode) ?? {
      carrierCode: flight.carrierCode,
      carrierName: flight.carrierShortName,
      lowest,
      cells: { dawn: undefined, morning: undefined, afternoon: undefined, evening: undefined },
    };
    const cell = row.cells[departureBand];
    row.cells[departureBand] = {
      lowest: Math.min(cell?.lowest ?? Infinity, lowest),
      count: (cell?.count ?? 0) + 1,
    };
    row.lowest = Math.min(row.lowest, lowest);
    rows.set(flight.carrierCode, row);
  }
  return [...rows.values()].sort((a, b) => a.lowest - b.lowest || (a.carrierCode < b.carrierCode ? -1 : 1));
}

/** Bands with at least one flight, in the order of the day. */
export const bandsOf = (rows: readonly MatrixRow[]) =>
  TIME_BANDS.filter(({ id }) => rows.some(({ cells }) => cells[id] !== undefined));
