import { useStore } from 'zustand';
import type { Measure } from '../../../../src/contract/report/measures';
import type { ResultOf } from '../../../../src/contract/call';
import { queryReportFigures, type Grouping, type ReportFilter } from '../../../../src/contract/report/report';
import { comparedPeriod, type Period } from '../../../../src/domain/report/period';
import { useCall, type CallState } from '../../../../src/element/data/use-call';
import { filterOf, type Dashboard } from '../dashboard';

export type Figures = ResultOf<typeof queryReportFigures>;
export type FiguresFound = CallState<Figures>;

/** The facts that the report looks at now, and the period they are held against. */
export function useLookedAt(dashboard: Dashboard): { filter: ReportFilter; compared: Period | undefined } {
  const state = useStore(dashboard.store);
  const selections = useStore(dashboard.host.runtime.selections);
  const filter = filterOf(state, selections);
  return { filter, compared: comparedPeriod(filter, state.filters.compare) };
}

interface Asked {
  filter: ReportFilter;
  groupBy: Grouping;
  rowLimit?: number;
  sortBy?: Measure;
}

/** The sums of facts, whole or broken down; the last ones stay in view until those of other filters are there. */
export const useFigures = (asked: Asked | undefined, { early = false } = {}): FiguresFound =>
  useCall(
    queryReportFigures,
    asked && {
      ...asked.filter,
      groupBy: asked.groupBy,
      ...(asked.rowLimit === undefined ? {} : { rowLimit: asked.rowLimit }),
      ...(asked.sortBy === undefined ? {} : { sortBy: asked.sortBy }),
    },
    { keepPrevious: true, early },
  );

/** The same of the period that is held against; what is kept of another one does not count. */
export function useCompared(
  asked: Asked,
  period: Period | undefined,
  options?: { early: boolean },
): Figures | undefined {
  const found = useFigures(period && { ...asked, filter: { ...asked.filter, ...period } }, options);
  return period === undefined || found.isPlaceholderData ? undefined : found.data;
}
