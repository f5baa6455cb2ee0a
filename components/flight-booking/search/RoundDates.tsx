import { useStore } from 'zustand';
import { DateRangeField } from '../../../src/ui/date/DateRangeField';
import type { Booking } from '../model/booking';
import { bookableDays } from '../model/form-check';
import { usePriceNotes } from '../results/price-notes';

/** The days of the way there and of the way back, each with the lowest prices of its own direction. */
export default function RoundDates({ booking }: { booking: Booking }) {
  const state = useStore(booking.store);
  const { form, holidays } = state;
  const there = usePriceNotes(booking, 0);
  const back = usePriceNotes(booking, 1);
  const change = ({ from, to }: { from: string; to: string }): void => {
    // a first day alone takes the last one along
    if (to === form.returnDate) booking.setDate(from);
    else booking.setForm({ date: from, returnDate: to });
  };
  return (
    <DateRangeField
      {...bookableDays(booking.today, state)}
      marks={holidays}
      from={{
        label: '出发日期',
        shortName: '去程',
        name: 'date',
        value: form.date,
        required: true,
        error: form.errors.date,
        note: there,
      }}
      to={{
        label: '返程日期',
        shortName: '返程',
        name: 'returnDate',
        value: form.returnDate,
        required: true,
        error: form.errors.returnDate,
        note: back,
      }}
      onChange={change}
      onShow={(end, first, last) => booking.askDayPrices(end === 'from' ? 0 : 1, first, last)}
    />
  );
}
