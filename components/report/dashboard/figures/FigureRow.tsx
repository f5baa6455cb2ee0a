import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import type { Measures } from '../../../../src/contract/report/measures';
import type { ReportBasis } from '../../../../src/contract/report/report';
import type { Period } from '../../../../src/domain/report/period';
import { Disclosure } from '../../../../src/ui/layout/disclosure/Disclosure';
import { useIsPrinted } from '../../../../src/ui/layout/use-is-printed';
import { useSavedFilters } from '../../../../src/ui/save/saved-filters';
import { SaveMenu } from '../../../../src/ui/save/SaveMenu';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { FigureList, type Figure } from '../../figures/FigureList';
import { periodTexts } from '../../period/texts';
import { dashboardTexts, type DashboardTexts } from '../texts';
import { termTexts, type TermTexts } from '../terms/texts';
import type { Field } from '../report-field';
import { changeOf } from './change';
import { ChangeText } from './ChangeText';
import { figureSheet } from './figure-sheet';

interface Props {
  metrics: readonly MetricKey[];
  field: Field;
  /** Date basis of the figures. */
  basis: ReportBasis;
  period: Period;
  compared: Period | undefined;
  /** undefined while loading. */
  now: Measures | undefined;
  before: Measures | undefined;
  isStale: boolean;
}

/** Main figures of the report with their changes, and explanations of the figures. */
export function FigureRow({ metrics, field, basis, period, compared, now, before, isStale }: Props) {
  const t = useTexts(dashboardTexts);
  const p = useTexts(periodTexts);
  const terms = useTexts(termTexts);
  const isPrinting = useIsPrinted();
  const filters = useSavedFilters();
  return (
    <section
      className="rd-card"
      part="figures"
      aria-label={t.figures}
      aria-busy={now === undefined || isStale}
    >
      <header className="rd-card-head">
        <p className="rd-hint">
          <span>{p.since(period.beginDate, period.endDate, terms.basis(basis, field))}</span>
          {compared && <span>{t.against(compared.beginDate, compared.endDate)}</span>}
        </p>
        {now && !isStale && (
          <SaveMenu
            title={t.savedFigures}
            page={t.savedReport}
            sheetOf={() => figureSheet({ metrics, field, now, before, filters }, { t, terms })}
          />
        )}
      </header>
      <FigureList
        figures={metrics.map((metric) => figureOf(metric, { field, now, before }, { t, terms }))}
        isStale={isStale}
        hasBeside={compared !== undefined}
      />
      {/* hidden on paper, where it cannot be opened */}
      {isPrinting ? (
        <Definitions metrics={metrics} field={field} basis={basis} />
      ) : (
        <Disclosure summary={t.definitions}>
          <Definitions metrics={metrics} field={field} basis={basis} />
        </Disclosure>
      )}
    </section>
  );
}

/** A figure with its change, where there is a comparison. */
function figureOf(
  metric: MetricKey,
  { field, now, before }: Pick<Props, 'field' | 'now' | 'before'>,
  { t, terms }: { t: DashboardTexts; terms: TermTexts },
): Figure {
  const { of, unit } = METRICS[metric];
  const value = now && of(now);
  const change = value === undefined || !before ? undefined : changeOf(metric, value, of(before));
  return {
    key: metric,
    name: terms.metric(metric, field),
    value: value === null ? '—' : value === undefined ? undefined : terms.value(unit, value),
    beside: change ? (
      <ChangeText change={change} />
    ) : (
      now && before && ((of(before) ?? 0) < 0 ? t.noPercent : t.noComparison)
    ),
  };
}

function Definitions({ metrics, field, basis }: Pick<Props, 'metrics' | 'field' | 'basis'>) {
  const terms = useTexts(termTexts);
  return (
    <dl className="rd-definitions">
      {metrics.map((metric) => (
        <div key={metric}>
          <dt>{terms.metric(metric, field)}</dt>
          <dd>{terms.meaning(metric, basis)}</dd>
        </div>
      ))}
    </dl>
  );
}
