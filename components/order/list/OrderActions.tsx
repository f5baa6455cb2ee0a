import { useState } from 'react';
import { useStore } from 'zustand';
import { orderCancel, type OrderDetail } from '../../../src/contract/order/list';
import { isGatewayError } from '../../../src/element/host/host';
import { useIntent } from '../../../src/element/data/use-intent';
import { Button } from '../../../src/ui/button/Button';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import type { Listing } from './listing';

interface Props {
  listing: Listing;
  order: OrderDetail;
}

/** What may be done with an order now. */
export function OrderActions({ listing, order }: Props) {
  const { host } = listing;
  const { paying } = useStore(listing.store);
  const [asking, setAsking] = useState(false);
  const cancelling = useIntent(orderCancel);
  const isWithdrawal = order.orderStatus === '待审批';

  async function cancel(): Promise<void> {
    const { orderNo } = order;
    const sent = await cancelling.send({ orderNo, reason: '' });
    if (sent.kind === 'done') {
      host.notify({ as: 'toast', text: isWithdrawal ? '申请已撤回，订单已取消' : '订单已取消', delayMs: 0 });
      host.emit('tp-order-cancelled', { orderNo });
    } else {
      host.report(sent.error);
      const text = isGatewayError(sent.error)
        ? sent.error.message
        : `${isWithdrawal ? '撤回' : '取消'}失败，请重试`;
      host.notify({ as: 'box', text, delayMs: 0 });
    }
    setAsking(false);
  }
  return (
    <div className="ol-actions">
      {order.canCancel && (
        <Button onClick={() => setAsking(true)}>{isWithdrawal ? '撤回申请' : '取消订单'}</Button>
      )}
      {order.canRefund && <Button onClick={() => listing.refund(order.orderNo)}>退票</Button>}
      {order.canPay && !paying && (
        <Button variant="primary" onClick={() => listing.setPaying(true)}>
          去支付
        </Button>
      )}
      {asking && (
        <MessageBox
          title={isWithdrawal ? '撤回申请' : '取消订单'}
          confirmText={isWithdrawal ? '确定撤回' : '确定取消'}
          cancelText={isWithdrawal ? '暂不撤回' : '暂不取消'}
          danger
          loading={cancelling.isSending}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        >
          {isWithdrawal && '撤回审批申请后订单一并取消。'}
          取消后座位将立即释放，可能无法按当前价格重新预订。
        </MessageBox>
      )}
    </div>
  );
}
