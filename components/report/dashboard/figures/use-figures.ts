import { useStore } from 'zustand';
import type { Measure } from '../../../../src/contract/report/measures';
import type { ResultOf } from '../../../../src/contract/call';
import { queryReportFigures, type Grouping, type ReportFilter } from '../../../../src/contract/report/report';
import { comparedPeriod, type Period } from '../../../../src/domain/report/period';
import { useCall, type CallState } from '../../../../src/element/data/use-call';
import { filterOf, type Dashboard } from '../dashboard';

export type Figures = ResultOf<typeof queryReportFigures>;
export type FiguresResult = CallState<Figures>;

/** Filter of the report now, and its compared period. */
export function useCurrentFilter(dashboard: Dashboard): {
  filter: ReportFilter;
  compared: Period | undefined;
} {
  const state = useStore(dashboard.store);
  const selections = useStore(dashboard.host.runtime.selections);
  const filter = filterOf(state, selections);
  return { filter, compared: comparedPeriod(filter, state.filters.compare) };
}

interface FiguresQuery {
  filter: ReportFilter;
  groupBy: Grouping;
  rowLimit?: number;
  sortBy?: Measure;
}

/** Sums of the records, in total or broken down. The previous sums stay visible while new ones load. */
export const useFigures = (asked: FiguresQuery | undefined, { early = false } = {}): FiguresResult =>
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

/** The same sums for the compared period. Placeholder data of another period is ignored. */
export function useCompared(
  asked: FiguresQuery,
  period: Period | undefined,
  options?: { early: boolean },
): Figures | undefined {
  const found = useFigures(period && { ...asked, filter: { ...asked.filter, ...period } }, options);
  return period === undefined || found.isPlaceholderData ? undefined : found.data;
}
