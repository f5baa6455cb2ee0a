import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import type { TripLeg, TripRequest } from '../../../../src/contract/approval/trip';
import { formatPrice } from '../../../../src/domain/money/money';
import { FileLinks } from '../../../../src/element/upload/FileLinks';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { Names } from '../../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../../list/texts';
import { travelMeansTexts } from '../../travel-means/texts';
import { tripTexts } from '../texts';

interface Props {
  trip: TripRequest;
  application: Pick<ApplicationDetail, 'reason' | 'formFields' | 'files'>;
}

/** Content of a trip or pre-trip request, in the fields of its form. */
export function TripFacts({ trip, application: { reason, formFields, files } }: Props) {
  const t = useTexts(approvalListTexts);
  const own = useTexts(tripTexts);
  const asksFor = (field: 'costCenter' | 'accountingEntity' | 'files') =>
    formFields !== null && formFields[field] !== 'hidden';
  return (
    <div className="tp-detail-card">
      <h3>{t.trip}</h3>
      <Facts>
        <Fact name={t.purpose}>{trip.purposeName}</Fact>
        {trip.legs.length === 0 && (
          <Fact name={t.cities}>
            <Names names={trip.cities.map(({ cityName }) => cityName)} />
          </Fact>
        )}
        <Fact name={t.dates}>{t.days(trip.beginDate, trip.endDate)}</Fact>
        <Fact name={t.companions}>
          <Names names={trip.travellers.map(({ staffName }) => staffName)} />
        </Fact>
        {formFields?.budget !== 'hidden' && (
          <Fact name={t.budget}>{trip.budget === null ? t.noBudget : `¥${formatPrice(trip.budget)}`}</Fact>
        )}
        {asksFor('costCenter') && (
          <Fact name={own.costCenter}>{trip.costCenterName || own.notSpecified}</Fact>
        )}
        {asksFor('accountingEntity') && (
          <Fact name={own.accountingEntity}>{trip.accountingEntityName || own.notSpecified}</Fact>
        )}
        <Fact name={t.reason} wraps>
          {reason}
        </Fact>
        {(files.length > 0 || asksFor('files')) && (
          <Fact name={own.files} wraps>
            {files.length === 0 ? own.noFiles : <FileLinks files={files} />}
          </Fact>
        )}
      </Facts>
      {trip.legs.length > 0 && <Legs legs={trip.legs} />}
    </div>
  );
}

function Legs({ legs }: { legs: readonly TripLeg[] }) {
  const t = useTexts(approvalListTexts);
  const own = useTexts(tripTexts);
  const means = useTexts(travelMeansTexts);
  return (
    <ol className="al-legs" aria-label={own.legs}>
      {legs.map(({ depCityName, arrCityName, beginDate, endDate, travelMeans, budget }, at) => (
        <li key={[depCityName, arrCityName, beginDate, travelMeans].join()}>
          <span className="al-hint">{own.leg(at)}</span>
          <span className="al-place">{own.route(depCityName, arrCityName)}</span>
          <span>{beginDate === endDate ? beginDate : t.days(beginDate, endDate)}</span>
          <span>{means.means(travelMeans)}</span>
          <span className="al-fare">{budget !== null && own.legBudget(`¥${formatPrice(budget)}`)}</span>
        </li>
      ))}
    </ol>
  );
}
