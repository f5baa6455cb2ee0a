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
import { dashboardTexts, type DashboardTexts } from '../texts';
import { fieldOf, type Field } from '../report-field';
import { granularityIn, sidesOfCell, type OpenedPart } from './opened-part';

/** Breakdowns whose names only the gateway knows. It returns no names outside the user's scope. */
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

/** Name of the part whose records are open; undefined while loading. `filter`: filter of these records. */
export function usePartName(
  dashboard: Dashboard,
  { part, name }: Drill,
  filter: ReportFilter,
): string | undefined {
  const t = useTexts(dashboardTexts);
  const terms = useTexts(termTexts);
  const dates = useTexts(dateTexts);
  const { report } = useStore(dashboard.store);
  const pieces = part.by === 'cell' ? sidesOfCell(part.key) : [part];
  // the address contains numbers without names
  const [first, second] = name === '' ? pieces.flatMap(numberedIn) : [];
  const found = useFigures(first && { filter, groupBy: first, rowLimit: 1 });
  const further = useFigures(second && { filter, groupBy: second, rowLimit: 1 });
  if (name !== '') return name;
  if ((first && found.isPending) || (second && further.isPending)) return undefined;
  const names = [found, further].map(({ data }) => data?.rowList[0]?.name ?? '');
  const field = fieldOf(REPORTS[report]);
  const words = pieces.flatMap((piece) => {
    const numbered = numberedIn(piece);
    if (numbered.length > 0) return names.splice(0, numbered.length).filter((one) => one !== '');
    const granularity = granularityIn(piece);
    if (granularity) return timeName(piece.key, granularity, { t, dates });
    return otherName(piece, t) ?? shareName(piece, field, terms) ?? t.unnamed;
  });
  return words.join(' → ') || part.key;
}

const numberedIn = ({ by, key }: OpenedPart): readonly Grouping[] => (key === '' ? [] : (NUMBERED[by] ?? []));

function otherName({ by }: OpenedPart, t: DashboardTexts): string | undefined {
  if (by === 'all') return t.total;
  return by === 'but' ? t.other : undefined;
}

function shareName({ by, key }: OpenedPart, field: Field, terms: TermTexts): string | undefined {
  if (by === 'product') return terms.product(key as Product);
  if (by === 'reason') return terms.reason(key);
  if (by === 'lead') return terms.leadOf(LEADS.findIndex((lead) => `${lead}` === key));
  return by === 'class' ? terms.classOf(Number(key) - 1, field) : undefined;
}
