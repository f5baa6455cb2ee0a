import type { CancelKind, OrderDetail } from '../../../../src/contract/order/list';
import { orderStatusTexts } from '../../../../src/element/order-status/texts';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderListTexts } from '../texts';

const BY_THE_CLOCK: readonly CancelKind[] = ['unpaid', 'undecided'];

interface Props {
  cancellation: NonNullable<OrderDetail['cancellation']>;
}

/** Reason of a cancellation, with its operator where a person cancelled it. */
export function OrderCancellation({ cancellation: { kind, operatorName, reason } }: Props) {
  const t = useTexts(orderListTexts);
  const states = useTexts(orderStatusTexts);
  return (
    <div className="tp-detail-card" role="status">
      <Facts>
        <Fact name={t.cancelReason} wraps>
          {reason || states.cancellation(kind)}
        </Fact>
        {!BY_THE_CLOCK.includes(kind) && <Fact name={t.cancelledBy}>{operatorName}</Fact>}
      </Facts>
    </div>
  );
}
