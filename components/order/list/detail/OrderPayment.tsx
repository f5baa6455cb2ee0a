import { createElement, useEffect, useRef } from 'react';
import { useElementTag } from '../../../../src/element/host/use-element-tag';
import type { OrderListStore } from '../order-list-store';

interface Props {
  listing: OrderListStore;
  orderNo: string;
}

/** Embeds the payment element, which emits `tp-order-paid` and marks the affected caches as stale itself. */
export function OrderPayment({ listing, orderNo }: Props) {
  const tag = useElementTag(listing.host, 'payment');
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    const paid = () => listing.setPaying(false);
    element?.addEventListener('tp-order-paid', paid);
    return () => element?.removeEventListener('tp-order-paid', paid);
  }, [listing]);
  return (
    <div ref={content} className="tp-detail-card">
      {tag && createElement(tag, { 'order-no': orderNo })}
    </div>
  );
}
