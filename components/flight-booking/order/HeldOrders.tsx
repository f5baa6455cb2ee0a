import type { Booking } from '../model/booking';
import { HeldList } from './HeldList';
import { useHeldOrders } from './use-held-orders';

/** Orders whose seats are held and that are not paid yet, below the empty form; nothing where there are none. */
export default function HeldOrders({ booking }: { booking: Booking }) {
  const held = useHeldOrders();
  if (!held) return null;
  return (
    <section className="fb-held" aria-label="未完成的订单">
      <h2>未完成的订单</h2>
      <HeldList booking={booking} held={held} />
    </section>
  );
}
