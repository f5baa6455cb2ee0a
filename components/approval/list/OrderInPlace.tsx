import { useNeeded } from '../../../src/element/host/use-needed';
import { InPlace } from '../../../src/ui/layout/InPlace';
import type { Listing } from './listing';

/** The order of an application, by the element for orders. */
export const OrderInPlace = ({ listing, orderNo }: { listing: Listing; orderNo: string }) => (
  <InPlace
    tag={useNeeded(listing.host, 'order-list')}
    attributes={{ 'order-no': orderNo }}
    back="返回审批"
    onBack={listing.closeOrder}
    waiting="正在查询订单"
  />
);
