import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { queryorderListOnPermission, type OrderRow } from '../../../src/contract/order/list';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { useCall } from '../../../src/element/data/use-call';
import { formatPrice } from '../../../src/domain/money/money';
import { saleTexts } from '../../../src/domain/money/texts/texts';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { Button } from '../../../src/ui/button/Button';
import type { Selection } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { refetchInterval } from './refetch-interval';
import { columnsFor } from './columns';
import { SavedOrderFilters } from './filters/SavedOrderFilters';
import { orderFilterTexts } from './filters/texts';
import { isFiltered } from './filters/order-filters';
import { queryOf, type OrderListStore, type OrderListState } from './order-list-store';
import { orderListTexts } from './texts';

/**
 * Page path under which saved filters are stored, and table preferences too where the element runs outside a portal.
 */
const PAGE_OF = { own: '/orderManage/airOrderList', managed: '/orderManage/manageairOrderList' } as const;

const NONE: readonly OrderRow[] = [];

interface Props {
  listing: OrderListStore;
  state: OrderListState;
  hasFilters: boolean;
}

export function OrderTable({ listing, state, hasFilters }: Props) {
  const t = useTexts(orderListTexts);
  const sale = useTexts(saleTexts);
  const { list } = useTexts(amountTexts);
  const { setPageSize } = listing;
  const { scope } = state;
  const columns = useMemo(
    () => columnsFor(listing, scope, { t, sale, list }),
    [listing, scope, t, sale, list],
  );
  const table = useListTable(PAGE_OF[scope], columns, { pageSize: state.pageSize, setPageSize });
  const { isReady } = table;
  useEffect(() => {
    if (isReady) listing.begin();
  }, [isReady, listing]);
  const found = useCall(queryorderListOnPermission, isReady ? queryOf(state) : undefined, {
    live: true,
    refetchInterval: (page) => refetchInterval(page?.orderList ?? []),
    keepPrevious: true,
  });
  const { total = 0, totalAmount, orderList: rows = NONE } = found.data ?? {};
  const selection = useOrderSelection(listing, rows);
  const f = useTexts(orderFilterTexts);
  const { preferences } = table;
  const ordered = preferences.columns;
  const summed = useMemo(() => {
    const totals: Readonly<Record<string, string>> =
      totalAmount === undefined
        ? {}
        : { orderNo: f.totalCount(total), totalAmount: formatPrice(totalAmount) };
    return ordered.map((column) => ({ ...column, total: totals[column.id] }));
  }, [ordered, f, total, totalAmount]);
  return (
    <>
      {(hasFilters || total > 0) && (
        <div className="tp-list-tools">
          {hasFilters && <SavedOrderFilters listing={listing} pagePath={PAGE_OF[scope]} />}
          {total > 0 && <ExportBar kind="order" query={queryOf(state)} onShowFiles={listing.showDownloads} />}
        </div>
      )}
      <PagedTable
        noun={t.order}
        found={found}
        rows={rows}
        total={total}
        rowKey={(order) => order.orderNo}
        selection={selection}
        rowActions={(order) => <RowActions listing={listing} order={order} />}
        table={{ ...table, preferences: { ...preferences, columns: summed } }}
        state={state}
        listing={listing}
        isFiltered={isFiltered(state.filters)}
        nothing={t.nothing(scope)}
      />
    </>
  );
}

/** Selection of orders that can be paid or cancelled together; undefined hides the checkboxes. */
function useOrderSelection(
  { batch }: OrderListStore,
  rows: readonly OrderRow[],
): Selection<OrderRow> | undefined {
  const selected = useStore(batch.store, (state) => state.selected);
  const keys = useMemo(() => new Set(selected.map(({ orderNo }) => orderNo)), [selected]);
  useEffect(() => batch.refresh(rows), [batch, rows]);
  const isSelectable = ({ orderNo, canPay, canCancel }: OrderRow) => canPay || canCancel || keys.has(orderNo);
  if (!rows.some(isSelectable)) return undefined;
  return { selected: keys, isSelectable, onChange: (next) => batch.select(next, rows) };
}

function RowActions({ listing, order }: { listing: OrderListStore; order: OrderRow }) {
  const t = useTexts(orderListTexts);
  const { orderNo, canPay } = order;
  return canPay ? (
    <Button size="small" variant="primary" onClick={() => listing.open(orderNo, { paying: true })}>
      {t.pay}
    </Button>
  ) : (
    <Button size="small" variant="text" onClick={() => listing.open(orderNo)}>
      {t.detail}
    </Button>
  );
}
