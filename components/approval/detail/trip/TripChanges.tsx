import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import type { TripContent } from '../../../../src/contract/approval/trip';
import { tripDifferences, type TripPart } from '../../../../src/domain/approval/trip-change';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import { amountTexts, type AmountTexts } from '../../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { approvalListTexts, type ApprovalListTexts } from '../../list/texts';
import { travelMeansTexts, type TravelMeansTexts } from '../../travel-means/texts';
import { tripPartTexts } from '../../trip-parts/texts';
import { tripTexts, type TripTexts } from '../texts';

type Props = Pick<ApplicationDetail, 'trip' | 'reason' | 'former' | 'changes' | 'changeOf'>;

/** Differences that a change of a trip requests, or the changes made since the trip was approved. */
export function TripChanges({ trip, reason, former, changes, changeOf }: Props) {
  const t = useTexts(tripTexts);
  if (trip !== null && former !== null) {
    return (
      <div className="tp-detail-card">
        <h3>{t.changeOf(changeOf)}</h3>
        <Differences before={former} after={{ trip, reason }} />
      </div>
    );
  }
  if (changes.length === 0) return null;
  return (
    <div className="tp-detail-card">
      <h3>{t.changes}</h3>
      <ol className="al-changes">
        {changes.map(({ changeTime, operatorName, applyId, before, after }) => (
          <li key={changeTime}>
            <p>
              <time dateTime={changeTime}>{instantText(changeTime)}</time> {operatorName}{' '}
              <span className="al-hint">{applyId === '' ? t.within : t.agreedBy(applyId)}</span>
            </p>
            <Differences before={before} after={after} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Differences part by part, with the values before and after. */
function Differences({ before, after }: { before: TripContent; after: TripContent }) {
  const words = {
    t: useTexts(approvalListTexts),
    own: useTexts(tripTexts),
    means: useTexts(travelMeansTexts),
    amounts: useTexts(amountTexts),
  };
  const parts = useTexts(tripPartTexts);
  return (
    <table className="al-differences">
      <thead>
        <tr>
          <th scope="col">{words.own.part}</th>
          <th scope="col">{words.own.before}</th>
          <th scope="col">{words.own.after}</th>
        </tr>
      </thead>
      <tbody>
        {tripDifferences(before, after, null).map(({ part }) => (
          <tr key={part}>
            <th scope="row">{parts.part(part)}</th>
            <td>{partText(part, before, words)}</td>
            <td>{partText(part, after, words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TripLabels {
  t: ApprovalListTexts;
  own: TripTexts;
  means: TravelMeansTexts;
  amounts: AmountTexts;
}

function partText(
  part: TripPart,
  { trip, reason }: TripContent,
  { t, own, means, amounts }: TripLabels,
): string {
  switch (part) {
    case 'purpose':
      return trip.purposeName;
    case 'reason':
      return reason;
    case 'cities':
      return amounts.list(trip.cities.map(({ cityName }) => cityName));
    case 'dates':
      return t.days(trip.beginDate, trip.endDate);
    case 'travellers':
      return amounts.list(trip.travellers.map(({ staffName }) => staffName));
    case 'budget':
      return trip.budget === null ? t.noBudget : `¥${formatPrice(trip.budget)}`;
    case 'bearer':
      return [trip.costCenterName, trip.accountingEntityName].filter(Boolean).join(' · ') || own.notSpecified;
    case 'legs':
      return trip.legs
        .map(({ depCityName, arrCityName, beginDate, endDate, travelMeans, budget }) =>
          [
            own.route(depCityName, arrCityName),
            t.days(beginDate, endDate),
            means.means(travelMeans),
            ...(budget === null ? [] : [`¥${formatPrice(budget)}`]),
          ].join(' '),
        )
        .join('\n');
  }
}
