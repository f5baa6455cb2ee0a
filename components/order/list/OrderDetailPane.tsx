import { useStore } from 'zustand';
import { queryAirTicketDetailNew, type OrderStatus } from '../../../src/contract/order/list';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { useCall } from '../../../src/element/data/use-call';
import { isRefused } from '../../../src/element/list/is-refused';
import { refetchInterval } from './refetch-interval';
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
  const { paying } = useStore(listing.store);
  const found = useCall(
    queryAirTicketDetailNew,
    { orderNo },
    { live: true, refetchInterval: (order) => refetchInterval(order ? [order] : []) },
  );
  const order = found.data;
  const refresh = () => void found.refetch();
  return (
    <DetailPane
      noun="订单"
      title={`订单 ${orderNo}`}
      row={orderNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={listing.close}
      head={
        order && (
          <>
            <OrderStatusTag status={order.orderStatus} />
            <OrderActions listing={listing} order={order} />
          </>
        )
      }
    >
      {order?.approval && <OrderApproval order={order} approval={order.approval} onDue={refresh} />}
      {order && paying && !UNPAYABLE.includes(order.orderStatus) && (
        <OrderPayment listing={listing} orderNo={orderNo} />
      )}
      {order && <OrderFacts order={order} />}
    </DetailPane>
  );
}
