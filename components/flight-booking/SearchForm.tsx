import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useEffect, useLayoutEffect, useMemo, useRef, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { addDays, isCalendarDate } from '../../src/domain/shanghai-time';
import { focusAgain } from '../../src/element/first-paint';
import { Button } from '../../src/ui/Button';
import { DateField } from '../../src/ui/DateField';
import { Field } from '../../src/ui/Field';
import { IconButton } from '../../src/ui/IconButton';
import { Segmented } from '../../src/ui/Segmented';
import { TRIP, TRIP_FIELD, type Booking } from './booking';
import { CityField } from './CityField';
import { LAST_BOOKABLE_DAYS } from './form-check';
import { usePriceNotes } from './price-notes';

const TRIPS = [
  { value: TRIP.oneWay, label: '单程' },
  { value: TRIP.roundTrip, label: '往返' },
];

/** Where from, where to and when: the first content of the element. */
export function SearchForm({ booking }: { booking: Booking }) {
  const { form, flow } = useStore(booking.store);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  useEffect(() => {
    // the pickers' data is on its way before one of them opens
    const load = () => void booking.loadPlaces();
    const enter = ({ target }: Event) => {
      load();
      const date = target instanceof Element && target.closest<HTMLElement>('[data-leg]');
      if (date) booking.askCalendarPrices(Number(date.dataset['leg']));
    };
    const { current } = element;
    current?.addEventListener('pointerenter', load);
    current?.addEventListener('focusin', enter);
    return () => {
      current?.removeEventListener('pointerenter', load);
      current?.removeEventListener('focusin', enter);
    };
  }, [booking]);

  useLayoutEffect(() => {
    // the user was typing in the first paint: in the same task, so that no key falls between
    const focused = booking.takeFocus();
    if (focused && element.current) focusAgain(element.current, focused);
  }, [booking]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void booking.search();
  };
  return (
    <form
      ref={element}
      className="fb-search"
      part="search-form"
      role="search"
      aria-label="机票搜索"
      noValidate
      data-round={form.isRound ? '' : undefined}
      onSubmit={submit}
    >
      <div className="fb-trip">
        <Segmented
          label="行程类型"
          name={TRIP_FIELD}
          options={TRIPS}
          value={form.isRound ? TRIP.roundTrip : TRIP.oneWay}
          onChange={(trip) => booking.setRound(trip === TRIP.roundTrip)}
        />
        <Button variant="text" size="small" onClick={booking.openRequests}>
          关联申请单
        </Button>
      </div>
      <CityField booking={booking} field="dep" label="出发城市" />
      <IconButton
        className="fb-swap"
        label="互换出发地和目的地"
        icon={<ArrowLeftRight />}
        onClick={booking.swap}
      />
      <CityField booking={booking} field="arr" label="到达城市" />
      <LegDate booking={booking} leg={0} />
      {form.isRound && <LegDate booking={booking} leg={1} />}
      <Button
        type="submit"
        variant="primary"
        loading={flow.step === 'searching'}
        loadingText="正在搜索航班"
        className="fb-search-button"
      >
        搜索航班
      </Button>
    </form>
  );
}

/** The day of the way there (0) or back (1), with the lowest prices around it. */
function LegDate({ booking, leg }: { booking: Booking; leg: 0 | 1 }) {
  const { form, holidays } = useStore(booking.store);
  const note = usePriceNotes(booking, leg);
  const { today } = booking;
  const lastDay = useMemo(() => addDays(today, LAST_BOOKABLE_DAYS), [today]);
  const common = { max: lastDay, marks: holidays, note, today };
  return (
    <div className="fb-date" data-leg={leg}>
      {leg === 0 ? (
        <Field label="出发日期" required error={form.errors.date}>
          <DateField {...common} name="date" value={form.date} onChange={booking.setDate} min={today} />
        </Field>
      ) : (
        <Field label="返程日期" required error={form.errors.returnDate}>
          <DateField
            {...common}
            name="returnDate"
            value={form.returnDate}
            onChange={(returnDate) => booking.setForm({ returnDate })}
            min={isCalendarDate(form.date) && form.date > today ? form.date : today}
          />
        </Field>
      )}
    </div>
  );
}
