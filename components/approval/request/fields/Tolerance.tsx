import type { TripContent, TripTolerance } from '../../../../src/contract/approval/trip';
import { tripDifferences } from '../../../../src/domain/approval/trip-change';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { tripPartTexts } from '../../trip-parts/texts';
import { requestTexts } from '../texts';

interface Props {
  agreed: TripContent;
  content: TripContent;
  tolerance: TripTolerance | null;
}

/** States whether a change of a trip takes effect at once or needs approval, and for which parts. */
export function Tolerance({ agreed, content, tolerance }: Props) {
  const t = useTexts(requestTexts);
  const parts = useTexts(tripPartTexts);
  const { list } = useTexts(amountTexts);
  const changes = tripDifferences(agreed, content, tolerance);
  const beyond = changes.filter(({ isBeyond }) => isBeyond).map(({ part }) => part);
  return (
    <div className="tr-tolerance" role="status">
      {changes.length === 0
        ? t.unchanged
        : beyond.length === 0
          ? t.withinTolerance
          : t.beyondTolerance(list(beyond.map(parts.part)))}
      <p className="tr-hint">
        {tolerance === null ? t.noTolerance : t.tolerance(tolerance.budgetPercent, tolerance.days)}
      </p>
    </div>
  );
}

/** Parts of a trip whose change needs approval. */
export const changesBeyondTolerance = (
  agreed: TripContent,
  content: TripContent,
  tolerance: TripTolerance | null,
) =>
  tripDifferences(agreed, content, tolerance)
    .filter(({ isBeyond }) => isBeyond)
    .map(({ part }) => part);
