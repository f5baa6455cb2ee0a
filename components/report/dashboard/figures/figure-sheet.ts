import type { Measures } from '../../../../src/contract/report/measures';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import type { Sheet } from '../../../../src/domain/sheet/sheet';
import { changeCell, unitHeader } from '../breakdown/columns';
import type { Field } from '../report-field';
import { metricCell } from '../terms/metric-cell';
import type { TermTexts } from '../terms/texts';
import type { DashboardTexts } from '../texts';
import { changeOf } from './change';

interface Figures {
  metrics: readonly MetricKey[];
  field: Field;
  now: Measures;
  /** Those of the compared period. */
  before: Measures | undefined;
  filters: Sheet['filters'];
}

/** The figures at the top of a report as a file, each with its unit, and with its change where there is a comparison. */
export function figureSheet(
  { metrics, field, now, before, filters }: Figures,
  { t, terms }: { t: DashboardTexts; terms: TermTexts },
): Sheet {
  const compared = before ? [t.figureBefore, t.figureChange] : [];
  return {
    title: t.savedFigures,
    filters,
    headers: [t.figures, t.figureValue, ...compared],
    rows: metrics.map((metric) => {
      const { of, unit } = METRICS[metric];
      const value = of(now);
      const was = before && of(before);
      return [
        unitHeader(metric, field, terms),
        metricCell(unit, value),
        ...(was === undefined ? [] : [metricCell(unit, was), changeCell(changeOf(metric, value, was))]),
      ];
    }),
  };
}
