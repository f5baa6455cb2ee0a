import Luggage from 'lucide-react/icons/luggage';
import Users from 'lucide-react/icons/users';
import { useId, useState } from 'react';
import { formatDiscount } from '../../../src/domain/money';
import { Button } from '../../../src/ui/Button';
import { Price } from '../../../src/ui/Price';
import { Tag } from '../../../src/ui/Tag';
import type { Booking } from '../booking';
import { FareRules } from './FareRules';
import { limitTexts } from './limit-texts';
import type { Fare, ListedOffer } from './offers';

const CABIN_GROUPS = [
  { type: 1, name: '经济舱' },
  { type: 2, name: '公务舱' },
  { type: 3, name: '头等舱' },
] as const;

/** The price units of a flight, by cabin class. */
export function FareList({ booking, offer }: { booking: Booking; offer: ListedOffer }) {
  return (
    <div className="fb-fares">
      {CABIN_GROUPS.map(({ type, name }) => {
        const fares = offer.shownFares.filter(({ unit }) => unit.cabinType === type);
        if (fares.length === 0) return null;
        return (
          <section key={type} className="fb-cabin" aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {fares.map((fare, i) => (
                <FareRow
                  key={`${fare.unit.policyId}-${fare.unit.cabinCode}`}
                  booking={booking}
                  offer={offer}
                  fare={fare}
                  beginsRestricted={fare.isRestricted && fares[i - 1]?.isRestricted === false}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface FareRowProps {
  booking: Booking;
  offer: ListedOffer;
  fare: Fare;
  /** The first of those that only some travellers may buy. */
  beginsRestricted: boolean;
}

function FareRow({ booking, offer, fare, beginsRestricted }: FareRowProps) {
  const { unit } = fare;
  const rulesId = useId();
  const [rulesOpen, setRulesOpen] = useState(false);
  const limits = limitTexts(unit.plimit);
  return (
    <li className="fb-fare">
      {beginsRestricted && <p className="fb-fare-restricted">限定乘客产品</p>}
      <div className="fb-fare-row">
        <div className="fb-fare-name">
          <span className="fb-fare-cabin">
            {unit.cabinName}
            <span className="fb-fare-code">{unit.cabinCode}舱</span>
          </span>
          <span className="fb-fare-discount">{formatDiscount(unit.discount)}</span>
        </div>
        <div className="fb-fare-marks">
          {unit.isProtocol && <Tag tone="accent">协议价</Tag>}
          {unit.productTags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {limits.map((limit) => (
            <Tag key={limit} tone="over" icon={<Users />}>
              {limit}
            </Tag>
          ))}
        </div>
        <span className="fb-fare-baggage">
          <Luggage />
          {unit.baggage > 0 ? `托运${unit.baggage}公斤` : '无免费托运'}
        </span>
        <Button
          variant="text"
          size="small"
          aria-expanded={rulesOpen}
          aria-controls={rulesOpen ? rulesId : undefined}
          onClick={() => setRulesOpen(!rulesOpen)}
        >
          退改规则
        </Button>
        <span className={unit.seatCount < 9 ? 'fb-fare-seats fb-scarce' : 'fb-fare-seats'}>
          {unit.seatCount < 9 ? `余${unit.seatCount}张` : '余票充足'}
        </span>
        <Price fen={unit.salePrice} original={unit.isProtocol ? unit.ticketPrice : undefined} />
        <Button variant="primary" onClick={() => booking.choose({ offer, fare })}>
          预订
        </Button>
      </div>
      {rulesOpen && (
        <div id={rulesId}>
          <FareRules booking={booking} offer={offer} fare={fare} />
        </div>
      )}
    </li>
  );
}
