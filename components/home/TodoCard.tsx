import { useEffect, useEffectEvent } from 'react';
import { queryTodo, UNDER_WAY_STATUSES, type Todo, type TodoOrder } from '../../src/contract/home';
import { clockText } from '../../src/domain/fare/duration';
import { Button } from '../../src/ui/button/Button';
import { Price } from '../../src/ui/fare/Price';
import { Tag } from '../../src/ui/feedback/Tag';
import { useSecondsUntil } from '../../src/ui/date/use-seconds-until';
import { Card, Read } from './Card';
import type { Destination } from './element';
import type { HomePlace } from './place';
import { useReading } from './use-reading';

/** While an order waits for its approver, the booker is to hear of the decision. */
const lookAgainAfter = ({ awaiting }: Todo): number | false => (awaiting.total > 0 ? 30_000 : false);

/** What waits for the user: figures that lead to all of it, and the orders that press. */
export function TodoCard({ place }: { place: HomePlace }) {
  const reading = useReading(queryTodo, {}, { always: true, lookAgainAfter });
  return (
    <Card title="待办事项" part="todo">
      <Read reading={reading} what="待办事项" rows={3} rowHeight={56}>
        {(todo) => (
          <>
            <Figures todo={todo} place={place} />
            <Orders todo={todo} place={place} onDue={() => void reading.refetch()} />
          </>
        )}
      </Read>
    </Card>
  );
}

function Figures({ todo, place }: { todo: Todo; place: HomePlace }) {
  const { canApprove, approvalCount, unpaid, awaiting, underWay } = todo;
  return (
    <div className="hm-figures">
      {canApprove && (
        <Figure label="待我审批" count={approvalCount} place={place} to={{ target: 'approvals' }} />
      )}
      <Figure
        label="待支付订单"
        count={unpaid.total}
        place={place}
        to={{ target: 'orders', status: ['待支付'] }}
      />
      <Figure
        label="审批中订单"
        count={awaiting.total}
        place={place}
        to={{ target: 'orders', status: ['待审批'] }}
      />
      <Figure
        label="改签退票办理中"
        count={underWay.total}
        place={place}
        to={{ target: 'orders', status: [...UNDER_WAY_STATUSES] }}
      />
    </div>
  );
}

interface FigureProps {
  label: string;
  count: number;
  place: HomePlace;
  to: Destination;
}

/** A count; one above 0 leads to what it counts. */
function Figure({ label, count, place, to }: FigureProps) {
  const content = (
    <>
      <span className="hm-figure-label">{label}</span>
      <span className="hm-figure-count">{count}</span>
    </>
  );
  return count === 0 ? (
    <div className="hm-figure">{content}</div>
  ) : (
    <button type="button" className="hm-figure" onClick={() => place.go(to)}>
      {content}
    </button>
  );
}

interface OrdersProps {
  todo: Todo;
  place: HomePlace;
  onDue(): void;
}

function Orders({ todo: { unpaid, awaiting, underWay }, place, onDue }: OrdersProps) {
  if (unpaid.orderList.length + awaiting.orderList.length + underWay.orderList.length === 0) {
    return <p className="hm-nothing">没有需要支付、等待审批或正在办理改签、退票的订单</p>;
  }
  return (
    <ul className="hm-rows">
      {unpaid.orderList.map((order) => (
        <Unpaid key={order.orderNo} order={order} place={place} onDue={onDue} />
      ))}
      {[...awaiting.orderList, ...underWay.orderList].map((order) => (
        <li key={order.orderNo} className="hm-order">
          <OrderText order={order} />
          <Tag tone="accent">{order.orderStatus}</Tag>
          <Button
            size="small"
            aria-label={`查看订单 ${order.orderNo}`}
            onClick={() => place.go({ target: 'order', orderNo: order.orderNo })}
          >
            查看
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Unpaid({ order, place, onDue }: { order: TodoOrder; place: HomePlace; onDue(): void }) {
  const left = useSecondsUntil(Date.parse(order.payDeadline));
  const isDue = left === 0;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
  return (
    <li className="hm-order">
      <OrderText order={order} />
      <span className="hm-due">
        <Price fen={order.totalAmount} />
        <span className="hm-hint">{isDue ? '已超过支付时限' : `剩余 ${clockText(left)}`}</span>
      </span>
      <Button
        size="small"
        variant="primary"
        aria-label={`去支付订单 ${order.orderNo}`}
        onClick={() => place.go({ target: 'order', orderNo: order.orderNo })}
      >
        去支付
      </Button>
    </li>
  );
}

function OrderText({ order: { flights, passengerNames } }: { order: TodoOrder }) {
  const [first] = flights;
  return (
    <span className="hm-order-text">
      <span className="hm-route">
        {flights.map((flight) => `${flight.depCityName}—${flight.arrCityName}`).join('、')}
      </span>
      <span className="hm-hint">
        {first && <span>{`${first.takeOffTime.slice(5).replace('T', ' ')} ${first.flightNo}`}</span>}
        <span>{passengerNames.join('、')}</span>
      </span>
    </span>
  );
}
