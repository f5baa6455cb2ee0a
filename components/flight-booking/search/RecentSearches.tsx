import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { IconButton } from '../../../src/ui/button/IconButton';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import type { Booking } from '../model/booking';
import { searchStoreOf } from '../model/search/search-store';
import { recentSearchesOf } from './recent-searches';
import type { Recent } from './recent';
import css from './recent.css?inline';
import { lazySearchTexts } from './deferred-texts/texts';
import { searchTexts } from './texts';

interface Props {
  booking: Booking;
  recent: readonly Recent[];
}

/** Recent searches of the user. Pressing one repeats it. */
export default function RecentSearches({ booking, recent }: Props) {
  useSheet(css);
  const id = useId();
  const t = useTexts(lazySearchTexts);
  const { days } = useTexts(searchTexts);
  return (
    <section className="fb-recent" aria-labelledby={id}>
      <h2 id={id}>{t.recent}</h2>
      <ul>
        {recent.map((one) => (
          <li key={`${one.depCode}${one.arrCode}${one.retDate === '' ? '' : 'r'}`}>
            <button
              type="button"
              className="fb-recent-search"
              onClick={() => void searchStoreOf(booking).searchFor(one)}
            >
              <span>{one.depName}</span>
              {one.retDate === '' ? (
                <ArrowRight aria-label={t.to} />
              ) : (
                <ArrowLeftRight aria-label={t.roundTrip} />
              )}
              <span>{one.arrName}</span>
              <span className="fb-recent-dates">
                {one.retDate === '' ? one.depDate.slice(5) : days(one.depDate.slice(5), one.retDate.slice(5))}
              </span>
            </button>
            <IconButton
              label={t.remove(one.depName, one.arrName, one.retDate !== '')}
              size="small"
              icon={<X />}
              onClick={(event) => {
                // the pressed button disappears, so the focus moves to its neighbour
                const item = event.currentTarget.closest('li');
                const next = item?.nextElementSibling ?? item?.previousElementSibling;
                next?.querySelector<HTMLElement>('button:not(.fb-recent-search)')?.focus();
                recentSearchesOf(booking).forget(one);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
