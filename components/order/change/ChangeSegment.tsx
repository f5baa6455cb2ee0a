import { createElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChangeableSegment } from '../../../src/contract/order/change';
import { formatPrice } from '../../../src/domain/money/money';
import { addDays, isCalendarDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { useElementTag } from '../../../src/element/host/use-element-tag';
import { Button } from '../../../src/ui/button/Button';
import { DateField } from '../../../src/ui/date/DateField';
import { Field } from '../../../src/ui/field/Field';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Tag } from '../../../src/ui/feedback/Tag';
import { afterSaleTexts } from '../approval/texts';
import type { ChosenFlight } from './chosen-flight';
import { changeTexts } from './texts';
import { useToday } from '../../../src/ui/date/use-today';

interface Props {
  host: Host;
  orderNo: string;
  segment: ChangeableSegment;
  passengerNos: readonly number[];
  changeReason: number;
  /** True when flights of any carrier may be chosen. */
  isAnyCarrier: boolean;
  chosen: ChosenFlight | undefined;
  /** True when the chosen flight is the approved one. */
  isApproved: boolean;
  problem: string;
  onChoose(flight: ChosenFlight): void;
}

/** Maximum number of days ahead for the search; the gateway decides in the end. */
const LAST_DAYS = 365;

/** Replacement of one flight of the order: date, flight search and the chosen flight. */
export function ChangeSegment(props: Props) {
  const { host, orderNo, segment, passengerNos, changeReason, isAnyCarrier, chosen, problem, onChoose } =
    props;
  const t = useTexts(changeTexts);
  const approvals = useTexts(afterSaleTexts);
  const today = useToday();
  const flown = segment.takeOffTime.slice(0, 10);
  const [date, setDate] = useState(flown < today ? today : flown);
  const [looked, setLooked] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const canLook = passengerNos.length > 0 && isCalendarDate(date);
  const choose = (flight: ChosenFlight) => {
    setLooked('');
    onChoose(flight);
    // the list has closed, so the focus returns to the choice
    button.current?.focus();
  };
  return (
    <>
      {!isAnyCarrier && <p className="or-note">{t.ownCarrier(segment.carrierShortName)}</p>}
      {chosen && (
        <p className="oc-chosen" role="status">
          <strong>{t.newFlight}</strong>
          {props.isApproved && <Tag tone="within">{approvals.approved}</Tag>}
          <span>
            {chosen.carrierShortName} {chosen.voyage.flightNo}
          </span>
          <span>
            {chosen.takeOffTime.replace('T', ' ')}–{chosen.arrTime.slice(11)}
          </span>
          <span>
            {chosen.depAirportName}–{chosen.arrAirportName}
          </span>
          <span>{t.cabin(chosen.cabinName, chosen.voyage.cabinCode)}</span>
          <span>{t.ticketPrice(formatPrice(chosen.voyage.salePrice))}</span>
        </p>
      )}
      <div className="oc-find">
        <Field label={t.date} error={problem === '' ? undefined : problem}>
          <DateField
            value={date}
            onChange={setDate}
            min={today}
            max={addDays(today, LAST_DAYS)}
            today={today}
          />
        </Field>
        <Button ref={button} disabled={!canLook} onClick={() => setLooked(looked === '' ? date : '')}>
          {looked !== '' ? t.close : chosen ? t.otherFlight : t.find}
        </Button>
        {passengerNos.length === 0 && <span className="or-note">{t.choosePassengers}</span>}
      </div>
      {looked !== '' && canLook && (
        <Flights
          key={[looked, changeReason, ...passengerNos].join()}
          host={host}
          attributes={{
            'order-no': orderNo,
            'segment-no': segment.segmentNo,
            'dep-code': segment.depCityCode,
            'arr-code': segment.arrCityCode,
            'dep-date': looked,
            'passenger-nos': JSON.stringify(passengerNos),
            'change-reason': changeReason,
          }}
          onChoose={choose}
        />
      )}
    </>
  );
}

interface FlightsProps {
  host: Host;
  attributes: Readonly<Record<string, string | number>>;
  onChoose(flight: ChosenFlight): void;
}

/** Embeds the flight list of a booking as an element of its own. */
function Flights({ host, attributes, onChoose }: FlightsProps) {
  const t = useTexts(changeTexts);
  const tag = useElementTag(host, 'change-flights');
  const around = useRef<HTMLDivElement>(null);
  const chosen = useEffectEvent((event: Event) => {
    event.stopPropagation();
    onChoose((event as CustomEvent<ChosenFlight>).detail);
  });
  useEffect(() => {
    const stop = new AbortController();
    around.current?.addEventListener('tp-flight-chosen', (event) => chosen(event), stop);
    return () => stop.abort();
  }, []);
  return (
    <div ref={around}>
      {tag ? createElement(tag, attributes) : <SkeletonRows rows={6} height={88} label={t.opening} />}
    </div>
  );
}
