import { ORDER_STATUS, type OrderStatus } from '../../../src/contract/order/list';
import { orderStatusTexts } from '../../../src/element/order-status/texts';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';

const TONES: Partial<Record<OrderStatus, Tone>> = {
  [ORDER_STATUS.pendingApproval]: 'accent',
  [ORDER_STATUS.rejected]: 'blocked',
  [ORDER_STATUS.unpaid]: 'over',
  [ORDER_STATUS.issuing]: 'accent',
  [ORDER_STATUS.issued]: 'within',
  [ORDER_STATUS.issueFailed]: 'blocked',
  [ORDER_STATUS.changeQuoted]: 'accent',
  [ORDER_STATUS.changing]: 'accent',
  [ORDER_STATUS.changed]: 'within',
  [ORDER_STATUS.changeFailed]: 'blocked',
  [ORDER_STATUS.refunding]: 'accent',
  [ORDER_STATUS.refundFailed]: 'blocked',
  [ORDER_STATUS.completed]: 'within',
};

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useTexts(orderStatusTexts);
  return <Tag tone={TONES[status] ?? 'neutral'}>{t.order(status)}</Tag>;
}
