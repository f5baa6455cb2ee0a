import { useEffect, useRef } from 'react';
import type { RefundDetail, RefundRecord } from '../../../src/contract/order/refund';
import { REFUND_STATE } from '../../../src/contract/order/refund-state';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText, shanghaiDate } from '../../../src/domain/shanghai-time';
import { dateTexts } from '../../../src/domain/texts/dates/texts';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Proofs } from './Proofs';
import { refundTexts } from './texts';

interface Props {
  detail: RefundDetail;
  refund: RefundRecord;
  /** The refund was just submitted, so the heading receives focus. */
  isNew: boolean;
  /** Called when the user returns to the tickets of the order. */
  onBack(): void;
}

/** Progress of one refund: submission, the airline's decision and the repayment. */
export function RefundProgress({ detail, refund, isNew, onBack }: Props) {
  const t = useTexts(refundTexts);
  const dates = useTexts(dateTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const { refundState, refundAmount, arriveTime, hasArrived } = refund;
  const isFailed = refundState === REFUND_STATE.failed;
  const isDone = refundState === REFUND_STATE.done;
  const money = isFailed
    ? ''
    : isDone && arriveTime !== ''
      ? hasArrived
        ? t.arrived
        : t.arrives(dates.day(shanghaiDate(new Date(arriveTime))))
      : '';
  const names = refund.tickets.map((place) => {
    const ticket = detail.tickets.find(
      (other) => other.passengerNo === place.passengerNo && other.segmentNo === place.segmentNo,
    );
    return ticket ? `${ticket.passagerName} ${ticket.flightNo}` : '';
  });
  return (
    <section className="or-card" part="progress" aria-labelledby="or-progress">
      <h3 id="or-progress" ref={heading} tabIndex={-1}>
        {t.progress(refundState)}
      </h3>
      <ol className="or-steps" aria-live="polite">
        <li data-state="done">
          {t.stepAsked}
          <time dateTime={refund.applyTime}>{instantText(refund.applyTime)}</time>
        </li>
        <li
          data-state={isFailed ? 'failed' : isDone ? 'done' : 'now'}
          aria-current={!isDone && !isFailed ? 'step' : undefined}
        >
          {t.stepAirline(refundState)}
          {refund.doneTime !== '' && <time dateTime={refund.doneTime}>{instantText(refund.doneTime)}</time>}
        </li>
        {!isFailed && (
          <li data-state={isDone && (arriveTime === '' || hasArrived) ? 'done' : isDone ? 'now' : 'open'}>
            {t.recordBack(refundState, formatPrice(refundAmount))}
            {money !== '' && <span>{money}</span>}
          </li>
        )}
      </ol>
      <Facts>
        <Fact name={t.refundNo}>{refund.refundNo}</Fact>
        <Fact name={t.reason}>{t.reasonName(refund)}</Fact>
        <Fact name={t.fee}>{refund.refundFee === 0 ? t.free : `¥${formatPrice(refund.refundFee)}`}</Fact>
        <Fact name={t.ticketsOf} wraps>
          {t.names(names)}
        </Fact>
        {refund.remark !== '' && (
          <Fact name={t.remark} wraps>
            {refund.remark}
          </Fact>
        )}
      </Facts>
      <Proofs files={refund.files} />
      <div>
        <Button onClick={onBack}>{t.others}</Button>
      </div>
    </section>
  );
}
