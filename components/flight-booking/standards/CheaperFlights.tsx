import { useState } from 'react';
import { formatPrice } from '../../../src/domain/money/money';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import type { Booking } from '../model/booking';
import { legName } from '../../../src/domain/fare/leg-name';
import { takeCheaper } from './cheaper';
import type { CheaperFlight } from './judgement';

/** Shown before one asks for more. */
const FIRST = 3;

interface Props {
  booking: Booking;
  flights: readonly CheaperFlight[];
  legs: number;
}

/** Cheaper flights around the chosen one, each to be taken with everything typed as it is. */
export function CheaperFlights({ booking, flights, legs }: Props) {
  const [taking, setTaking] = useState<CheaperFlight>();
  const [all, setAll] = useState(false);
  const take = async (flight: CheaperFlight) => {
    setTaking(flight);
    await takeCheaper(booking, flight);
    setTaking(undefined);
  };
  return (
    <section className="fb-cheaper" aria-label="时间相近的低价航班">
      <h3>时间相近的低价航班</h3>
      <ul>
        {(all ? flights : flights.slice(0, FIRST)).map((flight) => (
          <li key={`${flight.segmentNo} ${flight.flightNo} ${flight.takeOffTime}`}>
            <span className="fb-cheaper-flight">
              {legName(legs, flight.segmentNo - 1)} {flight.flightNo}{' '}
              <time dateTime={flight.takeOffTime}>{flight.takeOffTime.slice(11)}</time> 起飞{' '}
              {flight.cabinCode}舱
            </span>
            <Price fen={flight.salePrice} />
            <span className="fb-cheaper-saving">省¥{formatPrice(flight.saving)}</span>
            <Button
              size="small"
              loading={taking === flight}
              loadingText="正在改选航班"
              aria-label={`改选此航班 ${flight.flightNo}`}
              onClick={() => void take(flight)}
            >
              改选此航班
            </Button>
          </li>
        ))}
      </ul>
      {!all && flights.length > FIRST && (
        <Button variant="text" size="small" onClick={() => setAll(true)}>
          查看全部 {flights.length} 个低价航班
        </Button>
      )}
    </section>
  );
}
