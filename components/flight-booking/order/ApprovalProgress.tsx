import { clockText, waitText } from '../../../src/domain/fare/duration';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion';
import { Tag } from '../../../src/ui/feedback/Tag';
import { InlineName } from '../../../src/ui/layout/InlineName';
import { OneLine } from '../../../src/ui/layout/OneLine';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import type { OrderState } from './use-order-state';

/** Who decides, and the two clocks: how long the seats are held, and how long the price. */
export function ApprovalFacts({ state }: { state: OrderState }) {
  const { application, payDeadline, priceGuaranteedUntil, isStale, isAsking, ask } = state;
  return (
    <>
      <div>
        <dt>订单状态</dt>
        <dd>
          <Tag tone="over">待审批</Tag>
        </dd>
      </div>
      <div>
        <dt>审批人</dt>
        <dd>
          <OneLine>{application?.approverName ?? '正在读取'}</OneLine>
        </dd>
      </div>
      {application && (
        <div>
          <dt>审批单号</dt>
          <dd>{application.applyId}</dd>
        </div>
      )}
      <Clock label="座位保留至" until={payDeadline} over="座位保留时间已到" />
      <Clock label="价格保证至" until={priceGuaranteedUntil} over="支付时以最新价格为准" />
      {isStale && (
        <div role="status">
          <dt>审批进度</dt>
          <dd>
            读取失败
            <Button variant="text" size="small" loading={isAsking} onClick={ask}>
              重试
            </Button>
          </dd>
        </div>
      )}
    </>
  );
}

function Clock({ label, until, over }: { label: string; until: string; over: string }) {
  const instant = new Date(until);
  const left = useSecondsUntil(instant.getTime());
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={until}>{instantText(until)}</time>
        <span className="fb-made-left">
          {left > 0 ? `剩余${left < 3600 ? clockText(left) : waitText(left)}` : over}
        </span>
      </dd>
    </div>
  );
}

/** How an order that waited ended without having been agreed to, in words. */
export function EndText({ state: { orderStatus, application } }: { state: OrderState }) {
  const opinion = application?.opinion ? `审批意见：${application.opinion}` : '';
  if (orderStatus === '审批不通过') {
    return (
      <>
        <InlineName>{application?.approverName ?? '审批人'}</InlineName>未同意本次超标申请，座位已释放。
        {opinion}
      </>
    );
  }
  if (application?.applyState === '已过期') return '超过审批时限未审批，订单已自动取消，座位已释放。';
  return '订单已取消，座位已释放。';
}

/** Tells whoever does not see it that the state has changed. */
export function StateChange({ state }: { state: OrderState }) {
  return <LiveRegion>{state.application ? `订单状态：${state.orderStatus}` : ''}</LiveRegion>;
}
