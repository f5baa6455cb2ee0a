import { createElement, useEffect, useRef } from 'react';
import { useNeeded } from '../../../../src/element/host/use-needed';
import type { Listing } from '../listing';

interface Props {
  listing: Listing;
  orderNo: string;
}

/** Paying is an element of its own; it says `tp-order-paid` when done, and makes stale what it changes. */
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
