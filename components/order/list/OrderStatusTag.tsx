import type { OrderStatus } from '../../../src/contract/order/list';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';

const TONES: Partial<Record<OrderStatus, Tone>> = {
  待审批: 'accent',
  审批不通过: 'blocked',
  待支付: 'over',
  出票中: 'accent',
  已出票: 'within',
  出票失败: 'blocked',
  改签待核算: 'accent',
  改签中: 'accent',
  已改签: 'within',
  改签失败: 'blocked',
  退票中: 'accent',
  退票失败: 'blocked',
  完成: 'within',
};

export const OrderStatusTag = ({ status }: { status: OrderStatus }) => (
  <Tag tone={TONES[status] ?? 'neutral'}>{status}</Tag>
);
