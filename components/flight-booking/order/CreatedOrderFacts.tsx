import { ORDER_STATUS } from '../../../src/contract/order/list';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { orderStatusTexts } from '../../../src/element/order-status/texts';
import { Price } from '../../../src/ui/fare/Price';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { CreatedOrder } from '../model/order/created-order';
import { ApprovalFacts } from './ApprovalProgress';
import { flightOrderTexts } from './texts';
import type { OrderState } from './use-order-state';

interface Props {
  order: CreatedOrder;
  state: OrderState;
  /** True when the order can no longer be paid. */
  isOver: boolean;
  /** Seconds left until then. */
  left: number;
}

/** Facts of a created order: number, total, deadlines and cancellation. */
export function CreatedOrderFacts({ order: { orderNo, pnr, totalAmount }, state, isOver, left }: Props) {
  const t = useTexts(flightOrderTexts);
  const { clock } = useTexts(amountTexts);
  const { orderStatus, cancellation } = state;
  return (
    <dl className="fb-made-facts">
      <div>
        <dt>{t.number}</dt>
        <dd>{orderNo}</dd>
      </div>
      {pnr !== '' && !isOver && (
        <div>
          <dt>PNR</dt>
          <dd>{pnr}</dd>
        </div>
      )}
      <div>
        <dt>{isOver ? t.amount : t.due}</dt>
        <dd>
          <Price fen={totalAmount} size="large" />
        </dd>
      </div>
      {isDescribed(cancellation) && <Cancelled cancellation={cancellation} />}
      {orderStatus === ORDER_STATUS.pendingApproval && <ApprovalFacts state={state} />}
      {orderStatus === ORDER_STATUS.unpaid && !isOver && (
        <div>
          <dt>{t.timeLeft}</dt>
          <dd>{clock(left)}</dd>
        </div>
      )}
    </dl>
  );
}

type Cancellation = NonNullable<OrderState['cancellation']>;

/**
 * True for a cancellation to describe here. For an unpaid order the heading states it, for an undecided one the text
 * below.
 */
const isDescribed = (how: OrderState['cancellation']): how is Cancellation =>
  how?.kind === 'cancelled' || how?.kind === 'withdrawn';

function Cancelled({ cancellation }: { cancellation: Cancellation }) {
  const { kind, operatorName, reason } = cancellation;
  const t = useTexts(flightOrderTexts);
  const states = useTexts(orderStatusTexts);
  return (
    <>
      <div>
        <dt>{t.cancelReason}</dt>
        <dd>{reason || states.cancellation(kind)}</dd>
      </div>
      <div>
        <dt>{t.cancelledBy}</dt>
        <dd>
          <OneLine>{operatorName}</OneLine>
        </dd>
      </div>
    </>
  );
}
