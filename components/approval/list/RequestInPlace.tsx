import { useMemo } from 'react';
import { useNeeded } from '../../../src/element/host/use-needed';
import { InPlace } from '../../../src/ui/layout/InPlace';
import type { Listing } from './listing';

/** A new request, by the element for requests; what came of it is shown here. */
export function RequestInPlace({ listing }: { listing: Listing }) {
  const listeners = useMemo(
    () => ({
      'tp-request-cancelled': listing.closeRequest,
      'tp-navigate': (event: Event) => {
        const { detail } = event as CustomEvent<{ target: string; applyId?: string }>;
        if (detail.target !== 'approval' || detail.applyId === undefined) return;
        event.preventDefault();
        listing.closeRequest();
        listing.open(detail.applyId);
      },
    }),
    [listing],
  );
  return (
    <InPlace
      tag={useNeeded(listing.host, 'travel-request')}
      listeners={listeners}
      back="返回审批"
      onBack={listing.closeRequest}
      waiting="正在准备申请单"
    />
  );
}
