import { useMemo } from 'react';
import { queryorderListOnPermission, type OrderRow } from '../../../src/contract/order/list';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { refetchInterval } from './refetch-interval';
import { columnsFor } from './columns';
import { isFiltered, queryOf, type Listing, type ListingState } from './listing';

/** Page whose table preferences count where the list stands outside of a portal. */
const PAGE_OF = { own: '/orderManage/airOrderList', managed: '/orderManage/manageairOrderList' } as const;

const NOTHING = { own: '还没有订单，预订机票后会显示在这里', managed: '管理范围内还没有订单' } as const;

export function OrderTable({ listing, state }: { listing: Listing; state: ListingState }) {
  const { setPageSize } = listing;
  const { scope } = state;
  const columns = useMemo(() => columnsFor(listing, scope), [listing, scope]);
  const table = useListTable(PAGE_OF[scope], columns, { pageSize: state.pageSize, setPageSize });
  const found = useCall(queryorderListOnPermission, table.isReady ? queryOf(state) : undefined, {
    live: true,
    refetchInterval: (page) => refetchInterval(page?.orderList ?? []),
    keepPrevious: true,
  });
  return (
    <PagedTable
      noun="订单"
      found={found}
      rows={found.data?.orderList ?? []}
      total={found.data?.total ?? 0}
      rowKey={(order) => order.orderNo}
      rowActions={(order) => <RowActions listing={listing} order={order} />}
      table={table}
      state={state}
      listing={listing}
      isFiltered={isFiltered(state.filters)}
      nothing={NOTHING[scope]}
    />
  );
}

function RowActions({ listing, order }: { listing: Listing; order: OrderRow }) {
  const { orderNo, canPay } = order;
  return canPay ? (
    <Button size="small" variant="primary" onClick={() => listing.open(orderNo, { paying: true })}>
      去支付
    </Button>
  ) : (
    <Button size="small" variant="text" onClick={() => listing.open(orderNo)}>
      详情
    </Button>
  );
}
