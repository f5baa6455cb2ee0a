import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref } from 'react';
import { useStore } from 'zustand';
import type { Booking } from '../model/booking';
import type { Query } from '../model/journey';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { partyText } from '../party/party';
import { searchTexts } from './texts';

interface Props {
  ref: Ref<HTMLButtonElement>;
  booking: Booking;
  query: Query;
  onOpen(): void;
}

/** Summary of the search that replaces the form where it would push the flights out of view. It opens the form. */
export function FoldedSearch({ ref, booking, query, onOpen }: Props) {
  const t = useTexts(searchTexts);
  const who = useStore(booking.store, (state) => partyText(state, t));
  const { dep, arr, date, returnDate } = query;
  const day = date.slice(5);
  return (
    <button ref={ref} type="button" className="fb-folded" onClick={onOpen}>
      <span className="fb-folded-way">
        {dep.name} {returnDate === '' ? '→' : '⇄'} {arr.name}
      </span>
      <span className="fb-folded-facts">
        {returnDate === '' ? day : t.days(day, returnDate.slice(5))} · {who}
      </span>
      <span className="fb-folded-open">
        {t.change}
        <ChevronDown />
      </span>
    </button>
  );
}
