import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { restoreFocus } from '../../../src/element/definition/upgrade/take-over';
import { lazyPart } from '../../../src/element/host/lazy-part';
import { Button } from '../../../src/ui/button/Button';
import { DateField } from '../../../src/ui/date/DateField';
import { Field } from '../../../src/ui/field/Field';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { OPENS, TRIP, TRIP_FIELD } from '../model/field-names';
import type { Query } from '../model/journey';
import { CityField } from './CityField';
import { FoldedSearch } from './FoldedSearch';
import { bookableDays } from '../model/search/form-check';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { TRAVEL_TYPE_FIELD, partyText, travelTypeOf } from '../party/party';
import { usePriceNotes } from '../results/offers/price-notes';
import { searchTexts } from './texts';
import { useToday } from '../../../src/ui/date/use-today';

interface Props {
  booking: Booking;
  /** Last search. The form folds to its summary where space is short; undefined before the first search. */
  query: Query | undefined;
  /** Number of times the user wanted to change the search. Each change scrolls to the form and focuses it. */
  changes: number;
  isFolded: boolean;
  onOpen(): void;
}

/** Search form, the first content of the element. */
export function SearchForm({ booking, query, changes, isFolded, onOpen }: Props) {
  const t = useTexts(searchTexts);
  const { form, flow } = useStore(booking.store);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  useEffect(() => {
    // preloads the pickers' data before one of them opens
    const load = () => void booking.loadPlaces();
    const { current } = element;
    current?.addEventListener('pointerenter', load);
    current?.addEventListener('focusin', load);
    return () => {
      current?.removeEventListener('pointerenter', load);
      current?.removeEventListener('focusin', load);
    };
  }, [booking]);

  useLayoutEffect(() => {
    // restores the focus of the first paint in the same task, so that no keystroke is lost
    const focused = booking.takeFocus();
    if (focused && element.current) restoreFocus(element.current, focused);
  }, [booking]);

  const folded = useRef<HTMLButtonElement>(null);
  const seen = useRef(changes);
  useLayoutEffect(() => {
    // moves the focus of keyboard users to the summary that replaces the form
    if (isFolded && element.current?.matches(':focus-within')) folded.current?.focus({ preventScroll: true });
  }, [isFolded]);
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [changes]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void booking.search();
  };
  return (
    <>
      {query && isFolded && <FoldedSearch ref={folded} booking={booking} query={query} onOpen={onOpen} />}
      <form
        ref={element}
        className="fb-search"
        part="search-form"
        role="search"
        aria-label={t.form}
        noValidate
        data-round={form.isRound ? '' : undefined}
        data-folded={isFolded ? '' : undefined}
        onSubmit={submit}
      >
        <div className="fb-trip">
          <Segmented
            label={t.trip}
            name={TRIP_FIELD}
            options={[
              { value: TRIP.oneWay, label: t.oneWay },
              { value: TRIP.roundTrip, label: t.roundTrip },
            ]}
            value={form.isRound ? TRIP.roundTrip : TRIP.oneWay}
            onChange={(trip) => booking.setRound(trip === TRIP.roundTrip)}
          />
          <TravellersField booking={booking} />
          <Button variant="text" size="small" name={OPENS.requests} onClick={booking.openRequests}>
            {t.request}
          </Button>
        </div>
        <CityField booking={booking} field="dep" label={t.from} />
        <IconButton className="fb-swap" label={t.swap} icon={<ArrowLeftRight />} onClick={booking.swap} />
        <CityField booking={booking} field="arr" label={t.to} />
        <Dates booking={booking} />
        <Button
          type="submit"
          variant="primary"
          loading={flow.step === 'searching'}
          loadingText={t.searching}
          className="fb-search-button"
        >
          {t.search}
        </Button>
      </form>
    </>
  );
}

/** Travel type and travellers. No personal data is requested before the dialog is opened. */
function TravellersField({ booking }: { booking: Booking }) {
  const t = useTexts(searchTexts);
  const travelType = useStore(booking.store, travelTypeOf);
  const who = useStore(booking.store, (state) => partyText(state, t));
  return (
    <>
      <Segmented
        label={t.kind}
        name={TRAVEL_TYPE_FIELD}
        options={[
          { value: TRAVEL_TYPE.business, label: t.business },
          { value: TRAVEL_TYPE.personal, label: t.personal },
        ]}
        value={travelType}
        onChange={booking.setTravelType}
      />
      <Button
        variant="text"
        size="small"
        className="fb-who"
        name={OPENS.party}
        aria-haspopup="dialog"
        onClick={booking.openParty}
      >
        {t.who(who)}
      </Button>
    </>
  );
}

/** Dates. A round trip shares one calendar, whose code is loaded with the first one. */
function Dates({ booking }: { booking: Booking }) {
  const isRound = useStore(booking.store, ({ form }) => form.isRound);
  return isRound ? <RoundDates booking={booking} /> : <DepartureDate booking={booking} />;
}

function DepartureDate({ booking }: { booking: Booking }) {
  const t = useTexts(searchTexts);
  const state = useStore(booking.store);
  const { form, holidays } = state;
  const today = useToday();
  const note = usePriceNotes(booking, 0);
  return (
    <Field label={t.date} required error={form.errors.date && t[form.errors.date]}>
      <DateField
        name="date"
        value={form.date}
        onChange={booking.setDate}
        {...bookableDays(today, state)}
        marks={holidays}
        note={note}
        onShow={(first, last) => booking.askDayPrices(0, first, last)}
      />
    </Field>
  );
}

const RoundDates = lazyPart(() => import('./RoundDates'));
