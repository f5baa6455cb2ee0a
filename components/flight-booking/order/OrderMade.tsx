import CircleCheck from 'lucide-react/icons/circle-check';
import { createElement, useEffect, useRef } from 'react';
import { clockText } from '../../../src/domain/fare/duration';
import { useNeeded } from '../../../src/element/host/use-needed';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import { Steps } from '../../../src/ui/layout/Steps';
import { useSheet } from '../../../src/ui/tokens/root';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import type { OrderStatus } from '../../../src/contract/order/list';
import { ApprovalFacts, EndText, StateChange } from './ApprovalProgress';
import { OpenOrder } from './OpenOrder';
import { useOrderState } from './use-order-state';
import type { Booking } from '../model/booking';
import type { Flow } from '../model/flow';
import { ChoiceSummary } from '../results/ChoiceSummary';
import css from './order-made.css?inline';
import { BOOKING_STEPS } from '../model/steps';
import { useHeadingFocus } from '../model/use-heading-focus';

interface Props {
  booking: Booking;
  flow: Extract<Flow, { order: unknown }>;
}

interface OrderProps {
  booking: Booking;
  flow: Props['flow'] | Extract<Flow, { step: 'opening' }>;
}

/** The order is made: first to look over, then to pay, then done. One made before is read first. */
export default function OrderMade({ booking, flow }: OrderProps) {
  useSheet(css);
  if (flow.step === 'opening') return <OpenOrder booking={booking} flow={flow} />;
  const { order, legs } = flow;
  return (
    <div className="fb-made">
      <Steps label="预订流程" steps={BOOKING_STEPS} current={STEP[flow.step]} />
      <div className="fb-made-card">
        {flow.step === 'created' && <Created booking={booking} flow={flow} />}
        {flow.step === 'paying' && <Paying booking={booking} orderNo={order.orderNo} />}
        {flow.step === 'done' && <Done booking={booking} orderNo={order.orderNo} />}
        {flow.step === 'order' && (
          <div className="fb-made-main">
            <TargetInPlace
              host={booking.host}
              target={{ target: 'order', orderNo: order.orderNo }}
              back="继续预订"
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
  const { orderNo, totalAmount, pnr, waitsForApplyId, isOverdue = false } = flow.order;
  const state = useOrderState(flow.order);
  const { orderStatus, payDeadline, canPay } = state;
  const left = useSecondsUntil(Date.parse(payDeadline));
  const heading = useHeadingFocus();
  const isWaiting = orderStatus === '待审批';
  const isPayable = orderStatus === '待支付';
  const isTooLate = isOverdue || (isPayable && left === 0);
  const isEnded = !isTooLate && (orderStatus === '审批不通过' || orderStatus === '已取消');
  return (
    <div className="fb-made-main">
      <h2 ref={heading} tabIndex={-1}>
        {isTooLate ? '订单已超过支付时限，座位已释放' : headingOf(orderStatus, waitsForApplyId !== '')}
      </h2>
      {isWaiting && <p>所选价格超出差旅标准，审批通过后即可支付，未通过或超时将自动释放座位。</p>}
      {isEnded && (
        <p>
          <EndText state={state} />
        </p>
      )}
      {isTooLate && <p>本订单不能再支付，请重新预订。</p>}
      {isPayable && !isTooLate && !canPay && <p>您没有支付订单的权限，请在支付时限内由有权限的同事支付。</p>}
      <StateChange state={state} />
      <dl className="fb-made-facts">
        <div>
          <dt>订单号</dt>
          <dd>{orderNo}</dd>
        </div>
        {pnr !== '' && !isEnded && !isTooLate && (
          <div>
            <dt>PNR</dt>
            <dd>{pnr}</dd>
          </div>
        )}
        <div>
          <dt>{isEnded || isTooLate ? '订单金额' : '应付金额'}</dt>
          <dd>
            <Price fen={totalAmount} size="large" />
          </dd>
        </div>
        {isWaiting && <ApprovalFacts state={state} />}
        {isPayable && !isTooLate && (
          <div>
            <dt>支付剩余时间</dt>
            <dd>{clockText(left)}</dd>
          </div>
        )}
      </dl>
      <div className="fb-made-actions">
        {isPayable && !isTooLate && canPay && (
          <Button variant="primary" size="large" onClick={booking.pay}>
            去支付
          </Button>
        )}
        {(isEnded || isTooLate) && (
          <Button variant="primary" size="large" onClick={booking.restart}>
            重新预订
          </Button>
        )}
        <Button size="large" onClick={booking.showOrder}>
          查看订单
        </Button>
      </div>
    </div>
  );
}

function headingOf(orderStatus: OrderStatus, hasWaited: boolean): string {
  switch (orderStatus) {
    case '待审批':
      return '订单已提交，等待审批';
    case '待支付':
      return hasWaited ? '审批已通过，请尽快支付' : '订单已提交，座位已保留';
    case '审批不通过':
      return '审批未通过，座位已释放';
    case '已取消':
      return '订单已取消，座位已释放';
    case '出票中':
      return '订单已支付，正在出票';
    default:
      return `订单${orderStatus}`;
  }
}

/** The payment is an element of its own; it says `tp-order-paid` when done, `tp-order-expired` when it is too late. */
function Paying({ booking, orderNo }: { booking: Booking; orderNo: string }) {
  const tag = useNeeded(booking.host, 'payment');
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
        支付订单
      </h2>
      {tag ? createElement(tag, { 'order-no': orderNo }) : <div className="tp-skeleton fb-waiting" />}
    </div>
  );
}

function Done({ booking, orderNo }: { booking: Booking; orderNo: string }) {
  const heading = useHeadingFocus();
  return (
    <div className="fb-made-main fb-done">
      <CircleCheck className="fb-done-mark" />
      <h2 ref={heading} tabIndex={-1}>
        支付成功
      </h2>
      <p>
        订单号 <strong>{orderNo}</strong>，正在出票，请留意短信通知。
      </p>
      <div className="fb-made-actions">
        <Button variant="primary" size="large" onClick={booking.showOrder}>
          查看订单
        </Button>
        <Button size="large" onClick={booking.restart}>
          继续预订
        </Button>
      </div>
    </div>
  );
}
