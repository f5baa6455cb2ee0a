import { useStore } from 'zustand';
import { DateRangeField } from '../../../src/ui/date/DateRangeField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { bookableDays } from '../model/search/form-check';
import { usePriceNotes } from '../results/offers/price-notes';
import { lazySearchTexts } from './deferred-texts/texts';
import { searchTexts } from './texts';
import { useToday } from '../../../src/ui/date/use-today';

/** Dates of outbound and return, each with the lowest prices of its direction. */
export default function RoundDates({ booking }: { booking: Booking }) {
  const t = useTexts(lazySearchTexts);
  const search = useTexts(searchTexts);
  const state = useStore(booking.store);
  const { form, holidays } = state;
  const today = useToday();
  const there = usePriceNotes(booking, 0);
  const back = usePriceNotes(booking, 1);
  const change = ({ from, to }: { from: string; to: string }): void => {
    // a change of the departure alone moves the return date along
    if (to === form.returnDate) booking.setDate(from);
    else booking.setForm({ date: from, returnDate: to });
  };
  return (
    <DateRangeField
      {...bookableDays(today, state)}
      marks={holidays}
      from={{
        label: search.date,
        shortName: t.outbound,
        name: 'date',
        value: form.date,
        required: true,
        error: form.errors.date && search[form.errors.date],
        note: there,
      }}
      to={{
        label: t.returnDate,
        shortName: t.return,
        name: 'returnDate',
        value: form.returnDate,
        required: true,
        error: form.errors.returnDate && search[form.errors.returnDate],
        note: back,
      }}
      onChange={change}
      onShow={(end, first, last) => booking.askDayPrices(end === 'from' ? 0 : 1, first, last)}
    />
  );
}
