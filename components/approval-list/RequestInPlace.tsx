import ArrowLeft from 'lucide-react/icons/arrow-left';
import { createElement, useEffect, useRef } from 'react';
import { useNeeded } from '../../src/element/use-needed';
import { Button } from '../../src/ui/Button';
import { SkeletonRows } from '../../src/ui/SkeletonRows';
import type { Listing } from './listing';

/** A new request by its own element, where the page around has no place for it. */
export function RequestInPlace({ listing }: { listing: Listing }) {
  const tag = useNeeded(listing.host, 'travel-request');
  const place = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const { current: element } = place;
    const openApplication = (event: Event) => {
      const { detail } = event as CustomEvent<{ target: string; applyId?: string }>;
      if (detail.target !== 'approval' || detail.applyId === undefined) return;
      event.preventDefault();
      listing.closeRequest();
      listing.open(detail.applyId);
    };
    element?.addEventListener('tp-request-cancelled', listing.closeRequest);
    element?.addEventListener('tp-navigate', openApplication);
    return () => {
      element?.removeEventListener('tp-request-cancelled', listing.closeRequest);
      element?.removeEventListener('tp-navigate', openApplication);
    };
  }, [listing]);
  return (
    <div ref={place} className="al-order">
      <div>
        <Button ref={back} variant="text" icon={<ArrowLeft />} onClick={listing.closeRequest}>
          返回审批
        </Button>
      </div>
      {tag ? createElement(tag) : <SkeletonRows rows={6} height={64} label="正在准备申请单" />}
    </div>
  );
}
