import { useState } from 'react';
import { useStore } from 'zustand';
import {
  ORDER_STATUS,
  orderCancel,
  type OrderDetail,
  type OrderStatus,
} from '../../../src/contract/order/list';
import { isGatewayError } from '../../../src/element/host/host';
import { useIntent } from '../../../src/element/data/use-intent';
import { Button } from '../../../src/ui/button/Button';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { errorTexts } from '../../../src/element/errors/texts';
import type { OrderListStore } from './order-list-store';
import { orderListTexts } from './texts';

/** Statuses in which the seats are released and no further action is possible. */
const CLOSED: readonly OrderStatus[] = [ORDER_STATUS.cancelled, ORDER_STATUS.rejected];

interface Props {
  listing: OrderListStore;
  order: OrderDetail;
}

/** Buttons for the actions that the order allows now. */
export function OrderActions({ listing, order }: Props) {
  const t = useTexts(orderListTexts);
  const errors = useTexts(errorTexts);
  const { host } = listing;
  const { paying } = useStore(listing.store);
  const [asking, setAsking] = useState(false);
  const cancelling = useIntent(orderCancel);
  const isWithdrawal = order.orderStatus === ORDER_STATUS.pendingApproval;

  async function cancel(): Promise<void> {
    const { orderNo } = order;
    const sent = await cancelling.send({ orderNo, reason: '' });
    if (sent.kind === 'done') {
      host.notify({ as: 'toast', text: isWithdrawal ? t.withdrawn : t.cancelled, delayMs: 0 });
      host.emit('tp-order-cancelled', { orderNo });
    } else {
      host.report(sent.error);
      const text = isGatewayError(sent.error)
        ? errors.of(sent.error)
        : isWithdrawal
          ? t.withdrawFailed
          : t.cancelFailed;
      host.notify({ as: 'box', text, delayMs: 0 });
    }
    setAsking(false);
  }
  return (
    <div className="ol-actions">
      {order.canCancel && (
        <Button onClick={() => setAsking(true)}>{isWithdrawal ? t.withdraw : t.cancel}</Button>
      )}
      {order.canChange && <Button onClick={() => listing.change(order.orderNo)}>{t.change}</Button>}
      {order.canRefund && <Button onClick={() => listing.refund(order.orderNo)}>{t.refund}</Button>}
      {CLOSED.includes(order.orderStatus) && (
        <Button variant="primary" onClick={() => listing.searchAnew(order)}>
          {t.searchAnew}
        </Button>
      )}
      {order.canPay && !paying && (
        <Button variant="primary" onClick={() => listing.setPaying(true)}>
          {t.pay}
        </Button>
      )}
      {asking && (
        <MessageBox
          title={isWithdrawal ? t.withdraw : t.cancel}
          confirmText={isWithdrawal ? t.withdrawYes : t.cancelYes}
          cancelText={isWithdrawal ? t.withdrawNo : t.cancelNo}
          danger
          loading={cancelling.isSending}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        >
          {t.cancelHint(isWithdrawal)}
        </MessageBox>
      )}
    </div>
  );
}
