import { useStore } from 'zustand';
import type { OrderStatus } from '../../../src/contract/order/list';
import { DetailPane } from '../../../src/ui/layout/DetailPane';
import { queryClientOf } from '../../../src/element/data/server-state';
import { useLiveQuery } from '../../../src/element/data/use-live-query';
import { lookAgainAfter } from './awaiting';
import { readOrder } from './calls';
import type { Listing } from './listing';
import { OrderActions } from './OrderActions';
import { OrderApproval } from './OrderApproval';
import { OrderFacts } from './OrderFacts';
import { OrderPayment } from './OrderPayment';
import { OrderStatusTag } from './OrderStatusTag';

/** Not to be paid yet, or no more: an address that asks for the payment shows the order alone. */
const UNPAYABLE: readonly OrderStatus[] = ['待审批', '审批不通过'];

/** One order, whole. */
export function OrderDetailPane({ listing, orderNo }: { listing: Listing; orderNo: string }) {
  const { host } = listing;
  const { paying } = useStore(listing.store);
  const found = useLiveQuery(host, {
    queryKey: ['order', orderNo],
    read: (signal) => readOrder(host.runtime, orderNo, signal),
    lookAgainAfter: (order) => lookAgainAfter(order ? [order] : []),
  });
  const order = found.data;
  const refresh = () => {
    void found.refetch();
    void queryClientOf(host.runtime).invalidateQueries({ queryKey: ['orders'] });
  };
  return (
    <DetailPane
      noun="订单"
      title={`订单 ${orderNo}`}
      found={found}
      onBack={listing.close}
      head={
        order && (
          <>
            <OrderStatusTag status={order.orderStatus} />
            <OrderActions listing={listing} order={order} onChanged={refresh} />
          </>
        )
      }
    >
      {order?.approval && <OrderApproval order={order} approval={order.approval} onDue={refresh} />}
      {order && paying && !UNPAYABLE.includes(order.orderStatus) && (
        <OrderPayment listing={listing} orderNo={orderNo} onPaid={refresh} />
      )}
      {order && <OrderFacts listing={listing} order={order} />}
    </DetailPane>
  );
}
