import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useEffect, useLayoutEffect, useMemo, useRef, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { addDays } from '../../src/domain/shanghai-time';
import { focusAgain } from '../../src/element/first-paint';
import { Button } from '../../src/ui/Button';
import { DateField } from '../../src/ui/DateField';
import { Field } from '../../src/ui/Field';
import { IconButton } from '../../src/ui/IconButton';
import type { Booking } from './booking';
import { CityField } from './CityField';
import { LAST_BOOKABLE_DAYS } from './form-check';
import { usePriceNotes } from './price-notes';

/** Where from, where to and when: the first content of the element. */
export function SearchForm({ booking }: { booking: Booking }) {
  const { form, holidays, flow } = useStore(booking.store);
  const element = useRef<HTMLFormElement>(null);
  const note = usePriceNotes(booking);
  const lastDay = useMemo(() => addDays(booking.today, LAST_BOOKABLE_DAYS), [booking]);
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  useEffect(() => {
    // the pickers' data is on its way before one of them opens
    const load = () => void booking.loadPlaces();
    const enter = ({ target }: Event) => {
      load();
      if (target instanceof Element && target.closest('.tp-date-field')) booking.askCalendarPrices();
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
      onSubmit={submit}
    >
      <CityField booking={booking} field="dep" label="出发城市" />
      <IconButton
        className="fb-swap"
        label="互换出发地和目的地"
        icon={<ArrowLeftRight />}
        onClick={booking.swap}
      />
      <CityField booking={booking} field="arr" label="到达城市" />
      <Field label="出发日期" required error={form.errors.date}>
        <DateField
          name="date"
          value={form.date}
          onChange={(date) => booking.setForm({ date })}
          min={booking.today}
          max={lastDay}
          marks={holidays}
          note={note}
          onShow={booking.askDayPrices}
          today={booking.today}
        />
      </Field>
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
