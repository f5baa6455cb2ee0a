import { ORDER_STATUS, type OrderStatus } from '../../contract/order/list';
import { Tag, type Tone } from '../../ui/feedback/Tag';
import { useTexts } from '../../ui/texts/use-texts';
import { orderStatusTexts } from './texts';

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

/** Status of an order, with the same name and colour everywhere. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useTexts(orderStatusTexts);
  return <Tag tone={TONES[status] ?? 'neutral'}>{t.order(status)}</Tag>;
}
