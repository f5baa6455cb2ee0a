import { useEffect } from 'react';
import { formatPrice } from '../../../src/domain/money/money';
import { useReturn } from '../../../src/element/data/use-return';
import { Button } from '../../../src/ui/button/Button';
import type { Booking } from '../model/booking';
import type { PresentPrices } from '../model/flow';
import { searchingOf } from '../model/searching';
import { takePresentPrices } from './present-prices';

interface Props {
  booking: Booking;
  prices: PresentPrices | undefined;
}

/** Says which of the chosen prices have changed since they were shown, or are not sold any more. */
export function PriceNews({ booking, prices: { changes, gone } = NO_NEWS }: Props) {
  useEffect(() => look(booking), [booking]);
  useReturn(() => look(booking));
  return (
    <div role="status" className="fb-price-news">
      {changes.length > 0 && (
        <ul className="fb-tip">
          {changes.map(({ flightNo, before, now }) => (
            <li key={`${flightNo}${before}`}>
              {flightNo} 票价已由 ¥{formatPrice(before)} 变为 ¥{formatPrice(now)}，以下按新票价计算
            </li>
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <p className="fb-problems">
          {gone.join('、')} 的所选价格已停售，请重新选择航班
          <Button variant="text" size="small" onClick={searchingOf(booking).backToResults}>
            重新选择航班
          </Button>
        </p>
      )}
    </div>
  );
}

const NO_NEWS: PresentPrices = { changes: [], gone: [] };

// what cannot be asked now is said by the gateway when the order is sent
const look = (booking: Booking): void => void takePresentPrices(booking).catch(() => undefined);
