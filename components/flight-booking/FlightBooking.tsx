import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { useAddress } from './model/place/address';
import { lazyPart } from '../../src/element/host/lazy-part';
import { createBooking, type Booking } from './model/booking';
import { readPlace } from './model/place/place';
import type { Flow } from './model/flow';
import type { Query } from './model/journey';
import type { flightBooking } from './declaration';
import { TRAVEL_TYPE } from '../../src/contract/flight-booking/travel-type';
import { travelTypeOf } from './party/party';
import { ChangeSearch } from './results/change-search';
import type { CameFrom } from './results/legs/use-other-leg';
import { loadChunk } from '../../src/element/runtime/chunk';
import { SearchForm } from './search/SearchForm';
import { searchTexts } from './search/texts';
import { atRest } from '../../src/ui/layout/focus/at-rest';
import { useTexts } from '../../src/ui/texts/use-texts';
import { useOnValuesChange } from '../../src/element/definition/react/use-on-values-change';

const loadLazySteps = () => import('./lazy-steps');
const Results = lazyPart(
  () => {
    // preloads the list of the later parts while the flights are searched
    void loadLazySteps().catch(() => undefined);
    return import('./results/Results');
  },
  <Waiting of="searching" />,
);
const Passengers = lazyPart(async () => (await loadLazySteps()).passengers(), <Waiting of="preparing" />);
const RequestBar = lazyPart(async () => (await loadLazySteps()).requestBar());
const PartyChooser = lazyPart(async () => (await loadLazySteps()).partyChooser());
const RequestChooser = lazyPart(async () => (await loadLazySteps()).requestChooser());
const NewRequest = lazyPart(
  async () => (await loadLazySteps()).newRequest(),
  <Waiting of="preparingRequest" />,
);
const UnpaidOrders = lazyPart(async () => {
  await atRest();
  return (await loadLazySteps()).loadUnpaidOrders();
});
const UnpaidOrderLine = lazyPart(async () => {
  await atRest();
  return (await loadLazySteps()).loadUnpaidOrderLine();
});
const RecentSearches = lazyPart(() => import('./search/RecentSearches'));
const OrderCreated = lazyPart(
  async () => (await loadLazySteps()).loadOrderCreated(),
  <Waiting of="opening" />,
);

export default function FlightBooking(props: ViewProps<typeof flightBooking>) {
  const { host } = props;
  const booking = host.store(createBooking);
  const { flow, isChoosingParty, isChoosingRequest, isRequesting } = useStore(booking.store);
  const named = useAddress(booking, props.keepsAddress, travelTypeAttribute(props));
  const { depCode, arrCode, depDate, retDate, step, orderNo, view } = named ?? props;
  const travelType = named?.travelType ?? travelTypeAttribute(props);
  const autoSearch = named !== undefined || props.autoSearch;
  const { overStandardApplyId } = props;
  useOnValuesChange(() => booking.takeOverApplication(overStandardApplyId), [booking, overStandardApplyId]);
  useEffect(() => booking.keepDraft(props.hidesHeldOrders), [booking, props.hidesHeldOrders]);
  useEffect(() => keepRecent(booking), [booking]);
  useEffect(() => void atRest().then(booking.prepare), [booking]);

  // a layout effect, so that the form never flashes another travel type
  useLayoutEffect(() => booking.setDefaultTravelType(travelType), [booking, travelType]);
  useOnValuesChange(() => {
    void booking.arrive({ depCode, arrCode, depDate, retDate, autoSearch }, readPlace(step, orderNo), view);
  }, [booking, depCode, arrCode, depDate, retDate, autoSearch, step, orderNo, view]);

  return (
    <div className="flight-booking">
      {isRequesting ? (
        <NewRequest booking={booking} />
      ) : (
        <Pane
          booking={booking}
          flow={flow}
          cabinTypes={props.cabinTypes}
          conditions={props.conditions}
          bookPriceLimit={props.bookPriceLimit}
          maxPassengers={props.maxPassengers}
          hidesHeldOrders={props.hidesHeldOrders}
        />
      )}
      {isChoosingParty && <PartyChooser booking={booking} maxPassengers={props.maxPassengers} />}
      {isChoosingRequest && <RequestChooser booking={booking} />}
    </div>
  );
}

