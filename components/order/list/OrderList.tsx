import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../../src/element/host/view-props';
import { useLiveOrders } from '../../../src/element/live/use-live-orders';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { BatchBar } from './batch/BatchBar';
import type { orderList } from './declaration';
import { createOrderListStore, type OrderListStore } from './order-list-store';
import { OrderDetailPane } from './detail/OrderDetailPane';
import { OrderFilterBar } from './OrderFilterBar';
import { OrderTable } from './OrderTable';
import { orderListTexts } from './texts';
import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';

export default function OrderList(props: ViewProps<typeof orderList>) {
  const t = useTexts(orderListTexts);
  const { host, scope, orderNo, paying, pageSize, hideFilters } = props;
  const { keyword, filters, statuses, sort, pageIndex } = props;
  const place = { keyword, filters, statuses, sort, pageIndex };
  const listing = host.store<OrderListStore>(() => createOrderListStore(host, scope, place));
  const state = useStore(listing.store);
  useLiveOrders();
  useOnValuesChange(() => listing.setScope(scope), [listing, scope]);
  useEffect(
    () => listing.follow({ keyword, filters, statuses, sort, pageIndex }),
    [listing, keyword, filters, statuses, sort, pageIndex],
  );
  useOnValuesChange(() => listing.open(orderNo, { paying }), [listing, orderNo, paying]);
  useOnValuesChange(() => listing.setPageSize(pageSize), [listing, pageSize]);

  if (state.inPlace) {
    return <TargetInPlace host={host} target={state.inPlace} back={t.back} onBack={listing.back} />;
  }
  if (state.orderNo !== '') {
    return <OrderDetailPane key={state.orderNo} listing={listing} orderNo={state.orderNo} />;
  }
  return (
    <div className="tp-list-page">
      {!hideFilters && <OrderFilterBar listing={listing} />}
      <OrderTable key={state.scope} listing={listing} state={state} hasFilters={!hideFilters} />
      <BatchBar batch={listing.batch} onGoToSafety={listing.goToSafety} />
    </div>
  );
}
