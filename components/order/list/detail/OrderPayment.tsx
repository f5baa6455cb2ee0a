import { createElement, useEffect, useRef } from 'react';
import { useNeeded } from '../../../../src/element/host/use-needed';
import type { Listing } from '../listing';

interface Props {
  listing: Listing;
  orderNo: string;
}

/** Embeds the payment element, which emits `tp-order-paid` and marks the affected caches as stale itself. */
export function OrderPayment({ listing, orderNo }: Props) {
  const tag = useNeeded(listing.host, 'payment');
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