/** Stores searches and their places for later ones. Returns the stop function. */
function keepRecent(booking: Booking): () => void {
  const gone = new AbortController();
  async function begin(): Promise<void> {
    await atRest();
    const [{ recentSearchesOf }, { storeRecentPlaces }] = await loadChunk(() =>
      Promise.all([import('./search/recent-searches'), import('./search/recent-places')]),
    );
    if (gone.signal.aborted) return;
    gone.signal.addEventListener('abort', recentSearchesOf(booking).keep());
    gone.signal.addEventListener('abort', storeRecentPlaces(booking.host, booking.store));
  }
  void begin().catch(() => undefined); // the form works without it
  return () => gone.abort();
}

const travelTypeAttribute = ({ travelType }: { travelType: number }) =>
  travelType === TRAVEL_TYPE.personal ? TRAVEL_TYPE.personal : TRAVEL_TYPE.business;

const isOfFlights = (step: Flow['step']) => step === 'searching' || step === 'failed' || step === 'choosing';

/** Origin of the user; undefined when they do not come from an order. */
function cameFrom(step: Flow['step'] | undefined): CameFrom {
  if (step === undefined || step === 'form' || isOfFlights(step)) return undefined;
  return step === 'passengers' || step === 'review' ? 'draft' : 'order';
}

interface PaneProps {
  booking: Booking;
  flow: Flow;
  cabinTypes: readonly (1 | 2 | 3)[];
  conditions: readonly { conditionType: number; values: readonly number[] }[];
  bookPriceLimit: number;
  maxPassengers: number;
  hidesHeldOrders: boolean;
}

function Pane({ booking, flow, maxPassengers, hidesHeldOrders, ...choosing }: PaneProps) {
  const isPrivate = useStore(booking.store, (state) => travelTypeOf(state) === TRAVEL_TYPE.personal);
  const request = useStore(booking.store, (state) => state.request);
  const [steps, setSteps] = useState<{ now: Flow['step']; before: Flow['step'] | undefined }>({
    now: flow.step,
    before: undefined,
  });
  if (steps.now !== flow.step) {
    // a return from an existing order passes through a search, so its steps do not count as the origin
    setSteps({ now: flow.step, before: isOfFlights(steps.now) ? steps.before : steps.now });
  }
  const [opened, setOpened] = useState<{ query?: Query; times: number }>({ times: 0 });
  const query = 'query' in flow ? flow.query : undefined;
  const changeSearch = useCallback(
    () => setOpened(({ times }) => ({ ...(query && { query }), times: times + 1 })),
    [query],
  );
  switch (flow.step) {
    case 'form':
    case 'searching':
    case 'failed':
    case 'choosing':
      // a single element for all four steps, so that a response does not remount the form while the user types
      return (
        <>
          <SearchForm
            booking={booking}
            query={query}
            changes={opened.times}
            // a new search folds the form again
            isFolded={query !== undefined && opened.query !== query}
            onOpen={changeSearch}
          />
          {request && !isPrivate && <RequestBar booking={booking} />}
          {!hidesHeldOrders &&
            (flow.step === 'form' ? (
              <UnpaidOrders booking={booking} />
            ) : (
              <UnpaidOrderLine booking={booking} />
            ))}
          {flow.step === 'form' && <Recents booking={booking} />}
          {flow.step !== 'form' && (
            <ChangeSearch value={changeSearch}>
              <Results booking={booking} flow={flow} cameFrom={cameFrom(steps.before)} {...choosing} />
            </ChangeSearch>
          )}
        </>
      );
    case 'passengers':
    case 'review':
      return <Passengers booking={booking} flow={flow} maxPassengers={maxPassengers} />;
    default:
      return <OrderCreated booking={booking} flow={flow} />;
  }
}

function Recents({ booking }: { booking: Booking }) {
  const recent = useStore(booking.store, (state) => state.recent);
  if (recent.length === 0) return null;
  return <RecentSearches booking={booking} recent={recent} />;
}

function Waiting({ of }: { of: 'searching' | 'preparing' | 'preparingRequest' | 'opening' }) {
  return <div className="tp-skeleton fb-waiting" role="status" aria-label={useTexts(searchTexts)[of]} />;
}
