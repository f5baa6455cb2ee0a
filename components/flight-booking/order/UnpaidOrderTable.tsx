import type { TodoOrder } from '../../../src/contract/home';
import { OrderStatusTag } from '../../../src/element/order-status/OrderStatusTag';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { useUnpaidOrder } from './use-unpaid-order';
import css from './held-orders.css?inline';
import { flightOrderTexts } from './texts';
import type { UnpaidOrderList } from './use-unpaid-orders';

/** List of held orders, each with its next action. The number of further orders is stated below. */
export function UnpaidOrderTable({
  booking,
  held: { orders, total, ask },
}: {
  booking: Booking;
  held: UnpaidOrderList;
}) {
  const t = useTexts(flightOrderTexts);
  useSheet(css);
  const others = total - orders.length;
  return (
    <>
      <ul className="fb-held-list">
        {orders.map((order) => (
          <UnpaidOrderRow key={order.orderNo} booking={booking} order={order} onDue={ask} />
        ))}
      </ul>
      {others > 0 && <p className="fb-held-others">{t.othersHeld(others)}</p>}
    </>
  );
}

function UnpaidOrderRow({ booking, order, onDue }: { booking: Booking; order: TodoOrder; onDue(): void }) {
  const t = useTexts(flightOrderTexts);
  const { list } = useTexts(amountTexts);
  const { orderNo, orderStatus, passengerNames, totalAmount } = order;
  const { isPayable, route, flight, left, action, actionLabel, open } = useUnpaidOrder(booking, order, onDue);
  const facts = [flight, list(passengerNames), t.orderNo(orderNo)].filter(Boolean).join('\u00a0· ');
  return (
    <li>
      <OrderStatusTag status={orderStatus} />
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
        <span className="fb-held-left">{left}</span>
      </span>
      <Button
        size="small"
        variant={isPayable ? 'primary' : 'default'}
        aria-label={actionLabel}
        onClick={open}
      >
        {action}
      </Button>
    </li>
  );
}
