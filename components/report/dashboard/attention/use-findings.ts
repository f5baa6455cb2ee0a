import { useMemo } from 'react';
import { REPORT_ROWS, type Grouping, type Product } from '../../../../src/contract/report/report';
import { findingsOf, type Finding } from '../../../../src/domain/report/findings';
import { comparedByKey } from '../charts/chart-data';
import type { Dashboard } from '../dashboard';
import {
  useCompared,
  useFigures,
  useCurrentFilter,
  type Figures,
  type FiguresResult,
} from '../figures/use-figures';

interface FindingsResult {
  /** undefined while loading. */
  findings: readonly Finding[] | undefined;
  /** First request that failed. */
  failed: FiguresResult | undefined;
}

/** Findings among the records that the report covers. */
export function useFindings(dashboard: Dashboard, hasDepartments: boolean): FindingsResult {
  const { filter, compared } = useCurrentFilter(dashboard);
  const by = (groupBy: Grouping) => ({
    filter,
    groupBy,
    rowLimit: REPORT_ROWS,
    sortBy: 'amount' as const,
  });
  const products = useFigures(by('product'));
  const productsBefore = useCompared(by('product'), compared);
  const departments = useFigures(hasDepartments ? by('department') : undefined);
  const departmentsBefore = useCompared(by('department'), hasDepartments ? compared : undefined);
  const reasons = useFigures(by('reason'));
  const hasComparison = compared !== undefined;
  const findings = useMemo(() => {
    const isThere = products.data && reasons.data && (!hasDepartments || departments.data);
    const isCompared = !hasComparison || (productsBefore && (!hasDepartments || departmentsBefore));
    if (!isThere || !isCompared) return undefined;
    const unsaid = reasons.data?.rowList.find(({ key }) => key === 'unsaid');
    return findingsOf({
      products: besides(products.data, productsBefore).map((row) => ({
        ...row,
        product: row.key as Product,
      })),
      departments: besides(departments.data, departmentsBefore),
      // the bookings of this row only, as changes and refunds without a reason are none
      overUnsaid: unsaid?.measures.bookings ?? 0,
    });
  }, [
    products.data,
    productsBefore,
    departments.data,
    departmentsBefore,
    reasons.data,
    hasDepartments,
    hasComparison,
  ]);
  return { findings, failed: [products, departments, reasons].find(({ error, data }) => error && !data) };
}

function besides(now: Figures | undefined, before: Figures | undefined) {
  const rows = now?.rowList ?? [];
  const against = before && comparedByKey(rows, before).map((row) => row?.measures);
  return rows.map(({ key, name, measures }, at) => ({ key, name, now: measures, before: against?.[at] }));
}
