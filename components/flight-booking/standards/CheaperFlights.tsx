import { useState } from 'react';
import { formatPrice } from '../../../src/domain/money/money';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import { violationTexts } from '../../../src/domain/travel-standard/violation-texts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { legTexts } from '../../../src/domain/fare/legs/texts';
import { legName } from '../../../src/domain/fare/leg-name';
import { chooseCheaper } from './cheaper';
import type { CheaperFlight } from './judgement';
import { flightStandardTexts } from './texts';

/** Number of flights shown initially. */
const FIRST = 3;

interface Props {
  booking: Booking;
  flights: readonly CheaperFlight[];
  legs: number;
}

/** Cheaper flights near the chosen one. Each can replace it without losing input. */
export function CheaperFlights({ booking, flights, legs }: Props) {
  const t = useTexts(flightStandardTexts);
  const words = useTexts(violationTexts);
  const leg = useTexts(legTexts);
  const [taking, setTaking] = useState<CheaperFlight>();
  const [all, setAll] = useState(false);
  const take = async (flight: CheaperFlight) => {
    setTaking(flight);
    await chooseCheaper(booking, flight);
    setTaking(undefined);
  };
  return (
    <section className="fb-cheaper" aria-label={words.cheaper}>
      <h3>{words.cheaper}</h3>
      <ul>
        {(all ? flights : flights.slice(0, FIRST)).map((flight) => (
          <li key={`${flight.segmentNo} ${flight.flightNo} ${flight.takeOffTime}`}>
            <span className="fb-cheaper-flight">
              {legName(legs, flight.segmentNo - 1, leg)} {flight.flightNo}{' '}
              {words.departs(flight.takeOffTime.slice(11))} {words.cabin(flight.cabinCode)}
            </span>
            <Price fen={flight.salePrice} />
            <span className="fb-cheaper-saving">{words.saving(formatPrice(flight.saving))}</span>
            <Button
              size="small"
              loading={taking === flight}
              loadingText={t.taking}
              aria-label={t.takeOf(flight.flightNo)}
              onClick={() => void take(flight)}
            >
              {t.take}
            </Button>
          </li>
        ))}
      </ul>
      {!all && flights.length > FIRST && (
        <Button variant="text" size="small" onClick={() => setAll(true)}>
          {t.allCheaper(flights.length)}
        </Button>
      )}
    </section>
  );
}
