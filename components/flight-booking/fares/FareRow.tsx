import Clock from 'lucide-react/icons/clock';
import Luggage from 'lucide-react/icons/luggage';
import Users from 'lucide-react/icons/users';
import { use, useId, useState } from 'react';
import { useStore } from 'zustand';
import { formatDiscount } from '../../../src/domain/money/discount';
import { bookTimeText, canBookAt } from '../../../src/domain/standard/work-time';
import { Button } from '../../../src/ui/button/Button';
import { Checkbox } from '../../../src/ui/field/Checkbox';
import { Price } from '../../../src/ui/fare/Price';
import { Tag } from '../../../src/ui/feedback/Tag';
import { MOST_COMPARED, type Booking } from '../model/booking';
import { choose } from '../model/choosing';
import { BudgetMark } from '../requests/BudgetMark';
import { Budgeting } from '../requests/budgeting';
import { StandardMark } from '../standards/StandardMark';
import { useChosenAmount, useFits, useHasNextLeg } from '../results/use-other-legs';
import { PartyPrice } from '../party/PartyPrice';
import { FareDetails } from './FareDetails';
import { limitTexts, obstacleText } from './limit-texts';
import { useBookTimes } from './use-book-times';
import { amountOf, isJudged, type Fare, type ListedOffer } from '../results/offers';
import { basisText } from '../results/price-notes';

interface Props {
  booking: Booking;
  offer: ListedOffer;
  fare: Fare;
  /** The first of those that the travellers cannot buy now. */
  beginsOutOfReach: boolean;
}

/** One price unit: what it is, what it costs, who may buy it and when. */
export function FareRow({ booking, offer, fare, beginsOutOfReach }: Props) {
  const { unit } = fare;
  const chosenAmount = useChosenAmount(booking);
  const fits = useFits(booking, offer, fare);
  const hasNextLeg = useHasNextLeg(booking);
  const rulesId = useId();
  const [rulesOpen, setRulesOpen] = useState(false);
  const limits = limitTexts(unit.plimit);
  const { canBookTime } = unit;
  // as of when the row appeared; the gateway decides
  const [drawnAt] = useState(() => new Date());
  const { daysOff, workTime } = useBookTimes(booking);
  const isOpenNow = canBookAt(canBookTime, drawnAt, daysOff, workTime);
  const budget = use(Budgeting)({ offer, fare });
  const isScarce = unit.seatCount < 9;
  return (
    <li className="fb-fare">
      {beginsOutOfReach && <p className="fb-fare-restricted">当前乘机人不可订</p>}
      <div className="fb-fare-row">
        <div className="fb-fare-name">
          <span className="fb-fare-cabin">
            {unit.cabinName}
            <span className="fb-fare-code">{unit.cabinCode}舱</span>
          </span>
          <span className="fb-fare-discount">{formatDiscount(unit.discount)}</span>
        </div>
        <div className="fb-fare-marks">
          {fare.obstacle === 'seats' && <Tag tone="blocked">{obstacleText(fare)}</Tag>}
          {isJudged(fare) && fare.obstacle === undefined && (
            <StandardMark offer={offer} fare={fare} of={`${unit.cabinName}${unit.cabinCode}舱`} />
          )}
          {budget && budget.over > 0 && fare.obstacle === undefined && (
            <BudgetMark reading={budget} of={`${unit.cabinName}${unit.cabinCode}舱`} />
          )}
          {unit.isProtocol && <Tag tone="accent">协议价</Tag>}
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
              {bookTimeText(canBookTime, workTime)}可订
            </Tag>
          )}
          {!fits && <Tag tone="blocked">与去程的乘客限制冲突</Tag>}
          {unit.refundable === false && <Tag>不得退票</Tag>}
        </div>
        <span className="fb-fare-baggage">
          <Luggage />
          {unit.baggage > 0 ? `托运${unit.baggage}公斤` : '无免费托运'}
        </span>
        <div className="fb-fare-tools">
          <Button
            variant="text"
            size="small"
            aria-expanded={rulesOpen}
            aria-controls={rulesOpen ? rulesId : undefined}
            onClick={() => setRulesOpen(!rulesOpen)}
          >
            退改规则
          </Button>
          {!offer.connection && <CompareToggle booking={booking} offer={offer} fare={fare} />}
        </div>
        <span className={isScarce ? 'fb-fare-seats fb-scarce' : 'fb-fare-seats'}>
          {isScarce ? `余${unit.seatCount}张` : '余票充足'}
        </span>
        <span className="fb-fare-price">
          <Price
            fen={amountOf(fare)}
            original={unit.isProtocol ? unit.ticketPrice + (fare.taxes ?? 0) : undefined}
          />
          <span className="fb-fare-basis">{basisText(fare)}</span>
          {chosenAmount !== undefined && (
            <span className="fb-round-total">
              往返 <Price fen={chosenAmount + amountOf(fare)} />
            </span>
          )}
          <PartyPrice booking={booking} offer={offer} fare={fare} />
        </span>
        <Button
          className="fb-fare-book"
          variant="primary"
          disabled={!isOpenNow || !fits}
          onClick={() => choose(booking, { offer, fare })}
        >
          {hasNextLeg ? '选为去程' : '预订'}
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
      对比
    </Checkbox>
  );
}
