import { instantText } from '../../../src/domain/shanghai-time';
import { useEffect, useEffectEvent } from 'react';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { waitText } from '../../../src/domain/fare/duration';
import { formatPrice } from '../../../src/domain/money/money';
import { overAmount } from '../../../src/domain/fare/over-amount';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import type { Listing } from './listing';

interface Props {
  listing: Listing;
  application: ApplicationDetail;
  onDue(): void;
}

/** The one number to decide by, who asks, and how long there is. */
export function Summary({ listing, application, onDue }: Props) {
  const { applicantName, deptName, createTime, approverName, order } = application;
  const isOpen = application.applyState === '审批中';
  return (
    <div className="tp-detail-card al-summary">
      <Figure application={application} />
      <Facts>
        <Fact name="申请人">{applicantName}</Fact>
        <Fact name="部门">{deptName}</Fact>
        <Fact name="提交时间">{instantText(createTime)}</Fact>
        <Fact name="审批人">{approverName}</Fact>
        {isOpen && (
          <Fact name="审批时限">
            {instantText(application.deadline)} <Countdown until={application.deadline} onDue={onDue} />
          </Fact>
        )}
        {order && (
          <Fact name="订单">
            {order.orderNo}
            {/* in brackets: a line may break before them, not within */}
            <span className="al-whole">（{order.orderStatus}）</span>
            {order.canOpen && (
              <Button variant="text" size="small" onClick={() => listing.openOrder(order.orderNo)}>
                查看订单
              </Button>
            )}
          </Fact>
        )}
        {order && <Fact name="订单金额">¥{formatPrice(order.totalAmount)}</Fact>}
        {order && isOpen && (
          <Fact name="价格保留">
            <Guaranteed until={order.priceGuaranteedUntil} />
          </Fact>
        )}
      </Facts>
    </div>
  );
}

function Figure({ application: { overStandard, order, trip } }: { application: ApplicationDetail }) {
  const over = overStandard === null ? null : overAmount(overStandard.evaluation);
  if (over !== null) return <Amount label="超标金额" fen={over} />;
  if (order !== null) return <Amount label="订单金额" fen={order.totalAmount} />;
  if (trip !== null) {
    return trip.budget === null ? null : <Amount label="申请预算" fen={trip.budget} />;
  }
  const fares = overStandard?.voyages.reduce((sum, { salePrice }) => sum + salePrice, 0) ?? 0;
  return <Amount label="票价合计" fen={fares * (overStandard?.passengerNames.length ?? 0)} />;
}

const Amount = ({ label, fen }: { label: string; fen: number }) => (
  <p className="al-figure">
    <span className="al-hint">{label}</span>
    <Price fen={fen} size="large" />
  </p>
);

function Countdown({ until, onDue }: { until: string; onDue(): void }) {
  const left = useSecondsUntil(Date.parse(until));
  const isDue = left === 0;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
  return <span className="al-countdown">{isDue ? '已超过时限' : `剩余 ${waitText(left)}`}</span>;
}

function Guaranteed({ until }: { until: string }) {
  const left = useSecondsUntil(Date.parse(until));
  return left === 0 ? '已到期，支付时重新核价' : `剩余 ${waitText(left)}`;
}
