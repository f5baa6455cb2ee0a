import { createElement, useEffect, useRef } from 'react';
import { useNeeded } from '../../../src/element/host/use-needed';
import type { Listing } from './listing';

interface Props {
  listing: Listing;
  orderNo: string;
  onPaid(): void;
}

/** Paying is an element of its own; it says `tp-order-paid` when done. */
export function OrderPayment({ listing, orderNo, onPaid }: Props) {
  const tag = useNeeded(listing.host, 'payment');
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    const paid = () => {
      listing.setPaying(false);
      onPaid();
    };
    element?.addEventListener('tp-order-paid', paid);
    element?.addEventListener('tp-order-expired', onPaid);
    return () => {
      element?.removeEventListener('tp-order-paid', paid);
      element?.removeEventListener('tp-order-expired', onPaid);
    };
  }, [listing, onPaid]);
  return (
    <div ref={content} className="tp-detail-card">
      {tag && createElement(tag, { 'order-no': orderNo })}
    </div>
  );
}
