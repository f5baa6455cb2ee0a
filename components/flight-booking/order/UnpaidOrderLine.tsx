import { useState } from 'react';
import type { TodoOrder } from '../../../src/contract/home';
import { OrderStatusTag } from '../../../src/element/order-status/OrderStatusTag';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { useUnpaidOrder } from './use-unpaid-order';
import { UnpaidOrderTable } from './UnpaidOrderTable';
import css from './held-line.css?inline';
import { flightOrderTexts } from './texts';
import { useUnpaidOrders } from './use-unpaid-orders';

/** Held orders in one line above the flights: the next one to be paid, with the others on demand. */
export default function UnpaidOrderLine({ booking }: { booking: Booking }) {
  const t = useTexts(flightOrderTexts);
  const held = useUnpaidOrders();
  const [isOpen, setOpen] = useState(false);
  const [first] = held?.orders ?? [];
  if (!held || !first) return null;
  const { total, ask } = held;
  return (
    <>
      <Line booking={booking} order={first} total={total} onDue={ask} onAll={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={t.heldOrders} onClose={() => setOpen(false)}>
          <UnpaidOrderTable booking={booking} held={held} />
        </Dialog>
      )}
    </>
  );
}

interface LineProps {
  booking: Booking;
  order: TodoOrder;
  total: number;
  onDue(): void;
  onAll(): void;
}

function Line({ booking, order, total, onDue, onAll }: LineProps) {
  const t = useTexts(flightOrderTexts);
  useSheet(css);
  const { isPayable, route, flight, left, action, actionLabel, open } = useUnpaidOrder(booking, order, onDue);
  return (
    <section className="fb-held-line" aria-label={t.heldOrders}>
      <OrderStatusTag status={order.orderStatus} />
      <span className="fb-held-line-trip">
        <OneLine>{route}</OneLine>
      </span>
      <span className="fb-held-line-flight">{flight}</span>
      <span className="fb-held-line-due">
        <span className="fb-held-line-amount">
          <Price fen={order.totalAmount} />
        </span>
        <span className="fb-held-line-left">{left}</span>
      </span>
      {total > 1 && (
        <Button variant="text" size="small" aria-haspopup="dialog" onClick={onAll}>
          {t.allHeld(total)}
        </Button>
      )}
      <Button
        size="small"
        variant={isPayable ? 'primary' : 'default'}
        aria-label={actionLabel}
        onClick={open}
      >
        {action}
      </Button>
    </section>
  );
}
