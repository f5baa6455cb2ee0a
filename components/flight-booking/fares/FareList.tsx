import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '../model/booking';
import { Button } from '../../../src/ui/button/Button';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import { FareRow } from './FareRow';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { CABIN_TYPES } from '../filters/filter-options';
import { resultTexts } from '../results/texts';
import { flightFareTexts } from './texts';
import type { Fare, ListedOffer } from '../results/offers/offers';
import css from './fares.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';

/** Number of prices shown initially per cabin, cheapest first. */
const FEW = 5;

interface Props {
  booking: Booking;
  offer: ListedOffer;
}

/** Price units of a flight with a tab per cabin class, starting with the cabin of the row's price. */
export function FareList({ booking, offer }: Props) {
  useSheet(css);
  const t = useTexts(flightFareTexts);
  const { cabinClass } = useTexts(resultTexts);
  const cabins = CABIN_TYPES.flatMap((type) => {
    const fares = offer.shownFares.filter(({ unit }) => unit.cabinType === type);
    return fares.length === 0
      ? []
      : [{ value: `${type}`, label: cabinClass(type), fares, count: fares.length }];
  });
  const [chosen, setChosen] = useState(`${offer.cheapest.unit.cabinType}`);
  // a filter may have removed the cabin
  const cabin = cabins.find(({ value }) => value === chosen) ?? cabins[0];
  if (!cabin) return null;
  const list = <CabinFares key={cabin.value} booking={booking} offer={offer} fares={cabin.fares} />;
  return (
    <div className="fb-fares">
      {cabins.length === 1 ? (
        list
      ) : (
        <Tabs label={t.cabins} tabs={cabins} value={cabin.value} onChange={setChosen}>
          {list}
        </Tabs>
      )}
    </div>
  );
}

function CabinFares({ booking, offer, fares }: Props & { fares: readonly Fare[] }) {
  const t = useTexts(flightFareTexts);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the pressed button is gone, so the focus moves to the first price it revealed
    if (isWhole) list.current?.children[FEW]?.querySelector('button')?.focus();
  }, [isWhole]);
  // a single remaining price takes no more space than the button
  const isCut = !isWhole && fares.length > FEW + 1;
  const shown = isCut ? fares.slice(0, FEW) : fares;
  return (
    <>
      <ul ref={list}>
        {shown.map((fare, i) => (
          <FareRow
            key={`${fare.unit.policyId}-${fare.unit.cabinCode}`}
            booking={booking}
            offer={offer}
            fare={fare}
            beginsOutOfReach={fare.obstacle !== undefined && fares[i - 1]?.obstacle === undefined}
          />
        ))}
      </ul>
      {isCut && (
        <Button
          className="fb-fares-more"
          variant="text"
          icon={<ChevronDown />}
          onClick={() => setWhole(true)}
        >
          {t.more(fares.length - FEW)}
        </Button>
      )}
    </>
  );
}
