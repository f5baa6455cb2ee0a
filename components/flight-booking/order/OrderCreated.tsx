import CircleCheck from 'lucide-react/icons/circle-check';
import { createElement, useEffect, useRef } from 'react';
import { ORDER_STATUS } from '../../../src/contract/order/list';
import { useElementTag } from '../../../src/element/host/use-element-tag';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { Button } from '../../../src/ui/button/Button';
import { Steps } from '../../../src/ui/layout/tabs/Steps';
import { useSheet } from '../../../src/ui/tokens/root';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { EndText, StateChange } from './ApprovalProgress';
import { CreatedOrderFacts } from './CreatedOrderFacts';
import { OpenOrder } from './OpenOrder';
import { restartSearch } from './restart-search';
import { flightOrderTexts } from './texts';
import { useOrderState } from './use-order-state';
import type { Booking } from '../model/booking';
import type { Flow } from '../model/flow';
import { ChoiceSummary } from '../results/legs/ChoiceSummary';
import css from './order-made.css?inline';
import { bookingSteps } from '../model/steps';
import { stepTexts } from '../model/texts';
import { useHeadingFocus } from '../model/use-heading-focus';

interface Props {
  booking: Booking;
  flow: Extract<Flow, { order: unknown }>;
}

interface OrderProps {
  booking: Booking;
  flow: Props['flow'] | Extract<Flow, { step: 'opening' }>;
}

/** Steps of a created order: overview, payment, completion. An existing order is read first. */
export default function OrderCreated({ booking, flow }: OrderProps) {
  const t = useTexts(flightOrderTexts);
  const steps = bookingSteps(useTexts(stepTexts));
  useSheet(css);
  if (flow.step === 'opening') return <OpenOrder booking={booking} flow={flow} />;
  const { order, legs } = flow;
  return (
    <div className="fb-made">
      <Steps label={t.steps} steps={steps} current={STEP[flow.step]} />
      <div className="fb-made-card">
        {flow.step === 'created' && <Created booking={booking} flow={flow} />}
        {flow.step === 'paying' && <Paying booking={booking} orderNo={order.orderNo} />}
        {flow.step === 'done' && <OrderConfirmation booking={booking} orderNo={order.orderNo} />}
        {flow.step === 'order' && (
          <div className="fb-made-main">
            <TargetInPlace
              host={booking.host}
              target={{ target: 'order', orderNo: order.orderNo }}
              back={t.bookOn}
              onBack={booking.restart}
            />
          </div>
        )}
        {flow.step !== 'order' && <ChoiceSummary legs={legs} />}
      </div>
    </div>
  );
}

const STEP = { created: 3, paying: 3, done: 4, order: 4 } as const;

function Created({ booking, flow }: Props) {
  const t = useTexts(flightOrderTexts);
  const { waitsForApplyId, isOverdue = false } = flow.order;
  const state = useOrderState(flow.order);
  const { orderStatus, payDeadline, canPay } = state;
  const left = useSecondsUntil(Date.parse(payDeadline));
  const heading = useHeadingFocus();
  const isWaiting = orderStatus === ORDER_STATUS.pendingApproval;
  const isPayable = orderStatus === ORDER_STATUS.unpaid;
  const isTooLate = isOverdue || (isPayable && left === 0) || state.cancellation?.kind === 'unpaid';
  const isEnded =
    !isTooLate && (orderStatus === ORDER_STATUS.rejected || orderStatus === ORDER_STATUS.cancelled);
  return (
    <div className="fb-made-main">
      <h2 ref={heading} tabIndex={-1}>
        {isTooLate ? t.tooLate : t.heading(orderStatus, waitsForApplyId !== '')}
      </h2>
      {isWaiting && <p>{t.waiting}</p>}
      {isEnded && (
        <p>
          <EndText state={state} />
        </p>
      )}
      {isTooLate && <p>{t.tooLateNote}</p>}
      {isPayable && !isTooLate && !canPay && <p>{t.noPayer}</p>}
      <StateChange state={state} />
      <CreatedOrderFacts order={flow.order} state={state} isOver={isEnded || isTooLate} left={left} />
      <div className="fb-made-actions">
        {isPayable && !isTooLate && canPay && (
          <Button variant="primary" size="large" onClick={booking.pay}>
            {t.pay}
          </Button>
        )}
        {(isEnded || isTooLate) && (
          <Button variant="primary" size="large" onClick={() => restartSearch(booking, flow.legs)}>
            {t.searchAgain}
          </Button>
        )}
        <Button size="large" onClick={booking.showOrder}>
          {t.show}
        </Button>
      </div>
    </div>
  );
}

/** Embeds the payment element, which emits `tp-order-paid` when done and `tp-order-expired` when it is too late. */
function Paying({ booking, orderNo }: { booking: Booking; orderNo: string }) {
  const t = useTexts(flightOrderTexts);
  const tag = useElementTag(booking.host, 'payment');
  const content = useRef<HTMLDivElement>(null);
  const heading = useHeadingFocus();
  useEffect(() => {
    const element = content.current;
    element?.addEventListener('tp-order-paid', booking.paid);
    element?.addEventListener('tp-order-expired', booking.expired);
    return () => {
      element?.removeEventListener('tp-order-paid', booking.paid);
      element?.removeEventListener('tp-order-expired', booking.expired);
    };
  }, [booking]);
  return (
    <div ref={content} className="fb-made-main">
      <h2 ref={heading} tabIndex={-1}>
        {t.payment}
      </h2>
      {tag ? createElement(tag, { 'order-no': orderNo }) : <div className="tp-skeleton fb-waiting" />}
    </div>
  );
}

function OrderConfirmation({ booking, orderNo }: { booking: Booking; orderNo: string }) {
  const t = useTexts(flightOrderTexts);
  const heading = useHeadingFocus();
  return (
    <div className="fb-made-main fb-done">
      <CircleCheck className="fb-done-mark" />
      <h2 ref={heading} tabIndex={-1}>
        {t.paid}
      </h2>
      <p>
        {t.number} <strong>{orderNo}</strong>
        {t.paidNote}
      </p>
      <div className="fb-made-actions">
        <Button variant="primary" size="large" onClick={booking.showOrder}>
          {t.show}
        </Button>
        <Button size="large" onClick={booking.restart}>
          {t.bookOn}
        </Button>
      </div>
    </div>
  );
}
