import type { ReportRow } from '../../../../src/contract/report/report';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import { isOnMap, type Town } from '../../../../src/ui/chart/picture';

/** Pair of cities with the total of both directions. */
export interface RoutePair {
  /** Departure city of the direction with the larger value. */
  from: string;
  to: string;
  /** Keys of its one or two routes. */
  routes: readonly string[];
  value: number;
}

/** Combines both directions of routes such as 北京-上海, largest first. Only positive values remain. */
export function pairsOf(rows: readonly ReportRow[], metric: MetricKey): RoutePair[] {
  const pairs = new Map<string, RoutePair>();
  const { of } = METRICS[metric];
  for (const { key, measures } of rows) {
    const [from = '', to = ''] = key.split('-');
    const known = pairs.get(JSON.stringify([to, from]));
    const value = of(measures) ?? 0;
    if (known && from !== to) {
      pairs.set(JSON.stringify([to, from]), {
        ...known,
        routes: [...known.routes, key],
        value: known.value + value,
      });
    } else {
      pairs.set(JSON.stringify([from, to]), { from, to, routes: [key], value });
    }
  }
  // equal pairs keep their order
  return [...pairs.values()]
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
}

/** Distinct cities of the pairs. */
export const citiesOf = (pairs: readonly RoutePair[]): string[] => [
  ...new Set(pairs.flatMap(({ from, to }) => [from, to]).filter((city) => city !== '')),
];

/** Splits the pairs into those whose cities are both on the map, with their positions, and the others. */
export function splitByMap(
  pairs: readonly RoutePair[],
  towns: ReadonlyMap<string, Town>,
): { shown: RoutePair[]; lines: [Town, Town][]; others: RoutePair[] } {
  const located = pairs.map((pair) => {
    const ends = [towns.get(pair.from), towns.get(pair.to)] as const;
    const [from, to] = ends;
    const line: [Town, Town] | undefined =
      from && to && from.name !== to.name && isOnMap(from) && isOnMap(to) ? [from, to] : undefined;
    return { pair, line };
  });
  return {
    shown: located.flatMap(({ pair, line }) => (line ? [pair] : [])),
    lines: located.flatMap(({ line }) => (line ? [line] : [])),
    others: located.flatMap(({ pair, line }) => (line ? [] : [pair])),
  };
}
