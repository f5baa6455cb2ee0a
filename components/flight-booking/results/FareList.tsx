import type { Booking } from '../booking';
import { FareRow } from './FareRow';
import { CABIN_LABELS } from './filter-options';
import type { ListedOffer } from './offers';
import css from './fares.css?inline';
import { useSheet } from '../../../src/ui/root';

/** The price units of a flight, by cabin class. */
export function FareList({ booking, offer }: { booking: Booking; offer: ListedOffer }) {
  useSheet(css);
  return (
    <div className="fb-fares">
      {CABIN_LABELS.map(([type, name]) => {
        const fares = offer.shownFares.filter(({ unit }) => unit.cabinType === type);
        if (fares.length === 0) return null;
        return (
          <section key={type} className="fb-cabin" aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {fares.map((fare, i) => (
                <FareRow
                  key={`${fare.unit.policyId}-${fare.unit.cabinCode}`}
                  booking={booking}
                  offer={offer}
                  fare={fare}
                  beginsRestricted={fare.isRestricted && fares[i - 1]?.isRestricted === false}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
