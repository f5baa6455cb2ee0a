import { instantText } from '../../../src/domain/shanghai-time';
import { useEffect, useEffectEvent } from 'react';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { orderStatusTexts } from '../../../src/element/order-status/texts';
import { APPLY_STATE } from '../../../src/contract/approval/apply-state';
import { formatPrice } from '../../../src/domain/money/money';
import { overAmount } from '../../../src/domain/fare/over-amount';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { DetailModel } from './detail-model';
import { approvalListTexts } from '../list/texts';

interface Props {
  model: DetailModel;
  application: ApplicationDetail;
  onDue(): void;
}

/** Head of an application: the decisive amount, the applicant and the remaining time. */
export function Summary({ model, application, onDue }: Props) {
  const t = useTexts(approvalListTexts);
  const states = useTexts(orderStatusTexts);
  const { applicantName, deptName, createTime, approverName, order, stepDue } = application;
  const isOpen = application.applyState === APPLY_STATE.pending;
  return (
    <div className="tp-detail-card al-summary">
      <Figure application={application} />
      <Facts>
        <Fact name={t.applicant}>{applicantName}</Fact>
        <Fact name={t.dept}>{deptName}</Fact>
        <Fact name={t.createTime}>{instantText(createTime)}</Fact>
        <Fact name={t.approver}>{approverName}</Fact>
        {isOpen && (
          <Fact name={t.deadline}>
            {instantText(application.deadline)} <Countdown until={application.deadline} onDue={onDue} />
          </Fact>
        )}
        {isOpen && stepDue && (
          <Fact name={t.stepDue}>
            {instantText(stepDue.time)} <Countdown until={stepDue.time} onDue={onDue} />
            <span className="al-whole al-hint">{t.otherwise(stepDue.otherwise)}</span>
          </Fact>
        )}
        {application.urgeCount > 0 && (
          <Fact name={t.urged}>{t.urgedAt(application.urgeCount, instantText(application.urgeTime))}</Fact>
        )}
        {order && (
          <Fact name={t.order}>
            {order.orderNo}
            <span className="al-whole">{t.orderState(states.order(order.orderStatus))}</span>{' '}
            {order.canOpen && (
              <Button variant="text" size="small" onClick={() => model.openOrder(order.orderNo)}>
                {t.openOrder}
              </Button>
            )}
          </Fact>
        )}
        {order && <Fact name={t.orderAmount}>¥{formatPrice(order.totalAmount)}</Fact>}
        {order && isOpen && (
          <Fact name={t.priceHeld}>
            <Guaranteed until={order.priceGuaranteedUntil} />
          </Fact>
        )}
      </Facts>
    </div>
  );
}

function Figure({ application }: { application: ApplicationDetail }) {
  const { overStandard, order, trip, change, refund } = application;
  const t = useTexts(approvalListTexts);
  const over = overStandard === null ? null : overAmount(overStandard.evaluation);
  if (over !== null) return <Amount label={t.overAmount} fen={over} />;
  if (change !== null) return <Amount label={t.toPay} fen={change.changeFee + change.fareDifference} />;
  if (refund !== null) return <Amount label={t.refundFee} fen={refund.refundFee} />;
  if (order !== null) return <Amount label={t.orderAmount} fen={order.totalAmount} />;
  if (trip !== null) {
    return trip.budget === null ? null : <Amount label={t.budgetAsked} fen={trip.budget} />;
  }
  const fares = overStandard?.voyages.reduce((sum, { salePrice }) => sum + salePrice, 0) ?? 0;
  return <Amount label={t.fares} fen={fares * (overStandard?.passengerNames.length ?? 0)} />;
}

const Amount = ({ label, fen }: { label: string; fen: number }) => (
  <p className="al-figure">
    <span className="al-hint">{label}</span>
    <Price fen={fen} size="large" />
  </p>
);

function Countdown({ until, onDue }: { until: string; onDue(): void }) {
  const t = useTexts(approvalListTexts);
  const { wait } = useTexts(amountTexts);
  const left = useSecondsUntil(Date.parse(until));
  const isDue = left === 0;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
  return <span className="al-countdown">{isDue ? t.tooLate : t.left(wait(left))}</span>;
}

function Guaranteed({ until }: { until: string }) {
  const t = useTexts(approvalListTexts);
  const { wait } = useTexts(amountTexts);
  const left = useSecondsUntil(Date.parse(until));
  return left === 0 ? t.priceOver : t.left(wait(left));
}
