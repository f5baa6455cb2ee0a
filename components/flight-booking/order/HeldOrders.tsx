import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { HeldList } from './HeldList';
import { flightOrderTexts } from './texts';
import { useHeldOrders } from './use-held-orders';

/** Unpaid orders with held seats, below the empty form; renders nothing when there are none. */
export default function HeldOrders({ booking }: { booking: Booking }) {
  const t = useTexts(flightOrderTexts);
  const held = useHeldOrders();
  if (!held) return null;
  return (
    <section className="fb-held" aria-label={t.heldOrders}>
      <h2>{t.heldOrders}</h2>
      <HeldList booking={booking} held={held} />
    </section>
  );
}
