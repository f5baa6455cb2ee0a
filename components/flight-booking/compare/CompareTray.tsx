import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useStore } from 'zustand';
import { formatPrice } from '../../../src/domain/money/money';
import { Button } from '../../../src/ui/button/Button';
import { IconButton } from '../../../src/ui/button/IconButton';
import { MOST_COMPARED, type Booking } from '../model/booking';
import { CompareDialog } from './CompareDialog';
import { choiceName } from '../results/flight-texts';
import css from './compare.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';

/** What was taken to compare, at the bottom of the list for as long as there is anything. */
export function CompareTray({ booking }: { booking: Booking }) {
  useSheet(css);
  const compared = useStore(booking.store, (state) => state.compared);
  const [open, setOpen] = useState(false);
  if (compared.length === 0) return null;
  return (
    <section className="fb-tray" aria-label="对比栏">
      <ul>
        {compared.map((choice) => (
          <li key={choiceName(choice)}>
            <span title={choiceName(choice)}>{choiceName(choice)}</span>
            <span className="fb-tray-price">¥{formatPrice(choice.fare.unit.salePrice)}</span>
            <IconButton
              label={`移除 ${choiceName(choice)}`}
              size="small"
              icon={<X />}
              onClick={() => booking.toggleCompared(choice)}
            />
          </li>
        ))}
      </ul>
      <span className="fb-tray-note" role="status">
        {compared.length < 2 ? '再加入1个价格即可对比' : `已加入 ${compared.length}/${MOST_COMPARED}`}
      </span>
      <div className="fb-tray-actions">
        <Button variant="text" onClick={booking.clearCompared}>
          清空
        </Button>
        <Button variant="primary" disabled={compared.length < 2} onClick={() => setOpen(true)}>
          开始对比
        </Button>
      </div>
      {open && <CompareDialog booking={booking} choices={compared} onClose={() => setOpen(false)} />}
    </section>
  );
}
