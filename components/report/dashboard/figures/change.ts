import { changePercent, METRICS, type MetricKey } from '../../../../src/domain/report/metrics';

/** Change of a figure. */
export interface Change {
  way: 'more' | 'less' | 'same';
  /** Percent, or percentage points for shares. Never negative. */
  amount: number;
  isPoints: boolean;
  /** undefined when the change is neither better nor worse. */
  verdict: 'better' | 'worse' | undefined;
}

/** Returns undefined when there is no value to compare with. */
export function changeOf(metric: MetricKey, now: number | null, before: number | null): Change | undefined {
  const { unit, more } = METRICS[metric];
  const isPoints = unit === 'percent';
  const bothThere = now !== null && before !== null;
  const difference = isPoints ? (bothThere ? now - before : null) : changePercent(now, before);
  if (difference === null) return undefined;
  // rounded as displayed
  const tenths = Math.round(difference * 10);
  const way = tenths > 0 ? 'more' : tenths < 0 ? 'less' : 'same';
  return { way, amount: Math.abs(tenths) / 10, isPoints, verdict: verdictOf(way, more) };
}

function verdictOf(way: Change['way'], more: 'better' | 'worse' | 'neither'): Change['verdict'] {
  if (way === 'same' || more === 'neither') return undefined;
  return (way === 'more') === (more === 'better') ? 'better' : 'worse';
}
