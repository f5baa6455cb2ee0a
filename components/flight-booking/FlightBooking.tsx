import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/declaration';
import { useHost } from '../../src/element/host-context';
import { latePart } from '../../src/element/late-part';
import { createBooking, type Booking } from './booking';
import type { Flow } from './flow';
import type { flightBooking } from './element';
import { SearchForm } from './SearchForm';

const Results = latePart(() => import('./results/Results'), <Waiting label="正在搜索航班" />);
const Passengers = latePart(() => import('./passengers/Passengers'), <Waiting label="正在准备订单" />);
const OrderMade = latePart(() => import('./OrderMade'), <Waiting label="正在打开订单" />);

export default function FlightBooking(props: ViewProps<typeof flightBooking>) {
  const { depCode, arrCode, depDate, autoSearch } = props;
  const host = useHost();
  const booking = host.store(createBooking);
  const { flow } = useStore(booking.store);
  useEffect(() => booking.keepDraft(), [booking]);

  useEffect(() => {
    void booking.prefill({ depCode, arrCode, date: depDate, autoSearch });
  }, [booking, depCode, arrCode, depDate, autoSearch]);

  return (
    <div className="flight-booking">
      <Pane
        booking={booking}
        flow={flow}
        cabinTypes={props.cabinTypes}
        conditions={props.conditions}
        bookPriceLimit={props.bookPriceLimit}
        maxPassengers={props.maxPassengers}
      />
    </div>
  );
}

interface PaneProps {
  booking: Booking;
  flow: Flow;
  cabinTypes: readonly (1 | 2 | 3)[];
  conditions: readonly { conditionType: number; values: readonly number[] }[];
  bookPriceLimit: number;
  maxPassengers: number;
}

function Pane({ booking, flow, maxPassengers, ...choosing }: PaneProps) {
  switch (flow.step) {
    case 'form':
    case 'searching':
    case 'failed':
    case 'choosing':
      // one place for the form in all four: whoever types in it is not thrown out by an answer
      return (
        <>
          <SearchForm booking={booking} />
          {flow.step !== 'form' && <Results booking={booking} flow={flow} {...choosing} />}
        </>
      );
    case 'passengers':
      return <Passengers booking={booking} flow={flow} maxPassengers={maxPassengers} />;
    default:
      return <OrderMade booking={booking} flow={flow} />;
  }
}

function Waiting({ label }: { label: string }) {
  return <div className="tp-skeleton fb-waiting" role="status" aria-label={label} />;
}
