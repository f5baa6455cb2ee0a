import { useEffect, useEffectEvent } from 'react';
import { queryTodo, type TodoOrder } from '../../../src/contract/home';
import { clockText } from '../../../src/domain/fare/duration';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { Price } from '../../../src/ui/fare/Price';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useSheet } from '../../../src/ui/tokens/root';
import type { Booking } from '../model/booking';
import css from './held-orders.css?inline';

/** Orders whose seats are held and that are not paid yet, with the way on; nothing where there are none. */
export default function HeldOrders({ booking }: { booking: Booking }) {
  useSheet(css);
  const { data, refetch } = useCall(queryTodo, {}, { live: true, quiet: true });
  if (!data) return null;
  const { unpaid, pendingApproval } = data;
  const orders = [...unpaid.orderList, ...pendingApproval.orderList];
  if (orders.length === 0) return null;
  const others = unpaid.total + pendingApproval.total - orders.length;
  return (
    <section className="fb-held" aria-label="未完成的订单">
      <h2>未完成的订单</h2>
      <ul>
        {orders.map((order) => (
          <HeldOrder key={order.orderNo} booking={booking} order={order} onDue={() => void refetch()} />
        ))}
      </ul>
      {others > 0 && <p className="fb-held-others">另有 {others} 个未完成的订单，请在“我的订单”中查看</p>}
    </section>
  );
}

interface HeldOrderProps {
  booking: Booking;
  order: TodoOrder;
  onDue(): void;
}

function HeldOrder({ booking, order, onDue }: HeldOrderProps) {
  const { orderNo, orderStatus, flights, passengerNames, totalAmount, payDeadline } = order;
  const left = useSecondsUntil(Date.parse(payDeadline));
  const isDue = left === 0;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
  const isPayable = orderStatus === '待支付';
  const route = flights.map(({ depCityName, arrCityName }) => `${depCityName} → ${arrCityName}`).join('，');
  const [first] = flights;
  const facts = [
    first && `${first.takeOffTime.slice(5).replace('T', ' ')} ${first.flightNo}`,
    passengerNames.join('、'),
    `订单 ${orderNo}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <Tag tone={isPayable ? 'accent' : 'over'}>{orderStatus}</Tag>
      <span className="fb-held-text">
        <span className="fb-held-route" title={route}>
          {route}
        </span>
        <span className="fb-held-facts" title={facts}>
          {facts}
        </span>
      </span>
      <span className="fb-held-due">
        <Price fen={totalAmount} />
        <span className="fb-held-left">{dueText(isPayable, left, payDeadline)}</span>
      </span>
      <Button
        size="small"
        variant={isPayable ? 'primary' : 'default'}
        aria-label={`${isPayable ? '去支付' : '查看'}订单 ${orderNo}`}
        onClick={() => void booking.openOrder(orderNo, isPayable ? 'pay' : 'order')}
      >
        {isPayable ? '去支付' : '查看'}
      </Button>
    </li>
  );
}

function dueText(isPayable: boolean, left: number, payDeadline: string): string {
  if (left === 0) return '保留时间已到';
  return isPayable ? `支付剩余 ${clockText(left)}` : `座位保留至 ${instantText(payDeadline)}`;
}
