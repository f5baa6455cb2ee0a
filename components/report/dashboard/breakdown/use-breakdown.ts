import { useMemo } from 'react';
import { NOTHING } from '../../../../src/contract/report/measures';
import { REPORT_DAYS, REPORT_ROWS, type ReportRow } from '../../../../src/contract/report/report';
import type { Granularity, Period } from '../../../../src/domain/report/period';
import { dateTexts } from '../../../../src/domain/texts/dates/texts';
import { daysBetween } from '../../../../src/domain/shanghai-time';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { comparedByPosition, fillPeriod, comparedByKey } from '../charts/chart-data';
import { rowName } from '../charts/part-names';
import type { Dashboard } from '../dashboard';
import {
  useCompared,
  useFigures,
  useCurrentFilter,
  type Figures,
  type FiguresResult,
} from '../figures/use-figures';
import type { Breakdown } from '../reports/report-type';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import type { BreakdownRow } from './columns';
import { comparedRows, monthsAround } from './rows';

interface BreakdownResult {
  found: FiguresResult;
  rows: readonly BreakdownRow[];
}

/** Named rows of a breakdown, with the figures they are compared with. */
export function useBreakdown(
  dashboard: Dashboard,
  by: Breakdown,
  granularity: Granularity,
  hasMonths: boolean,
): BreakdownResult {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const dates = useTexts(dateTexts);
  const { filter, compared } = useCurrentFilter(dashboard);
  const isTime = by === 'time';
  const asked = {
    filter,
    groupBy: isTime ? granularity : by,
    rowLimit: REPORT_ROWS,
    sortBy: 'amount' as const,
  };
  const found = useFigures(asked);
  const before = useCompared(asked, hasMonths ? undefined : compared);
  const around = monthsAround(filter);
  // the gateway accepts at most `REPORT_DAYS` days, so a longer period has no comparison with the year before
  const hasAround = hasMonths && daysBetween(around.beginDate, around.endDate) < REPORT_DAYS;
  const months = useCompared(asked, hasAround ? around : undefined);
  const { beginDate, endDate } = filter;
  const period = useMemo(() => ({ beginDate, endDate }), [beginDate, endDate]);
  const { data } = found;
  const rows = useMemo(() => {
    if (!data) return [];
    const parts = isTime ? fillPeriod(data.rowList, period, granularity) : data.rowList;
    const named = parts.map((row) => ({ ...row, name: rowName(row, by, granularity, { t, terms, dates }) }));
    if (hasMonths) return comparedRows(named, period, months && byKey(months), NOTHING);
    return before && compared
      ? besides(named, before, isTime ? { compared, granularity } : undefined)
      : named;
    // oxlint-disable-next-line react/exhaustive-deps -- the compared period follows from the period and its answer
  }, [data, before, months, by, granularity, isTime, hasMonths, period, t, terms, dates]);
  return { found, rows };
}

const byKey = ({ rowList }: Figures) => new Map(rowList.map(({ key, measures }) => [key, measures]));

function besides(
  rows: readonly ReportRow[],
  before: Figures,
  time: { compared: Period; granularity: Granularity } | undefined,
): BreakdownRow[] {
  const against = time
    ? comparedByPosition(rows.length, fillPeriod(before.rowList, time.compared, time.granularity))
    : comparedByKey(rows, before).map((row) => row?.measures);
  return rows.map((row, at) => ({ ...row, before: against[at] }));
}
