import { useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { PRODUCTS } from '../../../src/contract/report/report';
import { querySettleBillGroups, type GroupKey, type LineKind } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { amountCell, countCell, type Sheet, type SheetCell } from '../../../src/domain/sheet/sheet';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SaveMenu } from '../../../src/ui/save/SaveMenu';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { tableSheet } from '../../../src/ui/table/table-sheet';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts, type SettlementTexts } from '../texts';
import { billTexts } from './texts';

type Group = ResultOf<typeof querySettleBillGroups>['groupList'][number];

const GROUPS_EACH = 50;
/** Kinds with their own column; carried and corrected amounts share one more. */
const KINDS: readonly LineKind[] = ['fare', 'fund', 'fuel', 'service', 'insurance', 'change', 'refund'];

interface Props {
  settling: SettlementStore;
  billNo: string;
  groupBy: GroupKey;
  page: number;
}

/** Totals of a bill by bearer or by subject of the lines. Each group opens its lines. */
export function Groups({ settling, billNo, groupBy, page }: Props) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billTexts);
  const errors = useTexts(errorTexts);
  const asked = { billNo, groupBy, pageIndex: page, pageSize: GROUPS_EACH };
  const found = useCall(querySettleBillGroups, asked, { live: true, keepPrevious: true });
  const columns = useMemo((): Column<Group>[] => {
    const sumOf = ({ kindList }: Group, isOf: (kind: LineKind) => boolean): number | undefined => {
      const sums = kindList.filter(({ kind }) => isOf(kind));
      return sums.length === 0 ? undefined : sums.reduce((sum, { amount }) => sum + amount, 0);
    };
    const sums = (isOf: (kind: LineKind) => boolean): Pick<Column<Group>, 'cell' | 'saved'> => {
      const taken =
        <T,>(none: T, of: (fen: number) => T) =>
        (group: Group): T => {
          const sum = sumOf(group, isOf);
          return sum === undefined ? none : of(sum);
        };
      return { cell: taken('', formatPrice), saved: taken<SheetCell>(null, amountCell) };
    };
    return [
      {
        id: 'name',
        header: s.group(groupBy),
        card: 'title',
        width: 160,
        cell: (group) => (
          <button
            type="button"
            className="tp-list-link st-link"
            aria-label={t.showGroup(nameOf(group, groupBy, s))}
            onClick={() => settling.showGroup({ by: groupBy, no: group.no })}
          >
            {nameOf(group, groupBy, s)}
          </button>
        ),
        saved: (group) => nameOf(group, groupBy, s),
      },
      {
        id: 'orderCount',
        header: t.orders,
        numeric: true,
        width: 64,
        cell: ({ orderCount }) => orderCount,
      },
      {
        id: 'lineCount',
        header: t.lines,
        numeric: true,
        width: 64,
        card: 'state',
        cell: ({ lineCount }) => s.lineCount(lineCount),
        saved: ({ lineCount }) => countCell(lineCount),
      },
      ...KINDS.map((kind, at): Column<Group> => ({
        id: kind,
        header: s.kind(kind),
        numeric: true,
        width: 96,
        givesWay: at + 1,
        card: 'none',
        ...sums((one) => one === kind),
      })),
      {
        id: 'other',
        header: t.other,
        numeric: true,
        width: 96,
        givesWay: KINDS.length + 1,
        card: 'none',
        ...sums((one) => !KINDS.includes(one)),
      },
      {
        id: 'amount',
        header: t.amount,
        numeric: true,
        width: 120,
        card: 'amount',
        cardPrefix: '¥',
        cell: ({ amount }) => formatPrice(amount),
        saved: ({ amount }) => amountCell(amount),
      },
    ];
  }, [settling, groupBy, s, t]);
  const { data, error } = found;
  const title = t.groupOf(s.group(groupBy));
  const factsOf = ({ total, groupList }: NonNullable<typeof data>): Sheet['filters'] => {
    const before = (page - 1) * GROUPS_EACH;
    const part = [t.part, t.partOf(before + 1, before + groupList.length, total)] as const;
    return [[t.billNo, billNo], ...(total > groupList.length ? [part] : [])];
  };
  if (!data && error) {
    return (
      <ErrorState
        message={errors.of(error)}
        retrying={found.isFetching}
        onRetry={isRefused(error) ? undefined : () => void found.refetch()}
      />
    );
  }
  return (
    <div className="tp-list" part="list">
      {data && data.groupList.length > 0 && (
        <SaveMenu
          title={title}
          sheetOf={() => tableSheet({ title, filters: factsOf(data), columns, rows: data.groupList })}
        />
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={data?.groupList ?? []}
        rowKey={({ no }) => no}
        loading={found.isFetching}
        skeletonRows={6}
        empty={<EmptyState title={t.noGroups} />}
      />
      {data && data.total > GROUPS_EACH && (
        <Pagination page={page} pageSize={GROUPS_EACH} total={data.total} onChange={settling.goToGroups} />
      )}
    </div>
  );
}

function nameOf({ no, name }: Group, groupBy: GroupKey, s: SettlementTexts): string {
  if (groupBy !== 'product') return name || s.unassigned;
  const product = PRODUCTS.find((one) => one === no);
  return product === undefined ? no || s.unassigned : s.product(product);
}
