import Users from 'lucide-react/icons/users';
import { formatDiscount } from '../../../src/domain/money/discount';
import { Button } from '../../../src/ui/button/Button';
import { Price } from '../../../src/ui/fare/Price';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Booking } from '../model/booking';
import { searchingOf } from '../model/searching';
import type { Choice } from '../model/flow';
import { dateOf } from '../model/legs';
import { connectionText } from './ConnectionPlan';
import { airportText, dayText } from './flight-texts';
import { limitTexts } from '../fares/limit-texts';

/** The way there as it was chosen, above the flights of the way back. */
export function ChosenLeg({ booking, choices }: { booking: Booking; choices: readonly Choice[] }) {
  return choices.map((choice) => <Chosen key={choice.offer.key} booking={booking} choice={choice} />);
}

function Chosen({ booking, choice }: { booking: Booking; choice: Choice }) {
  const { flight, connection, arrivalDayOffset } = choice.offer;
  const { unit } = choice.fare;
  return (
    <section className="fb-chosen" aria-label="已选去程">
      <span className="fb-leg-name">去程</span>
      <span className="fb-chosen-flight">
        {dayText(dateOf(choice))} {flight.carrierShortName} {flight.flightNo}
      </span>
      <span className="fb-chosen-times">
        <time dateTime={flight.takeOffTime}>{flight.takeOffTime.slice(11)}</time>
        {' – '}
        <time dateTime={flight.arrTime}>
          {flight.arrTime.slice(11)}
          {arrivalDayOffset > 0 && <sup>+{arrivalDayOffset}天</sup>}
        </time>
      </span>
      <span className="fb-chosen-facts">
        {airportText(flight.depAirportName, flight.terminals.dep)} →{' '}
        {airportText(flight.arrAirportName, flight.terminals.arr)}
        {connection && ` · 中转 ${connectionText(connection)}`}
        {' · '}
        {unit.cabinName} {unit.cabinCode}舱 {formatDiscount(unit.discount)}
      </span>
      {limitTexts(unit.plimit).map((limit) => (
        <Tag key={limit} tone="over" icon={<Users />}>
          {limit}
        </Tag>
      ))}
      <Price fen={unit.salePrice} />
      <Button size="small" onClick={() => void searchingOf(booking).rechoose()}>
        重选
      </Button>
    </section>
  );
}
