import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { OrderStatus } from '../../src/contract/order-list';
import { queryClientOf } from '../../src/element/server-state';
import { withSession } from '../../src/element/sign-in';
import { useReturn } from '../../src/element/use-return';
import { Button } from '../../src/ui/Button';
import { ErrorState } from '../../src/ui/ErrorState';
import { SkeletonRows } from '../../src/ui/SkeletonRows';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const client = queryClientOf(host.runtime);
  const order = useQuery(
    {
      queryKey: ['order', orderNo],
      queryFn: ({ signal }) => withSession(host, () => readOrder(host.runtime, orderNo, signal)),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => lookAgainAfter(data ? [data] : []),
    },
    client,
  );
  useReturn(() => void order.refetch({ cancelRefetch: false }));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (order.error) host.report(order.error);
  }, [host, order.error]);
  const refresh = () => {
    void order.refetch();
    void client.invalidateQueries({ queryKey: ['orders'] });
  };

  return (
    <section className="ol-detail" part="detail" aria-labelledby="ol-detail-title">
      <header className="ol-detail-head">
        <Button variant="text" icon={<ArrowLeft />} onClick={listing.close}>
          返回订单列表
        </Button>
        <h2 id="ol-detail-title" ref={heading} tabIndex={-1}>
          订单 {orderNo}
        </h2>
        {order.data && <OrderStatusTag status={order.data.orderStatus} />}
        {order.data && <OrderActions listing={listing} order={order.data} onChanged={refresh} />}
      </header>
      {order.isPending && <SkeletonRows rows={6} height={64} label="正在查询订单" />}
      {order.isError && (
        <ErrorState
          message={order.error.message}
          retrying={order.isFetching}
          onRetry={() => void order.refetch()}
        />
      )}
      {order.data?.approval && (
        <OrderApproval order={order.data} approval={order.data.approval} onDue={refresh} />
      )}
      {order.data && paying && !UNPAYABLE.includes(order.data.orderStatus) && (
        <OrderPayment listing={listing} orderNo={orderNo} onPaid={refresh} />
      )}
      {order.data && <OrderFacts listing={listing} order={order.data} />}
    </section>
  );
}
