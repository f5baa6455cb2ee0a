import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useStore } from 'zustand';
import { formatPrice } from '../../../src/domain/money/money';
import { Button } from '../../../src/ui/button/Button';
import { IconButton } from '../../../src/ui/button/IconButton';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { MOST_COMPARED } from '../model/booking-changes';
import { CompareDialog } from './CompareDialog';
import { choiceName } from '../results/offers/flight-texts';
import { resultTexts } from '../results/texts';
import { compareTexts } from './texts';
import css from './compare.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';

/** Tray at the bottom of the list with the price units chosen for comparison; hidden when empty. */
export function CompareTray({ booking }: { booking: Booking }) {
  useSheet(css);
  const t = useTexts(compareTexts);
  const results = useTexts(resultTexts);
  const compared = useStore(booking.store, (state) => state.compared);
  const [open, setOpen] = useState(false);
  if (compared.length === 0) return null;
  return (
    <section className="fb-tray" aria-label={t.tray}>
      <ul>
        {compared.map((choice) => (
          <li key={choiceName(choice, results)}>
            <span title={choiceName(choice, results)}>{choiceName(choice, results)}</span>
            <span className="fb-tray-price">¥{formatPrice(choice.fare.unit.salePrice)}</span>
            <IconButton
              label={t.remove(choiceName(choice, results))}
              size="small"
              icon={<X />}
              onClick={() => booking.toggleCompared(choice)}
            />
          </li>
        ))}
      </ul>
      <span className="fb-tray-note" role="status">
        {t.taken(compared.length, MOST_COMPARED)}
      </span>
      <div className="fb-tray-actions">
        <Button variant="text" onClick={booking.clearCompared}>
          {t.clear}
        </Button>
        <Button variant="primary" disabled={compared.length < 2} onClick={() => setOpen(true)}>
          {t.start}
        </Button>
      </div>
      {open && <CompareDialog booking={booking} choices={compared} onClose={() => setOpen(false)} />}
    </section>
  );
}
