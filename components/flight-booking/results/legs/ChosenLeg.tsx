import Users from 'lucide-react/icons/users';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { dateTexts } from '../../../../src/domain/texts/dates/texts';
import { Button } from '../../../../src/ui/button/Button';
import { Price } from '../../../../src/ui/fare/Price';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import { searchStoreOf } from '../../model/search/search-store';
import type { Choice } from '../../model/journey';
import { dateOf } from '../../model/legs';
import { connectionText } from './ConnectionPlan';
import { airportText, dayText } from '../offers/flight-texts';
import { limitTexts } from '../../fares/limit-texts';
import { flightFareTexts } from '../../fares/texts';
import { resultTexts } from '../texts';

/** Chosen outbound flight above the return flights. */
export function ChosenLeg({ booking, choices }: { booking: Booking; choices: readonly Choice[] }) {
  return choices.map((choice) => <Chosen key={choice.offer.key} booking={booking} choice={choice} />);
}

function Chosen({ booking, choice }: { booking: Booking; choice: Choice }) {
  const t = useTexts(resultTexts);
  const fares = useTexts(flightFareTexts);
  const amounts = useTexts(amountTexts);
  const dates = useTexts(dateTexts);
  const { flight, connection, arrivalDayOffset } = choice.offer;
  const { unit } = choice.fare;
  return (
    <section className="fb-chosen" aria-label={t.chosen}>
      <span className="fb-leg-name">{t.outbound}</span>
      <span className="fb-chosen-flight">
        {dayText(dateOf(choice), dates)} {flight.carrierShortName} {flight.flightNo}
      </span>
      <span className="fb-chosen-times">
        <time dateTime={flight.takeOffTime}>{flight.takeOffTime.slice(11)}</time>
        {' – '}
        <time dateTime={flight.arrTime}>
          {flight.arrTime.slice(11)}
          {arrivalDayOffset > 0 && <sup>{t.dayOffset(arrivalDayOffset)}</sup>}
        </time>
      </span>
      <span className="fb-chosen-facts">
        {airportText(flight.depAirportName, flight.terminals.dep)} →{' '}
        {airportText(flight.arrAirportName, flight.terminals.arr)}
        {connection && ` · ${t.connection(connectionText(connection, amounts))}`}
        {' · '}
        {t.cabinName(unit.cabinType, unit.cabinName)} {t.cabin(unit.cabinCode)}{' '}
        {amounts.discount(unit.discount)}
      </span>
      {limitTexts(unit.plimit, fares).map((limit) => (
        <Tag key={limit} tone="over" icon={<Users />}>
          {limit}
        </Tag>
      ))}
      <Price fen={unit.salePrice} />
      <Button size="small" onClick={() => void searchStoreOf(booking).rechoose()}>
        {t.rechoose}
      </Button>
    </section>
  );
}
