import Plane from 'lucide-react/icons/plane';
import { memo, useEffect, useId, useRef, type ReactNode } from 'react';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { Button } from '../../../../src/ui/button/Button';
import { Price } from '../../../../src/ui/fare/Price';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import { PartyPrice } from '../../party/PartyPrice';
import { useChosenAmount } from '../legs/use-other-legs';
import { FareList } from '../../fares/FareList';
import { obstacleText } from '../../fares/limit-texts';
import { flightFareTexts } from '../../fares/texts';
import { yuanText } from './price-notes';
import { ConnectionPlan, connectionText } from '../legs/ConnectionPlan';
import { FlightMarks } from './FlightMarks';
import { airportText, carrierHue, planeText, stopText } from './flight-texts';
import { amountOf, type ListedOffer } from './offers';
import { resultTexts } from '../texts';

interface Props {
  booking: Booking;
  offer: ListedOffer;
  isOpen: boolean;
  onToggle(key: string | undefined): void;
  /** Key of the aircraft, and the number of its other flight numbers. */
  aircraft?: string;
  others?: number;
  /** Toggles the list of the other flight numbers. */
  onToggleOthers?(aircraft: string): void;
  /** Rows of the other flight numbers, while they are listed. */
  children?: ReactNode;
}

/** Row of a flight that expands to its price units. */
export const FlightRow = memo(function FlightRow(props: Props) {
  const { booking, offer, isOpen, onToggle, aircraft = '', others = 0, onToggleOthers, children } = props;
  const t = useTexts(resultTexts);
  const { basis } = useTexts(flightFareTexts);
  const { discount } = useTexts(amountTexts);
  const { flight } = offer;
  const chosenAmount = useChosenAmount(booking);
  const faresId = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { unit } = offer.cheapest;
  return (
    <li ref={row} className="fb-flight" data-open={isOpen ? '' : undefined}>
      <div className="fb-flight-row">
        <Carrier offer={offer} />
        <Times offer={offer} />
        <FlightMarks
          offer={offer}
          sameAircraft={
            others > 0
              ? {
                  count: others,
                  listId: children ? `${faresId}others` : undefined,
                  toggle: () => onToggleOthers?.(aircraft),
                }
              : undefined
          }
        />
        <div className="fb-flight-price">
          <span className="fb-flight-lowest">
            <Price fen={offer.lowest} size="large" />
            <span>
              <span aria-hidden="true">{t.up}</span>
              {basis(offer.cheapest.taxes !== undefined)}
            </span>
          </span>
          {chosenAmount !== undefined && (
            <span className="fb-round-total">
              {t.roundTrip} <Price fen={chosenAmount + offer.lowest} />
            </span>
          )}
          <PartyPrice booking={booking} offer={offer} fare={offer.cheapest} />
          <span className="fb-flight-notes">
            <OutOfReach offer={offer} />
            <span>
              {t.cabinName(unit.cabinType, unit.cabinName)} {discount(unit.discount)}
              {unit.seatCount < 9 && <span className="fb-scarce">{t.seatsLeft(unit.seatCount)}</span>}
            </span>
          </span>
        </div>
        <Button
          className="fb-flight-choose"
          variant={isOpen ? 'default' : 'primary'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? faresId : undefined}
          aria-describedby={`${faresId}name`}
          onClick={() => onToggle(isOpen ? undefined : offer.key)}
        >
          {isOpen ? t.close : t.choose}
        </Button>
        <span id={`${faresId}name`} className="tp-visually-hidden">
          {t.named(`${flight.carrierShortName} ${flight.flightNo}`, flight.takeOffTime.slice(11))}
        </span>
      </div>
      {isOpen && (
        <div id={faresId}>
          {offer.connection && <ConnectionPlan flights={offer.connection} />}
          <FareList booking={booking} offer={offer} />
        </div>
      )}
      {children && (
        <ul id={`${faresId}others`} className="fb-others" aria-label={t.others(flight.flightNo)}>
          {children}
        </ul>
      )}
    </li>
  );
});

function Carrier({ offer: { flight, connection } }: { offer: ListedOffer }) {
  const t = useTexts(resultTexts);
  const plane = connection ? '' : planeText(flight, t);
  return (
    <div className="fb-carrier">
      <span
        className="fb-carrier-mark"
        style={{ '--_hue': carrierHue(flight.carrierCode) } as React.CSSProperties}
        aria-hidden="true"
      >
        {flight.carrierCode}
      </span>
      <span className="fb-carrier-name" title={flight.carrierShortName}>
        {flight.carrierShortName}
      </span>
      <span className="fb-carrier-detail" title={`${flight.flightNo} ${plane}`}>
        {flight.flightNo}{' '}
        {!connection && (
          <span className="fb-plane">
            {flight.planeName}
            <span className="fb-plane-size">{t.planeSize(flight.planeSize)}</span>
          </span>
        )}
      </span>
    </div>
  );
}

function Times({ offer: { flight, connection, arrivalDayOffset } }: { offer: ListedOffer }) {
  const t = useTexts(resultTexts);
  const amounts = useTexts(amountTexts);
  const dep = airportText(flight.depAirportName, flight.terminals.dep);
  const arr = airportText(flight.arrAirportName, flight.terminals.arr);
  const stops = amounts.list(flight.stopInfos.map(stopText));
  const direct = `${stops === '' ? t.direct : t.stops(stops)} · ${t.meal(flight.mealFlag)}`;
  const way = connection ? t.connection(connectionText(connection, amounts)) : direct;
  return (
    <div className="fb-times" data-connection={connection ? '' : undefined}>
      <div className="fb-time">
        <time dateTime={flight.takeOffTime}>{flight.takeOffTime.slice(11)}</time>
        <span title={dep}>{dep}</span>
      </div>
      <div className="fb-way">
        <span>{amounts.duration(flight.duration)}</span>
        <span className="fb-line" aria-hidden="true">
          <Plane />
        </span>
        <span className="fb-stops" title={way}>
          {way}
        </span>
      </div>
      <div className="fb-time">
        <time dateTime={flight.arrTime}>
          {flight.arrTime.slice(11)}
          {arrivalDayOffset > 0 && <sup>{t.dayOffset(arrivalDayOffset)}</sup>}
        </time>
        <span title={arr}>{arr}</span>
      </div>
    </div>
  );
}

/** Reason why the flight's lowest fare is not the price of its row. */
function OutOfReach({ offer: { cheapest, outOfReach } }: { offer: ListedOffer }) {
  const fares = useTexts(flightFareTexts);
  const fare = cheapest.obstacle === undefined ? outOfReach : cheapest;
  if (!fare) return null;
  const text = `${yuanText(amountOf(fare))} ${obstacleText(fare, fares)}`;
  return (
    <span className="fb-flight-obstacle" title={text}>
      {text}
    </span>
  );
}
