import { useState } from 'react';
import { queryComingTrips, type ComingTrip } from '../../src/contract/home';
import { useCall } from '../../src/element/data/use-call';
import { shanghaiDate } from '../../src/domain/shanghai-time';
import { Button } from '../../src/ui/button/Button';
import { weekdayOf } from '../../src/ui/date/date-text';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { Tag } from '../../src/ui/feedback/Tag';
import { Card, Read } from './Card';
import type { Go } from './navigation';
import { arrivalDay, daysAhead, ticketState } from './trip-texts';

interface Props {
  go: Go;
  count: number;
}

/** The user's next flights. */
export function TripsCard({ go, count }: Props) {
  const reading = useCall(queryComingTrips, { count });
  const [today] = useState(() => shanghaiDate(new Date()));
  const allOrders = (
    <Button variant="text" size="small" onClick={() => go({ target: 'orders', statuses: [] })}>
      全部订单
    </Button>
  );
  return (
    <Card title="即将出行" part="trips" aside={allOrders}>
      <Read reading={reading} what="即将出行" rows={3} rowHeight={76}>
        {(trips) =>
          trips.length === 0 ? (
            <EmptyState title="近期没有已预订的航班" />
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
  const state = ticketState(trip);
  return (
    <li className="hm-trip">
      <span className="hm-day">
        <time dateTime={date}>{`${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`}</time>
        <span className="hm-hint">
          {weekdayOf(date)} {daysAhead(today, date)}
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
          <small>{arrivalDay(trip)}</small>
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
      <Tag tone={state.tone}>{state.text}</Tag>
      <Button
        size="small"
        aria-label={`查看 ${flightNo} 的订单 ${orderNo}`}
        onClick={() => go({ target: 'order', orderNo })}
      >
        查看
      </Button>
    </li>
  );
}
