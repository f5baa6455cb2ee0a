import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { InlineName } from '../../../../src/ui/layout/disclosure/InlineName';
import { useEffect, useEffectEvent } from 'react';
import {
  ORDER_STATUS,
  type OrderApproval as Approval,
  type OrderDetail,
} from '../../../../src/contract/order/list';
import { APPLY_STATE } from '../../../../src/contract/approval/apply-state';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { instantText } from '../../../../src/domain/shanghai-time';
import { useSecondsUntil } from '../../../../src/ui/date/use-seconds-until';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderListTexts } from '../texts';

interface Props {
  order: OrderDetail;
  approval: Approval;
  /** Called when the approver's deadline has passed. */
  onDue(): void;
}

/** Approval of an order: approver, remaining time of seats and price, and outcome. */
export function OrderApproval({ order, approval, onDue }: Props) {
  const { applyState, approverName, opinion, applyId } = approval;
  const t = useTexts(orderListTexts);
  const isWaiting = order.orderStatus === ORDER_STATUS.pendingApproval && applyState === APPLY_STATE.pending;
  return (
    <div className="tp-detail-card ol-approval" data-state={applyState}>
      <p role="status">
        {isWaiting ? (
          <>
            {t.waitsFor}
            <InlineName>{approverName}</InlineName>
            {t.waitsForThen}
          </>
        ) : (
          <StateText approval={approval} />
        )}
      </p>
      {isWaiting && <Clocks order={order} approval={approval} onDue={onDue} />}
      <Facts>
        <Fact name={t.applyId}>{applyId}</Fact>
        {opinion && (
          <Fact name={t.opinion} wraps>
            {opinion}
          </Fact>
        )}
      </Facts>
    </div>
  );
}

/** Countdowns until the seats are released and until the price expires. */
function Clocks({ order, approval, onDue }: Props) {
  const t = useTexts(orderListTexts);
  const { wait } = useTexts(amountTexts);
  const held = useSecondsUntil(Date.parse(approval.deadline));
  const guaranteed = useSecondsUntil(Date.parse(order.priceGuaranteedUntil));
  const isDue = held === 0;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
  return (
    <Facts>
      <Fact name={t.seatsHeld}>
        <span className="ol-clock">{isDue ? t.tooLate : t.left(wait(held))}</span>
      </Fact>
      <Fact name={t.priceHeld}>
        <span className="ol-clock">{guaranteed === 0 ? t.priceOver : t.left(wait(guaranteed))}</span>
      </Fact>
    </Facts>
  );
}

function StateText({ approval }: Pick<Props, 'approval'>) {
  const t = useTexts(orderListTexts);
  const { applyState, approverName, decideTime, isAwaited } = approval;
  const approver = <InlineName>{approverName}</InlineName>;
  const at = instantText(decideTime);
  switch (applyState) {
    case APPLY_STATE.approved:
      return (
        <>
          {approver}
          {t.approvedBy(at, isAwaited)}
        </>
      );
    case APPLY_STATE.rejected:
      return (
        <>
          {approver}
          {t.refusedBy(at)}
        </>
      );
    case APPLY_STATE.expired:
      return t.approvalExpired;
    case APPLY_STATE.withdrawn:
      return t.approvalWithdrawn(at);
    case APPLY_STATE.pending:
      return (
        <>
          {t.waitsFor}
          {approver}
          {t.waitsForEnd}
        </>
      );
  }
}
