import { useEffect } from 'react';
import { formatPrice } from '../../../src/domain/money/money';
import { useReturn } from '../../../src/element/data/use-return';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import type { PresentPrices } from '../model/flow';
import { searchStoreOf } from '../model/search/search-store';
import { refreshPrices } from './refresh-prices';
import { reviewTexts } from './texts';

interface Props {
  booking: Booking;
  prices: PresentPrices | undefined;
}

/** Notice of chosen prices that have changed since they were shown, or are no longer sold. */
export function PriceNews({ booking, prices: { changes, gone } = NO_NEWS }: Props) {
  const t = useTexts(reviewTexts);
  useEffect(() => look(booking), [booking]);
  useReturn(() => look(booking));
  return (
    <div role="status" className="fb-price-news">
      {changes.length > 0 && (
        <ul className="fb-tip">
          {changes.map(({ flightNo, before, now }) => (
            <li key={`${flightNo}${before}`}>{t.changed(flightNo, formatPrice(before), formatPrice(now))}</li>
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <p className="fb-problems">
          {t.gone(gone)}
          <Button variant="text" size="small" onClick={searchStoreOf(booking).backToResults}>
            {t.reselect}
          </Button>
        </p>
      )}
    </div>
  );
}

const NO_NEWS: PresentPrices = { changes: [], gone: [] };

// a failed check is ignored, as the gateway checks again when the order is sent
const look = (booking: Booking): void => void refreshPrices(booking).catch(() => undefined);
