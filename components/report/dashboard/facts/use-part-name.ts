import { useStore } from 'zustand';
import {
  LEADS,
  type Grouping,
  type Product,
  type ReportFilter,
} from '../../../../src/contract/report/report';
import { dateTexts } from '../../../../src/domain/texts/dates/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { timeName } from '../charts/part-names';
import type { Dashboard, Drill } from '../dashboard';
import { useFigures } from '../figures/use-figures';
import { REPORTS } from '../reports/reports';
import { termTexts, type TermTexts } from '../terms/texts';
import { dashboardTexts } from '../texts';
import { fieldOf, type Field } from '../words';
import { granularityIn, type OpenedPart } from './opened-part';

/** Breakdowns whose names only the gateway knows, which names nothing beyond the user's scope. */
const NUMBERED: Partial<Record<OpenedPart['by'], readonly Grouping[]>> = {
  department: ['department'],
  person: ['person'],
  costCenter: ['costCenter'],
  entity: ['entity'],
  route: ['route'],
  carrier: ['carrier'],
  between: ['route'],
  flow: ['department', 'route'],
};

/** What a part is called whose facts are looked at; undefined while that is awaited. `filter`: of its facts. */
export function usePartName(
  dashboard: Dashboard,
  { part, name }: Drill,
  filter: ReportFilter,
): string | undefined {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const dates = useTexts(dateTexts);
  const { report } = useStore(dashboard.store);
  // an address gives numbers alone
  const [first, second] = name === '' && part.key !== '' ? (NUMBERED[part.by] ?? []) : [];
  const found = useFigures(first && { filter, groupBy: first, rowLimit: 1 });
  const further = useFigures(second && { filter, groupBy: second, rowLimit: 1 });
  if (name !== '') return name;
  if ((first && found.isPending) || (second && further.isPending)) return undefined;
  const granularity = granularityIn(part);
  if (granularity) return timeName(part.key, granularity, { t, dates });
  return (
    shareName(part, fieldOf(REPORTS[report]), terms) ??
    ([found, further].flatMap(({ data }) => data?.rowList[0]?.name || []).join(' → ') ||
      part.key ||
      t.unnamed)
  );
}

function shareName({ by, key }: OpenedPart, field: Field, terms: TermTexts): string | undefined {
  if (by === 'product') return terms.product(key as Product);
  if (by === 'reason') return terms.reason(key);
  if (by === 'lead') return terms.leadOf(LEADS.findIndex((lead) => `${lead}` === key));
  return by === 'class' ? terms.classOf(Number(key) - 1, field) : undefined;
}
