import { useEffect, useEffectEvent } from 'react';
import { queryTodo, UNDER_WAY_STATUSES, type Todo, type TodoOrder } from '../../src/contract/home';
import { useCall } from '../../src/element/data/use-call';
import { ORDER_STATUS } from '../../src/contract/order/list';
import { amountTexts } from '../../src/domain/texts/amounts/texts';
import { OrderStatusTag } from '../../src/element/order-status/OrderStatusTag';
import { Button } from '../../src/ui/button/Button';
import { Price } from '../../src/ui/fare/Price';
import { Names, OneLine } from '../../src/ui/layout/disclosure/OneLine';
import { useSecondsUntil } from '../../src/ui/date/use-seconds-until';
import { useTexts } from '../../src/ui/texts/use-texts';
import { Card, Read } from './Card';
import type { HomeTarget } from './declaration';
import type { Go } from './navigation';
import { homeTexts } from './texts';

/** Polls while an order is in approval, so that the booker learns of the decision. */
const refetchInterval = (todo: Todo | undefined): number | false =>
  todo && todo.pendingApproval.total > 0 ? 30_000 : false;

/** Rows to reserve while loading, kept for shorter lists so that the trips below do not move. `ROW_HEIGHT` in px. */
const ROWS = 3;
const ROW_HEIGHT = 62;

/** Pending tasks of the user: counts with links to the lists, and the most urgent orders. */
export function TodoCard({ go }: { go: Go }) {
  const t = useTexts(homeTexts);
  const reading = useCall(queryTodo, {}, { live: true, refetchInterval });
  return (
    <Card title={t.todo} part="todo">
      <Read reading={reading} what={t.todo} rows={ROWS} rowHeight={ROW_HEIGHT}>
        {(todo) => (
          <div className="hm-todo-list" style={{ minHeight: ROWS * ROW_HEIGHT }}>
            <Figures todo={todo} go={go} />
            <Orders todo={todo} go={go} onDue={() => void reading.refetch()} />
          </div>
        )}
      </Read>
    </Card>
  );
}

function Figures({ todo, go }: { todo: Todo; go: Go }) {
  const t = useTexts(homeTexts);
  const { canApprove, approvalCount, unpaid, pendingApproval, underWay } = todo;
  return (
    <div className="hm-figures">
      {canApprove && (
        <Figure label={t.approvals} count={approvalCount} go={go} to={{ target: 'approvals' }} />
      )}
      <Figure
        label={t.unpaid}
        count={unpaid.total}
        go={go}
        to={{ target: 'orders', statuses: [ORDER_STATUS.unpaid] }}
      />
      <Figure
        label={t.pendingApproval}
        count={pendingApproval.total}
        go={go}
        to={{ target: 'orders', statuses: [ORDER_STATUS.pendingApproval] }}
      />
      <Figure
        label={t.underWay}
        count={underWay.total}
        go={go}
        to={{ target: 'orders', statuses: [...UNDER_WAY_STATUSES] }}
      />
    </div>
  );
}

interface FigureProps {
  label: string;
  count: number;
  go: Go;
  to: HomeTarget;
}

/** A count; above 0 it links to its list. */
function Figure({ label, count, go, to }: FigureProps) {
  const content = (
    <>
      <span className="hm-figure-label">{label}</span>
      <span className="hm-figure-count">{count}</span>
    </>
  );
  return count === 0 ? (
    <div className="hm-figure">{content}</div>
  ) : (
    <button type="button" className="hm-figure" onClick={() => go(to)}>
      {content}
    </button>
  );
}

interface OrdersProps {
  todo: Todo;
  go: Go;
  onDue(): void;
}

function Orders({ todo: { unpaid, pendingApproval, underWay }, go, onDue }: OrdersProps) {
  const t = useTexts(homeTexts);
  if (unpaid.orderList.length + pendingApproval.orderList.length + underWay.orderList.length === 0) {
    return <p className="hm-nothing">{t.nothing}</p>;
  }
  return (
    <ul className="hm-rows">
      {unpaid.orderList.map((order) => (
        <Unpaid key={order.orderNo} order={order} go={go} onDue={onDue} />
      ))}
      {[...pendingApproval.orderList, ...underWay.orderList].map((order) => (
        <li key={order.orderNo} className="hm-order">
          <OrderText order={order} />
          <OrderStatusTag status={order.orderStatus} />
          <Button
            size="small"
            aria-label={t.viewOrder(order.orderNo)}
            onClick={() => go({ target: 'order', orderNo: order.orderNo })}
          >
            {t.view}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Unpaid({ order, go, onDue }: { order: TodoOrder; go: Go; onDue(): void }) {
  const t = useTexts(homeTexts);
  const amounts = useTexts(amountTexts);
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
        <span className="hm-hint">{isDue ? t.tooLate : t.left(amounts.clock(left))}</span>
      </span>
      <Button
        size="small"
        variant="primary"
        aria-label={t.payOrder(order.orderNo)}
        onClick={() => go({ target: 'order', orderNo: order.orderNo })}
      >
        {t.pay}
      </Button>
    </li>
  );
}

function OrderText({ order: { flights, passengerNames } }: { order: TodoOrder }) {
  const { list } = useTexts(amountTexts);
  const [first] = flights;
  return (
    <span className="hm-order-text">
      <span className="hm-route">
        <OneLine>{list(flights.map((flight) => `${flight.depCityName}—${flight.arrCityName}`))}</OneLine>
      </span>
      <span className="hm-hint">
        {first && <span>{`${first.takeOffTime.slice(5).replace('T', ' ')} ${first.flightNo}`}</span>}
        <Names names={passengerNames} />
      </span>
    </span>
  );
}
