import ArrowLeft from 'lucide-react/icons/arrow-left';
import { createElement, useEffect, useRef, useState } from 'react';
import { Button } from '../../src/ui/Button';
import { SkeletonRows } from '../../src/ui/SkeletonRows';
import type { Listing } from './listing';

/** The order of an application, by the element for orders, where the page around has no place for it. */
export function OrderInPlace({ listing, orderNo }: { listing: Listing; orderNo: string }) {
  const { host } = listing;
  const [ready, setReady] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    host.need('order-list').then(
      () => setReady(true),
      (error: unknown) => host.report(error),
    );
  }, [host]);
  return (
    <div className="al-detail">
      <div>
        <Button ref={back} variant="text" icon={<ArrowLeft />} onClick={listing.closeOrder}>
          返回审批
        </Button>
      </div>
      {ready ? (
        createElement(`${host.prefix}-order-list`, { 'order-no': orderNo })
      ) : (
        <SkeletonRows rows={6} height={64} label="正在查询订单" />
      )}
    </div>
  );
}
