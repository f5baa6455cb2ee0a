import { APPLY_STATE } from '../../../src/contract/approval/apply-state';
import { ORDER_STATUS } from '../../../src/contract/order/list';
import { instantText } from '../../../src/domain/shanghai-time';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { OrderStatusTag } from '../../../src/element/order-status/OrderStatusTag';
import { orderStatusTexts } from '../../../src/element/order-status/texts';
import { Button } from '../../../src/ui/button/Button';
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightOrderTexts } from './texts';
import type { OrderState } from './use-order-state';

/** Approver of the order, and the remaining times of its seats and its price. */
export function ApprovalFacts({ state }: { state: OrderState }) {
  const t = useTexts(flightOrderTexts);
  const { application, payDeadline, priceGuaranteedUntil, isStale, isAsking, ask } = state;
  return (
    <>
      <div>
        <dt>{t.state}</dt>
        <dd>
          <OrderStatusTag status={ORDER_STATUS.pendingApproval} />
        </dd>
      </div>
      <div>
        <dt>{t.approver}</dt>
        <dd>
          <OneLine>{application?.approverName ?? t.reading}</OneLine>
        </dd>
      </div>
      {application && (
        <div>
          <dt>{t.applyId}</dt>
          <dd>{application.applyId}</dd>
        </div>
      )}
      <Clock label={t.seatsUntil} until={payDeadline} over={t.seatsOver} />
      <Clock label={t.priceUntil} until={priceGuaranteedUntil} over={t.priceOver} />
      {isStale && (
        <div role="status">
          <dt>{t.progress}</dt>
          <dd>
            {t.failed}
            <Button variant="text" size="small" loading={isAsking} onClick={ask}>
              {t.retry}
            </Button>
          </dd>
        </div>
      )}
    </>
  );
}

function Clock({ label, until, over }: { label: string; until: string; over: string }) {
  const t = useTexts(flightOrderTexts);
  const { clock, wait } = useTexts(amountTexts);
  const instant = new Date(until);
  const left = useSecondsUntil(instant.getTime());
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={until}>{instantText(until)}</time>
        <span className="fb-made-left">
          {left > 0 ? t.left(left < 3600 ? clock(left) : wait(left)) : over}
        </span>
      </dd>
    </div>
  );
}

/** States how an order that awaited approval ended without one. */
export function EndText({ state: { orderStatus, application } }: { state: OrderState }) {
  const t = useTexts(flightOrderTexts);
  const opinion = application?.opinion ? t.opinion(application.opinion) : '';
  if (orderStatus === ORDER_STATUS.rejected) {
    return (
      <>
        <InlineName>{application?.approverName ?? t.approver}</InlineName>
        {t.refused}
        {opinion}
      </>
    );
  }
  if (application?.applyState === APPLY_STATE.expired) return t.undecided;
  return t.cancelled;
}

/** Announces a change of the state to screen readers. */
export function StateChange({ state }: { state: OrderState }) {
  const t = useTexts(flightOrderTexts);
  const states = useTexts(orderStatusTexts);
  return <LiveRegion>{state.application ? t.changed(states.order(state.orderStatus)) : ''}</LiveRegion>;
}
