import { useRef } from 'react';
import { useStore } from 'zustand';
import { queryReportDimension } from '../../../../src/contract/report/report';
import { querySharedReportViews, shareReportView } from '../../../../src/contract/report/shared-views';
import type { ViewFilters } from '../../../../src/contract/saved-view/saved-view';
import { read } from '../../../../src/element/data/read';
import { SavedViews } from '../../../../src/element/saved-view/SavedViews';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { periodTexts } from '../../period/texts';
import type { Dashboard } from '../dashboard';
import { pagePathOf } from '../reports/reports';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { CHOSEN } from './dimensions';
import { dimensionsIn, readSaved, savedFiltersOf } from './saved-filters';

const SHARING = { shared: querySharedReportViews, share: shareReportView };

/** Saved filters of the report. */
export function SavedReportFilters({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const period = useTexts(periodTexts);
  const { report, filters, today } = useStore(dashboard.store);
  const { host } = dashboard;
  const selections = useStore(host.runtime.selections);
  const choices = useRef(0);

  async function choose(saved: ViewFilters): Promise<string[]> {
    choices.current += 1;
    const choice = choices.current;
    const members = await Promise.all(
      dimensionsIn(saved).map(async (dimension) => {
        // without the members the gateway decides on the saved numbers
        const found = await read(host, queryReportDimension, { dimension }).catch(() => undefined);
        return [dimension, found?.memberList] as const;
      }),
    );
    // another saved filter was chosen meanwhile
    if (choice !== choices.current) return [];
    const restored = readSaved(report, saved, Object.fromEntries(members), today);
    dashboard.restore(restored.filters, restored.selections);
    return [...new Set(restored.missing.map(labelOf))];
  }
  const labels: Readonly<Record<string, string>> = {
    preset: period.preset,
    beginDate: period.preset,
    endDate: period.preset,
    basis: t.basis,
    compare: t.compare,
    granularity: t.granularity,
    groupBy: t.groupBy,
    columnsBy: t.columnsBy,
    cells: t.cells,
    metric: t.metric,
    ...Object.fromEntries(CHOSEN.map(({ attribute, by }) => [attribute, terms.part(by, 'all')])),
  };
  const labelOf = (name: string): string => labels[name] ?? t.otherFilters;
  return (
    <SavedViews
      pagePath={pagePathOf(report)}
      filters={savedFiltersOf(report, filters, selections, today)}
      onChoose={choose}
      sharing={SHARING}
    />
  );
}
