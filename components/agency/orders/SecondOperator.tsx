import { useState } from 'react';
import {
  confirmOrderRefund,
  returnOrderRefund,
  type OrderRefundConfirmation,
} from '../../../src/contract/agency/orders/refunds';
import { instantText } from '../../../src/domain/shanghai-time';
import { useHost } from '../../../src/element/host/host-context';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { decisionTexts } from '../decision/texts';
import { ReasonDialog } from '../ReasonDialog';
import { ordersTexts } from './texts';

interface Props {
  orderNo: string;
  /** '' for a whole order whose tickets were not issued. */
  refundNo: string;
  first: OrderRefundConfirmation;
}

/** First confirmation of a refund; nothing without one. */
export function FirstFacts({ first }: { first: Props['first'] | undefined }) {
  const t = useTexts(ordersTexts);
  const decision = useTexts(decisionTexts);
  if (first === undefined) return null;
  return (
    <>
      <p>{decision.waitsForOther(first.operatorName)}</p>
      <Facts>
        <Fact name={decision.firstBy}>{`${first.operatorName} ${instantText(first.confirmTime)}`}</Fact>
        <Fact name={t.ticketAmount}>{t.price(first.ticketAmount)}</Fact>
        <Fact name={t.reason} wraps>
          {first.reason}
        </Fact>
      </Facts>
    </>
  );
}

/** Buttons of the second operator, and of the first one who takes the confirmation back. */
export function SecondActions({ orderNo, refundNo, first }: Props) {
  const t = useTexts(ordersTexts);
  const host = useHost();
  const [asked, ask] = useState<'confirm' | 'giveBack'>();
  const { operatorNo: firstOperatorNo, operatorName, confirmTime, ticketAmount } = first;
  const shown = { orderNo, refundNo, firstOperatorNo, confirmTime };
  const close = () => ask(undefined);
  const end = () => {
    host.notify({ as: 'toast', text: t.done, delayMs: 0 });
    close();
  };
  return (
    <>
      {!first.isCaller && (
        <Button aria-haspopup="dialog" onClick={() => ask('confirm')}>
          {t.confirmRefund}
        </Button>
      )}
      <Button aria-haspopup="dialog" onClick={() => ask('giveBack')}>
        {t.returnRefund}
      </Button>
      {asked === 'confirm' && (
        <ConfirmBox
          call={confirmOrderRefund}
          body={shown}
          title={t.confirmRefund}
          confirmText={t.confirmRefund}
          cancelText={t.cancel}
          onClose={close}
          onDone={end}
        >
          {t.confirmRefundAsk(refundNo || orderNo, operatorName, ticketAmount)}
        </ConfirmBox>
      )}
      {asked === 'giveBack' && (
        <ReasonDialog
          call={returnOrderRefund}
          body={(reason) => ({ ...shown, reason })}
          title={t.returnRefund}
          label={t.returnReason}
          submitText={t.returnRefund}
          onClose={close}
          onDone={end}
        >
          {t.returnRefundAsk(refundNo || orderNo, operatorName)}
        </ReasonDialog>
      )}
    </>
  );
}
