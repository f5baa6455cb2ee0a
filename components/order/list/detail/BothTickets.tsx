import type { OrderDetail } from '../../../../src/contract/order/list';
import { queryRebuys } from '../../../../src/contract/order/rebuy';
import { useCall } from '../../../../src/element/data/use-call';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { rebuyTexts } from '../../change/rebuy/texts';
import type { OrderListStore } from '../order-list-store';

interface Props {
  listing: OrderListStore;
  order: OrderDetail;
}

/** Warns that the tickets replaced by a rebooking are still valid as their refund failed, and offers to refund them. */
export function BothTickets({ listing, order: { orderNo, chain, canRefund } }: Props) {
  const t = useTexts(rebuyTexts);
  const isRebought = chain.some(({ rebuyOf }) => rebuyOf !== '');
  const rebuys = useCall(queryRebuys, isRebought ? { orderNo } : undefined, { live: true, quiet: true });
  const failed = rebuys.data?.find(({ outcome }) => outcome === 'refundFailed');
  if (!failed) return null;
  const { oldOrderNo } = failed;
  const isOld = oldOrderNo === orderNo;
  return (
    <div className="tp-detail-card ol-both" role="alert">
      <p>{isOld && !canRefund ? t.notRefundable : t.twoTickets}</p>
      {isOld && canRefund && (
        <Button variant="primary" onClick={() => listing.refund(orderNo)}>
          {t.refundAgain}
        </Button>
      )}
      {!isOld && <Button onClick={() => listing.open(oldOrderNo)}>{t.showOld}</Button>}
    </div>
  );
}
