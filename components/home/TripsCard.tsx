import { queryComingTrips, type ComingTrip } from '../../src/contract/home';
import { useCall } from '../../src/element/data/use-call';
import { daysBetween } from '../../src/domain/shanghai-time';
import { dateTexts } from '../../src/domain/texts/dates/texts';
import { OrderStatusTag } from '../../src/element/order-status/OrderStatusTag';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { Tag } from '../../src/ui/feedback/Tag';
import { useTexts } from '../../src/ui/texts/use-texts';
import { Card, Read } from './Card';
import type { Go } from './navigation';
import { homeTexts } from './texts';
import { daysLater, ticketTone } from './trip-state';
import { useToday } from '../../src/ui/date/use-today';

interface Props {
  go: Go;
  count: number;
}

/** The user's next flights. */
export function TripsCard({ go, count }: Props) {
  const t = useTexts(homeTexts);
  const reading = useCall(queryComingTrips, { count });
  const today = useToday();
  const allOrders = (
    <Button variant="text" size="small" onClick={() => go({ target: 'orders', statuses: [] })}>
      {t.allOrders}
    </Button>
  );
  return (
    <Card title={t.trips} part="trips" aside={allOrders}>
      <Read reading={reading} what={t.trips} rows={3} rowHeight={76}>
        {(trips) =>
          trips.length === 0 ? (
            <EmptyState title={t.noTrips} />
          ) : (
            <ul className="hm-rows">
              {trips.map((trip) => (
                <Trip key={`${trip.orderNo}-${trip.segmentNo}`} trip={trip} today={today} go={go} />
              ))}
            </ul>
          )
        }
      </Read>
    </Card>
  );
}

function Trip({ trip, today, go }: { trip: ComingTrip; today: string; go: Go }) {
  const { takeOffTime, arrTime, orderNo, flightNo } = trip;
  const date = takeOffTime.slice(0, 10);
  const t = useTexts(homeTexts);
  const dates = useTexts(dateTexts);
  const tone = ticketTone(trip);
  const later = daysLater(trip);
  return (
    <li className="hm-trip">
      <span className="hm-day">
        <time dateTime={date}>{dates.day(date)}</time>
        <span className="hm-hint">
          {dates.weekday(date)} {t.ahead(daysBetween(today, date))}
        </span>
      </span>
      <span className="hm-end">
        <time dateTime={takeOffTime}>{takeOffTime.slice(11)}</time>
        <span className="hm-hint">
          {trip.depCityName}
          {trip.depAirportName}
          {trip.depTerminal}
        </span>
      </span>
      <span className="hm-way" aria-hidden="true" />
      <span className="hm-end">
        <time dateTime={arrTime}>
          {arrTime.slice(11)}
          <small>{later > 0 && t.arrivalDay(later)}</small>
        </time>
        <span className="hm-hint">
          {trip.arrCityName}
          {trip.arrAirportName}
          {trip.arrTerminal}
        </span>
      </span>
      <span className="hm-flight">
        <span>
          {trip.carrierShortName} {flightNo}
        </span>
        <span className="hm-hint">{trip.cabinName}</span>
      </span>
      {tone ? (
        <Tag tone={tone}>{t.ticket(trip.ticketStatus)}</Tag>
      ) : (
        <OrderStatusTag status={trip.orderStatus} />
      )}
      <Button
        size="small"
        aria-label={t.viewTrip(flightNo, orderNo)}
        onClick={() => go({ target: 'order', orderNo })}
      >
        {t.view}
      </Button>
    </li>
  );
}
