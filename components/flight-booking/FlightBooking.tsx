import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/declaration';
import { useHost } from '../../src/element/host-context';
import { useAddress } from './address';
import { createBooking, type Booking } from './booking';
import type { Flow } from './flow';
import type { flightBooking } from './element';
import { keepRecentPlaces } from './recent-places';
import { SearchForm } from './SearchForm';

const Results = lazy(() => import('./results/Results'));
const Passengers = lazy(() => import('./passengers/Passengers'));
const RequestBar = lazy(() => import('./requests/RequestBar'));
const RequestChooser = lazy(() => import('./requests/RequestChooser'));
const RecentSearches = lazy(() => import('./RecentSearches'));
const OrderMade = lazy(() => import('./OrderMade'));

export default function FlightBooking(props: ViewProps<typeof flightBooking>) {
  const host = useHost();
  const booking = host.store(createBooking);
  const { flow, isChoosingRequest } = useStore(booking.store);
  const named = useAddress(booking, props.keepsAddress);
  const { depCode, arrCode, depDate, retDate } = named ?? props;
  const autoSearch = named !== undefined || props.autoSearch;
  useEffect(() => booking.keepDraft(), [booking]);
  useEffect(() => booking.keepRecent(), [booking]);
  useEffect(() => keepRecentPlaces(host, booking.store), [host, booking]);

  useEffect(() => {
    void booking.prefill({ depCode, arrCode, depDate, retDate, autoSearch });
  }, [booking, depCode, arrCode, depDate, retDate, autoSearch]);

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
      {isChoosingRequest && (
        <Suspense>
          <RequestChooser booking={booking} />
        </Suspense>
      )}
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
  const request = useStore(booking.store, (state) => state.request);
  switch (flow.step) {
    case 'form':
    case 'searching':
    case 'failed':
    case 'choosing':
      // one place for the form in all four: whoever types in it is not thrown out by an answer
      return (
        <>
          <SearchForm booking={booking} />
          {request && (
            <Suspense>
              <RequestBar booking={booking} request={request} />
            </Suspense>
          )}
          {flow.step === 'form' && <Recents booking={booking} />}
          {flow.step !== 'form' && (
            <Suspense fallback={<Waiting label="正在搜索航班" />}>
              <Results booking={booking} flow={flow} {...choosing} />
            </Suspense>
          )}
        </>
      );
    case 'passengers':
      return (
        <Suspense fallback={<Waiting label="正在准备订单" />}>
          <Passengers booking={booking} flow={flow} maxPassengers={maxPassengers} />
        </Suspense>
      );
    default:
      return (
        <Suspense fallback={<Waiting label="正在打开订单" />}>
          <OrderMade booking={booking} flow={flow} />
        </Suspense>
      );
  }
}

function Recents({ booking }: { booking: Booking }) {
  const recent = useStore(booking.store, (state) => state.recent);
  if (recent.length === 0) return null;
  return (
    <Suspense>
      <RecentSearches booking={booking} recent={recent} />
    </Suspense>
  );
}

function Waiting({ label }: { label: string }) {
  return <div className="tp-skeleton fb-waiting" role="status" aria-label={label} />;
}
