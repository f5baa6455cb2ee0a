import Clock from 'lucide-react/icons/clock';
import Luggage from 'lucide-react/icons/luggage';
import Users from 'lucide-react/icons/users';
import { use, useId, useState } from 'react';
import { useStore } from 'zustand';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { bookTimeText, canBookAt } from '../../../src/domain/travel-standard/work-time';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { Button } from '../../../src/ui/button/Button';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { Price } from '../../../src/ui/fare/Price';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { MOST_COMPARED } from '../model/booking-changes';
import { chooseFare } from '../model/order/choose-fare';
import { BudgetMark } from '../requests/BudgetMark';
import { BudgetContext } from '../requests/budget-context';
import { StandardMark } from '../standards/StandardMark';
import { useChosenAmount, useIsCombinable, useHasNextLeg } from '../results/legs/use-other-legs';
import { PartyPrice } from '../party/PartyPrice';
import { FareDetails } from './FareDetails';
import { limitTexts, obstacleText } from './limit-texts';
import { flightFareTexts } from './texts';
import { useBookTimes } from './use-book-times';
import { amountOf, isJudged, type Fare, type ListedOffer } from '../results/offers/offers';
import { resultTexts } from '../results/texts';
import { now } from '../../../src/domain/clock';

interface Props {
  booking: Booking;
  offer: ListedOffer;
  fare: Fare;
  /** True for the first price that the travellers cannot buy now. */
  beginsOutOfReach: boolean;
}

/** One price unit with product, price, restrictions and booking times. */
export function FareRow({ booking, offer, fare, beginsOutOfReach }: Props) {
  const t = useTexts(flightFareTexts);
  const standard = useTexts(standardTexts);
  const flight = useTexts(resultTexts);
  const { discount } = useTexts(amountTexts);
  const { unit } = fare;
  const cabin = flight.cabinName(unit.cabinType, unit.cabinName);
  const named = t.of(cabin, unit.cabinCode);
  const chosenAmount = useChosenAmount(booking);
  const fits = useIsCombinable(booking, offer, fare);
  const hasNextLeg = useHasNextLeg(booking);
  const rulesId = useId();
  const [rulesOpen, setRulesOpen] = useState(false);
  const limits = limitTexts(unit.plimit, t);
  const { canBookTime } = unit;
  // evaluated when the row appeared; the gateway decides in the end
  const [drawnAt] = useState(() => now());
  const { daysOff, workTime } = useBookTimes(booking);
  const isOpenNow = canBookAt(canBookTime, drawnAt, daysOff, workTime);
  const budget = use(BudgetContext)({ offer, fare });
  const isScarce = unit.seatCount < 9;
  return (
    <li className="fb-fare">
      {beginsOutOfReach && <p className="fb-fare-restricted">{flight.notTheirs}</p>}
      <div className="fb-fare-row">
        <div className="fb-fare-name">
          <span className="fb-fare-cabin">
            {cabin}
            <span className="fb-fare-code">{flight.cabin(unit.cabinCode)}</span>
          </span>
          <span className="fb-fare-discount">{discount(unit.discount)}</span>
        </div>
        <div className="fb-fare-marks">
          {fare.obstacle === 'seats' && <Tag tone="blocked">{obstacleText(fare, t)}</Tag>}
          {isJudged(fare) && fare.obstacle === undefined && (
            <StandardMark offer={offer} fare={fare} of={named} />
          )}
          {budget && budget.over > 0 && fare.obstacle === undefined && (
            <BudgetMark reading={budget} of={named} />
          )}
          {unit.isProtocol && <Tag tone="accent">{flight.protocol}</Tag>}
          {unit.productTags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {limits.map((limit) => (
            <Tag key={limit} tone="over" icon={<Users />}>
              {limit}
            </Tag>
          ))}
          {canBookTime !== undefined && (
            <Tag tone={isOpenNow ? 'neutral' : 'blocked'} icon={<Clock />}>
              {t.bookable(bookTimeText(canBookTime, workTime, standard))}
            </Tag>
          )}
          {!fits && <Tag tone="blocked">{t.conflict}</Tag>}
          {unit.refundable === false && <Tag>{t.final}</Tag>}
        </div>
        <span className="fb-fare-baggage">
          <Luggage />
          {t.baggage(unit.baggage)}
        </span>
        <div className="fb-fare-tools">
          <Button
            variant="text"
            size="small"
            aria-expanded={rulesOpen}
            aria-controls={rulesOpen ? rulesId : undefined}
            onClick={() => setRulesOpen(!rulesOpen)}
          >
            {t.rules}
          </Button>
          {!offer.connection && <CompareToggle booking={booking} offer={offer} fare={fare} />}
        </div>
        <span className={isScarce ? 'fb-fare-seats fb-scarce' : 'fb-fare-seats'}>
          {t.seats(unit.seatCount)}
        </span>
        <span className="fb-fare-price">
          <Price
            fen={amountOf(fare)}
            original={unit.isProtocol ? unit.ticketPrice + (fare.taxes ?? 0) : undefined}
          />
          <span className="fb-fare-basis">{t.basis(fare.taxes !== undefined)}</span>
          {chosenAmount !== undefined && (
            <span className="fb-round-total">
              {flight.roundTrip} <Price fen={chosenAmount + amountOf(fare)} />
            </span>
          )}
          <PartyPrice booking={booking} offer={offer} fare={fare} />
        </span>
        <Button
          className="fb-fare-book"
          variant="primary"
          disabled={!isOpenNow || !fits}
          onClick={() => chooseFare(booking, { offer, fare })}
        >
          {booking.otherFlights ? t.choose : hasNextLeg ? t.chooseOutbound : t.book}
        </Button>
      </div>
      {rulesOpen && (
        <div id={rulesId}>
          <FareDetails booking={booking} offer={offer} fare={fare} />
        </div>
      )}
    </li>
  );
}

function CompareToggle({ booking, offer, fare }: Omit<Props, 'beginsOutOfReach'>) {
  const t = useTexts(flightFareTexts);
  const isTaken = useStore(booking.store, ({ compared }) =>
    compared.some((choice) => choice.fare.unit === fare.unit),
  );
  const isFull = useStore(booking.store, ({ compared }) => compared.length >= MOST_COMPARED);
  return (
    <Checkbox
      className="fb-fare-compare"
      checked={isTaken}
      disabled={isFull && !isTaken}
      onChange={() => booking.toggleCompared({ offer, fare })}
    >
      {t.compare}
    </Checkbox>
  );
}
