import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { REPORT_BASES } from '../../../../src/contract/report/report';
import { METRICS } from '../../../../src/domain/report/metrics';
import { COMPARISONS, GRANULARITIES } from '../../../../src/domain/report/period';
import type { ScopeDimension } from '../../../../src/domain/report/scope';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { Button } from '../../../../src/ui/button/Button';
import { Field } from '../../../../src/ui/field/Field';
import { Select } from '../../../../src/ui/field/combobox/Select';
import filterBarCss from '../../../../src/ui/table/list/filter-bar.css?inline';
import { FilterTags, type FilterTag } from '../../../../src/ui/table/list/FilterTags';
import { classNames } from '../../../../src/ui/tokens/class-names';
import { useSheet } from '../../../../src/ui/tokens/root';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { PeriodFilter } from '../../period/PeriodFilter';
import type { Dashboard } from '../dashboard';
import { columnsByOf } from '../pivot/sides';
import type { Breakdown } from '../reports/report-type';
import { REPORTS } from '../reports/reports';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf } from '../report-field';
import { CHOSEN } from './dimensions';
import { DimensionFilters } from './DimensionFilters';
import { defaultsOf, fitsGranularity } from './filters';
import { useSelectedNames } from './use-members';

interface Props {
  dashboard: Dashboard;
  /** undefined while loading. */
  scope: readonly ScopeDimension[] | undefined;
  /** Dimensions that a free report can be broken down by, and the current one. */
  choices: readonly Breakdown[];
  by: Breakdown;
}

/** Filter bar of a report: period, date basis, comparison and the dimensions of the scope, some of them folded. */
export function ReportFilterBar({ dashboard, scope, choices, by }: Props) {
  useSheet(filterBarCss);
  const t = useTexts(dashboardTexts);
  const { report, filters, typed, today } = useStore(dashboard.store);
  const [more, setMore] = useState(false);
  const tags = useTags(dashboard);
  const form = useRef<HTMLFormElement>(null);
  const { isFree } = REPORTS[report];
  const defaults = defaultsOf(report, today);
  const isFiltered = tags.length > 0 || JSON.stringify(filters) !== JSON.stringify(defaults);
  return (
    <form
      ref={form}
      className={classNames('rd-filters', more && 'unfolded')}
      part="filters"
      role="search"
      aria-label={t.filters}
      // each field applies on change, so there is no submission
      onSubmit={(event) => event.preventDefault()}
    >
      <PeriodFilter
        period={filters}
        typed={typed}
        today={today}
        preferred={REPORTS[report].period}
        onType={dashboard.type}
      />
      <Ways dashboard={dashboard} />
      {isFree && <FreeChoice dashboard={dashboard} choices={choices} by={by} />}
      {scope === undefined ? (
        <div className="rd-field-waiting" aria-hidden="true" />
      ) : (
        <DimensionFilters dashboard={dashboard} dimensions={scope.filter(({ isFixed }) => isFixed)} />
      )}
      {more && scope && (
        <DimensionFilters dashboard={dashboard} dimensions={scope.filter(({ isFixed }) => !isFixed)} />
      )}
      <div className="tp-filter-actions">
        <Button variant="text" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? t.less : t.more}
        </Button>
        {isFiltered && <Button onClick={dashboard.clear}>{t.clear}</Button>}
      </div>
      {tags.length > 0 && (
        <FilterTags tags={tags} onLast={() => form.current?.querySelector('select')?.focus()} />
      )}
    </form>
  );
}

/** Date basis, comparison and granularity. */
function Ways({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { report, filters } = useStore(dashboard.store);
  const declared = REPORTS[report];
  const field = fieldOf(declared);
  const hasTime =
    declared.isFree || declared.charts.some(({ by }) => by === 'time') || declared.table?.by.includes('time');
  const isOfMonths = declared.table?.hasMonthChanges && declared.table.by.length === 1;
  return (
    <>
      <Field label={t.basis}>
        <Select
          value={filters.basis}
          options={REPORT_BASES.map((basis) => ({ value: basis, label: terms.basis(basis, field) }))}
          onChange={(basis) => dashboard.filter({ basis })}
        />
      </Field>
      <Field label={t.compare}>
        <Select
          value={filters.compare}
          options={COMPARISONS.map((compare) => ({ value: compare, label: t.compareOf(compare) }))}
          onChange={(compare) => dashboard.filter({ compare })}
        />
      </Field>
      {hasTime && !isOfMonths && (
        <Field label={t.granularity}>
          <Select
            value={filters.granularity}
            options={[
              { value: '', label: t.granularityOf('') },
              ...GRANULARITIES.map((granularity) => ({
                value: granularity,
                label: t.granularityOf(granularity),
                disabled: !fitsGranularity(filters, granularity),
              })),
            ]}
            onChange={(granularity) => dashboard.filter({ granularity })}
          />
        </Field>
      )}
    </>
  );
}

/** Figure and breakdown of a free report. */
function FreeChoice({ dashboard, choices, by }: Pick<Props, 'dashboard' | 'choices' | 'by'>) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { report, filters } = useStore(dashboard.store);
  const declared = REPORTS[report];
  const field = fieldOf(declared);
  const metrics = declared.table?.columns.filter((metric) => metric in METRICS) ?? [];
  const columnsBy = columnsByOf(filters.columnsBy, by, choices);
  return (
    <>
      <Field label={t.groupBy}>
        <Select
          value={by}
          options={choices.map((one) => ({
            value: one,
            label: one === 'time' ? t.time : terms.part(one, field),
          }))}
          onChange={(groupBy) => dashboard.filter({ groupBy })}
        />
      </Field>
      {columnsBy && (
        <Field label={t.columnsBy}>
          <Select
            value={columnsBy}
            options={choices
              .filter((one) => one !== by)
              .map((one) => ({ value: one, label: one === 'time' ? t.time : terms.part(one, field) }))}
            onChange={(next) => dashboard.filter({ columnsBy: next })}
          />
        </Field>
      )}
      <Field label={t.metric}>
        <Select
          value={filters.metric}
          options={metrics.map((metric) => ({ value: metric, label: terms.metric(metric, field) }))}
          onChange={(metric) => dashboard.filter({ metric })}
        />
      </Field>
    </>
  );
}

/** Tags of the active dimension filters. */
function useTags(dashboard: Dashboard): FilterTag[] {
  const terms = useTexts(termTexts);
  const { list } = useTexts(amountTexts);
  const selections = useStore(dashboard.host.runtime.selections);
  const names = useSelectedNames(selections);
  return CHOSEN.filter(({ selection }) => selections[selection].length > 0).map(({ by, selection }) => ({
    label: terms.part(by, 'all'),
    value: list(names[selection]),
    remove: () => dashboard.select(selection, []),
  }));
}
