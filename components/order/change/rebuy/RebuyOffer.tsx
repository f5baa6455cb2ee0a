import { useId, useState } from 'react';
import type { ChangeDetail, NewFlight } from '../../../../src/contract/order/change';
import { ORDER_STATUS } from '../../../../src/contract/order/list';
import { queryRebuyQuote } from '../../../../src/contract/order/rebuy';
import { REBUY_FAULTS } from '../../../../src/contract/order/rebuy-faults';
import type { OverReasonChoice } from '../../../../src/contract/travel-standard/shapes';
import { formatPrice } from '../../../../src/domain/money/money';
import { useCall } from '../../../../src/element/data/use-call';
import type { Host } from '../../../../src/element/host/host';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { Problem } from '../../after-sale/Problem';
import { problemOf } from '../../after-sale/problem-of';
import {
  confirmationsAfter,
  questionOf,
  type Confirmations,
  type Question,
} from '../../after-sale/questions';
import { SubmitQuestion } from '../../after-sale/SubmitQuestion';
import type { orderChange } from '../declaration';
import { RebuyTable } from './RebuyTable';
import { rebuyTexts } from './texts';
import type { RebuyIntent } from './use-rebuy';

interface Props {
  host: Host<typeof orderChange>;
  detail: ChangeDetail;
  intent: RebuyIntent;
  /** Change that is quoted. */
  wanted: { changeReason: number; passengerNos: readonly number[]; newFlights: NewFlight[] };
  remark: string;
  overReasons: readonly OverReasonChoice[];
  /** Reason why the form cannot be submitted; '' for none. */
  obstacle: string;
  onObstacle(problem: string): void;
  /** Called after a submission, or when the offer has changed. */
  onChanged(isDone: boolean): void;
}

/** Offers to refund the tickets and buy the new flights instead, where that is cheaper than the change. */
export function RebuyOffer(props: Props) {
  const { host, detail, intent, wanted, remark, overReasons, obstacle, onObstacle, onChanged } = props;
  const t = useTexts(rebuyTexts);
  const [question, setQuestion] = useState<Question>();
  const [problem, setProblem] = useState('');
  const id = useId();
  const { orderNo } = detail;
  const asked = { ...wanted, orderNo, passengerNos: [...wanted.passengerNos] };
  // quiet, as the change is possible without this quote
  const found = useCall(queryRebuyQuote, asked, { live: true, quiet: true });
  const quote = found.data;
  if (!quote?.isCheaper && !intent.open) return null;

  async function apply(confirmed: Confirmations): Promise<void> {
    if (!quote) return;
    const { payTotal, backTotal } = quote;
    const body = {
      ...asked,
      remark: remark.trim(),
      payTotal,
      backTotal,
      overReasons: [...overReasons],
      ...confirmed,
    };
    // a request without a response is retried as the same one
    const sent = await (intent.open ? intent.retry() : intent.send(body));
    setQuestion(undefined);
    if (sent.kind === 'done') {
      const { newOrderNo, orderStatus, canPay } = sent.result;
      setProblem('');
      host.track('rebuy-applied', { changeReason: wanted.changeReason, tickets: quote.lines.length });
      host.emit('tp-rebuy-applied', { orderNo, newOrderNo, payTotal, backTotal });
      const text =
        orderStatus === ORDER_STATUS.pendingApproval
          ? t.waits
          : canPay
            ? t.appliedToPay(formatPrice(payTotal))
            : t.applied;
      host.notify({ as: 'toast', text, delayMs: 0 });
      onChanged(true);
      return;
    }
    const next = questionOf(sent.error, confirmed);
    if (next) {
      setQuestion(next);
      return;
    }
    setProblem(problemOf(host, sent, { ...t, changedCode: REBUY_FAULTS.rebuyAmountChanged.code }));
    void found.refetch();
    onChanged(false);
  }

  const begin = () => {
    onObstacle(obstacle);
    if (obstacle === '') setQuestion({ kind: 'sum' });
  };
  return (
    <section className="oc-rebuy" part="rebuy" aria-labelledby={`${id}offer`}>
      <h4 id={`${id}offer`}>{quote ? t.offer(formatPrice(quote.saved)) : t.rebuy}</h4>
      <p className="or-note">{t.offerHint}</p>
      {quote && <RebuyTable detail={detail} quote={quote} />}
      <Problem id={`${id}problem`} text={problem} />
      {quote && (
        <Button
          loading={intent.isSending || found.isFetching}
          loadingText={t.sending}
          aria-describedby={problem ? `${id}problem` : undefined}
          onClick={begin}
        >
          {t.choose(formatPrice(quote.payTotal))}
        </Button>
      )}
      {question && (quote || question.kind !== 'sum') && (
        <SubmitQuestion
          question={question}
          texts={{ ...t, anyway: t.rebuyAnyway }}
          isSending={intent.isSending}
          onConfirm={() => void apply(confirmationsAfter(question))}
          onCancel={() => setQuestion(undefined)}
        >
          {quote && (
            <>
              <p>{t.asked(quote.lines.length, formatPrice(quote.payTotal), formatPrice(quote.backTotal))}</p>
              <p>{quote.payName === '' ? t.paidLater : t.paidBy(quote.payName)}</p>
            </>
          )}
        </SubmitQuestion>
      )}
    </section>
  );
}
