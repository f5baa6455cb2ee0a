import ArrowLeft from 'lucide-react/icons/arrow-left';
import { createElement, useEffect, useRef } from 'react';
import { useNeeded } from '../../src/element/use-needed';
import { Button } from '../../src/ui/Button';
import { SkeletonRows } from '../../src/ui/SkeletonRows';
import type { Listing } from './listing';

/** The order of an application, by the element for orders, where the page around has no place for it. */
export function OrderInPlace({ listing, orderNo }: { listing: Listing; orderNo: string }) {
  const tag = useNeeded(listing.host, 'order-list');
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className="al-order">
      <div>
        <Button ref={back} variant="text" icon={<ArrowLeft />} onClick={listing.closeOrder}>
          返回审批
        </Button>
      </div>
      {tag ? (
        createElement(tag, { 'order-no': orderNo })
      ) : (
        <SkeletonRows rows={6} height={64} label="正在查询订单" />
      )}
    </div>
  );
}
