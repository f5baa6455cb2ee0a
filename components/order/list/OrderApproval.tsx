import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { InlineName } from '../../../src/ui/layout/InlineName';
import { useEffect, useEffectEvent } from 'react';
import type { OrderApproval as Approval, OrderDetail } from '../../../src/contract/order/list';
import { waitText } from '../../../src/domain/fare/duration';
import { instantText } from '../../../src/domain/shanghai-time';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';

interface Props {
  order: OrderDetail;
  approval: Approval;
  /** The approver's time is over. */
  onDue(): void;
}

/** Who decides, how long the seats and the price are held for it, and what became of it. */
export function OrderApproval({ order, approval, onDue }: Props) {
  const { applyState, approverName, opinion, applyId } = approval;
  const isWaiting = order.orderStatus === '待审批' && applyState === '审批中';
  return (
    <div className="tp-detail-card ol-approval" data-state={applyState}>
      <p role="status">
        {isWaiting ? (
          <>
            等待<InlineName>{approverName}</InlineName>审批，审批通过后可支付。
          </>
        ) : (
          <StateText approval={approval} />
        )}
      </p>
      {isWaiting && <Clocks order={order} approval={approval} onDue={onDue} />}
      <Facts>
        <Fact name="申请单号">{applyId}</Fact>
        {opinion && (
          <Fact name="审批意见" wraps>
            {opinion}
          </Fact>
        )}
      </Facts>
    </div>
  );
}

/** The seats are held until the first runs out, the price until the second. */
function Clocks({ order, approval, onDue }: Props) {
  const held = useSecondsUntil(Date.parse(approval.deadline));
  const guaranteed = useSecondsUntil(Date.parse(order.priceGuaranteedUntil));
  const isDue = held === 0;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
  return (
    <Facts>
      <Fact name="座位保留">
        <span className="ol-clock">{isDue ? '已超过审批时限' : `剩余 ${waitText(held)}`}</span>
      </Fact>
      <Fact name="价格保留">
        <span className="ol-clock">
          {guaranteed === 0 ? '已到期，支付时重新核价' : `剩余 ${waitText(guaranteed)}`}
        </span>
      </Fact>
    </Facts>
  );
}

function StateText({ approval }: Pick<Props, 'approval'>) {
  const { applyState, approverName, decideTime, isAwaited } = approval;
  const approver = <InlineName>{approverName}</InlineName>;
  const at = decideTime === '' ? '' : `已于${instantText(decideTime)}`;
  switch (applyState) {
    case '已同意':
      return (
        <>
          {approver}
          {at}同意超标申请。{isAwaited ? '' : '本订单按已通过的申请预订。'}
        </>
      );
    case '已拒绝':
      return (
        <>
          {approver}
          {at}拒绝超标申请，订单已关闭，座位已释放。
        </>
      );
    case '已过期':
      return '超过审批时限未审批，订单已自动取消，座位已释放。';
    case '已撤回':
      return `超标申请${at}撤回，订单已取消，座位已释放。`;
    case '审批中':
      return <>等待{approver}审批。</>;
  }
}
