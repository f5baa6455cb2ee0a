import { useStore } from 'zustand';
import {
  ORDER_STATUS,
  queryAirTicketDetailNew,
  type OrderDetail,
  type OrderStatus,
} from '../../../../src/contract/order/list';
import { DetailPane } from '../../../../src/element/list/DetailPane';
import { useCall } from '../../../../src/element/data/use-call';
import { isRefused } from '../../../../src/element/list/is-refused';
import { detailRefetchInterval } from '../refetch-interval';
import type { OrderListStore } from '../order-list-store';
import { AfterSale } from './AfterSale';
import { BothTickets } from './BothTickets';
import { OrderActions } from '../OrderActions';
import { OrderApproval } from './OrderApproval';
import { OrderCancellation } from './OrderCancellation';
import { OrderFacts } from './OrderFacts';
import { OrderProgress } from './OrderProgress';
import { OrderPayment } from './OrderPayment';
import { OrderStatusTag } from '../../../../src/element/order-status/OrderStatusTag';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderListTexts } from '../texts';

/** Statuses without a payment: an address that opens the payment shows the order alone. */
const UNPAYABLE: readonly OrderStatus[] = [
  ORDER_STATUS.pendingApproval,
  ORDER_STATUS.rejected,
  ORDER_STATUS.cancelled,
];

/** True when the approval's outcome already explains the cancellation. */
const isExplainedByApproval = ({ cancellation, approval }: OrderDetail): boolean =>
  approval !== null && (cancellation?.kind === 'undecided' || cancellation?.kind === 'withdrawn');

/** Detail of one order. */
export function OrderDetailPane({ listing, orderNo }: { listing: OrderListStore; orderNo: string }) {
  const t = useTexts(orderListTexts);
  const { paying } = useStore(listing.store);
  const found = useCall(
    queryAirTicketDetailNew,
    { orderNo },
    { live: true, refetchInterval: detailRefetchInterval },
  );
  const order = found.data;
  const refresh = () => void found.refetch();
  return (
    <DetailPane
      noun={t.order}
      title={t.title(orderNo)}
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
      {order?.cancellation && !isExplainedByApproval(order) && (
        <OrderCancellation cancellation={order.cancellation} />
      )}
      {order?.approval && <OrderApproval order={order} approval={order.approval} onDue={refresh} />}
      {order && <BothTickets listing={listing} order={order} />}
      {order && paying && !UNPAYABLE.includes(order.orderStatus) && (
        <OrderPayment listing={listing} orderNo={orderNo} />
      )}
      {order && <OrderProgress order={order} />}
      {order && <AfterSale listing={listing} order={order} />}
      {order && <OrderFacts order={order} />}
    </DetailPane>
  );
}
