import { useMemo } from 'react';
import { queryReportBudget } from '../../../../src/contract/report/budget';
import type { ReportFilter } from '../../../../src/contract/report/report';
import { useCall } from '../../../../src/element/data/use-call';
import type { ChartSeries } from '../../../../src/ui/chart/Chart';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { useCurrentFilter } from '../figures/use-figures';
import { termTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import type { ChartResult, Drawn } from './use-chart';

interface BudgetDrawn {
  /** Budget line over the spend; empty without a budget. */
  series: readonly ChartSeries[];
  /** Spent share of the budget, and the number of cost centres without one. */
  note: string | undefined;
}

const NONE: BudgetDrawn = { series: [], note: undefined };

/** Budget to compare the net spend over time with, where the report has one and the user may see it. */
export function useBudget(
  dashboard: Dashboard,
  { by, metrics, hasBudget }: Pick<Drawn, 'by' | 'metrics'> & { hasBudget: boolean },
  { found, rows, granularity }: Pick<ChartResult, 'found' | 'rows' | 'granularity'>,
): BudgetDrawn {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const { filter } = useCurrentFilter(dashboard);
  const isSpend = by === 'time' && metrics.length === 1 && metrics[0] === 'amount';
  const isHeld = hasBudget && isSpend && isOfCostCenters(filter);
  const { beginDate, endDate, costCenterNOList } = filter;
  const { data } = useCall(
    queryReportBudget,
    isHeld ? { beginDate, endDate, granularity, costCenterNOList } : undefined,
    { quiet: true },
  );
  const spent = found.isPlaceholderData ? undefined : found.data?.total.amount;
  return useMemo(() => {
    if (!data || data.rowList.length === 0) return NONE;
    const amounts = new Map(data.rowList.map(({ key, amount }) => [key, amount]));
    const values = rows.map(({ key }) => amounts.get(key) ?? null);
    const said: string[] = [];
    if (data.amount !== null && spent !== undefined) {
      const left = data.amount - spent;
      const used = data.amount > 0 ? terms.percent((100 * spent) / data.amount) : undefined;
      said.push(
        t.budgetUsed(terms.value('fen', data.amount), used, left < 0, terms.value('fen', Math.abs(left))),
      );
    }
    if (data.withoutBudgetCount > 0) said.push(t.withoutBudget(data.withoutBudgetCount));
    return {
      series: [{ name: t.budget, values, isLine: true }],
      note: said.length === 0 ? undefined : t.sentences(said),
    };
  }, [data, rows, spent, t, terms]);
}

/**
 * True when the filter restricts cost centres only. A budget covers all spend of a cost centre, so a narrower filter
 * has none.
 */
const isOfCostCenters = (filter: ReportFilter): boolean =>
  [
    filter.deptNOList,
    filter.deptAloneNOList,
    filter.staffNOList,
    filter.accountingEntityNOList,
    filter.routeList,
    filter.carrierList,
  ].every((narrowed) => narrowed.length === 0);
