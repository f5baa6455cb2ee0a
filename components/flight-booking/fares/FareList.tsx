import { useDeferredValue } from 'react';
import type { Booking } from '../model/booking';
import { FareRow } from './FareRow';
import { CABIN_LABELS } from '../filters/filter-options';
import type { ListedOffer } from '../results/offers';
import css from './fares.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';

/** Rows drawn with the press that opens a flight, about a screenful; the others follow in the frames after it. */
const AT_ONCE = 8;

/** The price units of a flight, by cabin class. */
export function FareList({ booking, offer }: { booking: Booking; offer: ListedOffer }) {
  useSheet(css);
  const count = useDeferredValue(offer.shownFares.length, AT_ONCE);
  return (
    <div className="fb-fares">
      {byCabin(offer, count).map(({ type, name, fares }) => (
        <section key={type} className="fb-cabin" aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {fares.map((fare, i) => (
              <FareRow
                key={`${fare.unit.policyId}-${fare.unit.cabinCode}`}
                booking={booking}
                offer={offer}
                fare={fare}
                beginsOutOfReach={fare.obstacle !== undefined && fares[i - 1]?.obstacle === undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The first so many fares, under their cabins. */
function byCabin({ shownFares }: ListedOffer, count: number) {
  let left = count;
  return CABIN_LABELS.flatMap(([type, name]) => {
    const fares = shownFares.filter(({ unit }) => unit.cabinType === type).slice(0, left);
    left -= fares.length;
    return fares.length === 0 ? [] : { type, name, fares };
  });
}
