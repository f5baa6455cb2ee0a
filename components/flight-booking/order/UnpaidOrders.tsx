import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { UnpaidOrderTable } from './UnpaidOrderTable';
import { flightOrderTexts } from './texts';
import { useUnpaidOrders } from './use-unpaid-orders';

/** Unpaid orders with held seats, below the empty form; renders nothing when there are none. */
export default function UnpaidOrders({ booking }: { booking: Booking }) {
  const t = useTexts(flightOrderTexts);
  const held = useUnpaidOrders();
  if (!held) return null;
  return (
    <section className="fb-held" aria-label={t.heldOrders}>
      <h2>{t.heldOrders}</h2>
      <UnpaidOrderTable booking={booking} held={held} />
    </section>
  );
}
