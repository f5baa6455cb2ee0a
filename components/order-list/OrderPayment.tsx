import { createElement, useEffect, useRef, useState } from 'react';
import type { Listing } from './listing';

interface Props {
  listing: Listing;
  orderNo: string;
  onPaid(): void;
}

/** Paying is an element of its own; it says `tp-order-paid` when done. */
export function OrderPayment({ listing, orderNo, onPaid }: Props) {
  const { host } = listing;
  const [ready, setReady] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.need('payment').then(
      () => setReady(true),
      (error: unknown) => host.report(error),
    );
  }, [host]);
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
    <div ref={content} className="ol-card">
      {ready && createElement(`${host.prefix}-payment`, { 'order-no': orderNo })}
    </div>
  );
}
