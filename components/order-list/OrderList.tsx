import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { OrderRow } from '../../src/contract/order-list';
import { formatPrice } from '../../src/domain/money';
import { commissionTypeName, payTypeName } from '../../src/domain/pay-type';
import { shanghaiDateTime } from '../../src/domain/shanghai-time';
import type { ViewProps } from '../../src/element/declaration';
import { useHost } from '../../src/element/host-context';
import { queryClientOf } from '../../src/element/server-state';
import { withSession } from '../../src/element/sign-in';
import { useTablePreferences } from '../../src/element/table-preferences';
import { useReturn } from '../../src/element/use-return';
import { Button } from '../../src/ui/Button';
import { DataTable, type Column } from '../../src/ui/DataTable';
import { EmptyState } from '../../src/ui/EmptyState';
import { ErrorState } from '../../src/ui/ErrorState';
import { Pagination } from '../../src/ui/Pagination';
import { readOrders } from './calls';
import type { orderList } from './element';
import { lookAgainAfter } from './awaiting';
import { createListing, isFiltered, queryOf, type Listing, type ListingState } from './listing';
import { OrderDetailPane } from './OrderDetailPane';
import { OrderFilterBar } from './OrderFilterBar';
import { OrderStatusTag } from './OrderStatusTag';

/** Page whose table preferences count where the list stands outside of a portal. */
const OWN_PAGE = '/orderManage/airOrderList';

export default function OrderList(props: ViewProps<typeof orderList>) {
  const { orderNo, paying, pageSize, statuses, hideFilters } = props;
  const listing = useHost().store(createListing);
  const state = useStore(listing.store);
  useEffect(() => listing.open(orderNo, { paying }), [listing, orderNo, paying]);
  useEffect(() => listing.setPageSize(pageSize), [listing, pageSize]);
  useEffect(() => {
    if (statuses.length > 0) listing.filter({ statuses });
  }, [listing, statuses]);

  if (state.orderNo !== '') {
    return <OrderDetailPane key={state.orderNo} listing={listing} orderNo={state.orderNo} />;
  }
  return (
    <div className="ol">
      {!hideFilters && <OrderFilterBar listing={listing} />}
      <OrderTable listing={listing} state={state} />
    </div>
  );
}

function OrderTable({ listing, state }: { listing: Listing; state: ListingState }) {
  const { host } = listing;
  const [pagePath] = useState(host.runtime.page || OWN_PAGE);
  const columns = useMemo(() => columnsFor(listing), [listing]);
  const table = useTablePreferences(pagePath, columns);
  const pageSize = table.pageSize || state.pageSize;
  // asked for once it is known how many
  const ready = table.settled && pageSize === state.pageSize;
  useEffect(() => {
    if (!ready) listing.setPageSize(pageSize);
  }, [listing, pageSize, ready]);
  const query = queryOf(state);
  const orders = useQuery(
    {
      queryKey: ['orders', query],
      queryFn: ({ signal }) => withSession(host, () => readOrders(host.runtime, query, signal)),
      placeholderData: (before) => before,
      staleTime: 0, // orders change under other hands
      refetchInterval: ({ state: { data } }) => lookAgainAfter(data?.orderList ?? []),
      enabled: ready,
    },
    queryClientOf(host.runtime),
  );
  useReturn(() => {
    if (ready) void orders.refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    if (orders.error) host.report(orders.error);
  }, [host, orders.error]);

  if (orders.isError && !orders.data) {
    return (
      <ErrorState
        message={`订单查询失败：${orders.error.message}`}
        retrying={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    );
  }
  const { total = 0, orderList: rows = [] } = orders.data ?? {};
  return (
    <div className="ol-list" part="list">
      <DataTable
        label="订单列表"
        columns={table.columns}
        rows={rows}
        rowKey={(order) => order.orderNo}
        rowActions={(order) => <RowActions listing={listing} order={order} />}
        sort={{ column: state.sort.field, order: state.sort.order }}
        onSortChange={({ column, order }) =>
          listing.setSort({ field: column as ListingState['sort']['field'], order })
        }
        hiddenColumns={table.hidden}
        onHiddenColumnsChange={table.hide}
        columnWidths={table.widths}
        onColumnWidthChange={table.resize}
        onColumnOrderChange={table.reorder}
        onColumnsReset={table.reset}
        loading={orders.isFetching || !ready}
        skeletonRows={8}
        empty={
          isFiltered(state.filters) ? (
            <EmptyState
              title="没有符合条件的订单"
              action={<Button onClick={listing.clear}>清除筛选</Button>}
            />
          ) : (
            <EmptyState title="还没有订单，预订机票后会显示在这里" />
          )
        }
      />
      {total > 0 && (
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          onChange={listing.goTo}
          onPageSizeChange={table.setPageSize}
        />
      )}
    </div>
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

function columnsFor(listing: Listing): Column<OrderRow>[] {
  return [
    {
      id: 'orderNo',
      header: '订单号',
      width: 150,
      cell: (order) => (
        <button type="button" className="ol-link" onClick={() => listing.open(order.orderNo)}>
          {order.orderNo}
        </button>
      ),
    },
    {
      id: 'orderStatus',
      header: '状态',
      width: 88,
      cell: (order) => <OrderStatusTag status={order.orderStatus} />,
    },
    {
      id: 'route',
      header: '行程',
      width: 130,
      cell: (order) =>
        order.flights.map((flight) => `${flight.depCityName}—${flight.arrCityName}`).join('、'),
    },
    {
      id: 'takeOffTime',
      header: '起飞时间',
      width: 140,
      sortable: true,
      cell: (order) => order.flights[0]?.takeOffTime.replace('T', ' ') ?? '',
    },
    {
      id: 'flightNo',
      header: '航班号',
      width: 84,
      cell: (order) => order.flights.map((flight) => flight.flightNo).join('、'),
    },
    { id: 'passengers', header: '乘机人', width: 90, cell: (order) => order.passengerNames.join('、') },
    {
      id: 'totalAmount',
      header: '金额（元）',
      width: 110,
      numeric: true,
      sortable: true,
      cell: (order) => formatPrice(order.totalAmount),
    },
    { id: 'payType', header: '支付方式', width: 90, cell: (order) => payTypeName(order.payType) },
    {
      id: 'commissionType',
      header: '委托类型',
      width: 110,
      hidden: true,
      cell: (order) => commissionTypeName(order.commissionType),
    },
    { id: 'pnr', header: 'PNR', width: 80, hidden: true, cell: (order) => order.pnr },
    { id: 'booker', header: '预订人', width: 80, hidden: true, cell: (order) => order.bookerName },
    {
      id: 'createTime',
      header: '预订时间',
      width: 140,
      sortable: true,
      cell: (order) => shanghaiDateTime(new Date(order.createTime)).replace('T', ' '),
    },
  ];
}
