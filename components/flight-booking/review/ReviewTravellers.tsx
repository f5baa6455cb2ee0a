import type { OrderFormInfo } from '../../../src/contract/travellers/travellers';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { formatPrice } from '../../../src/domain/money/money';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useCall } from '../../../src/element/data/use-call';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { OrderDraft, TravellerDraft } from '../passengers/draft/draft';
import { flightPassengerTexts } from '../passengers/texts';
import { hasSharedCost } from '../passengers/TravelInfo';
import { useCostNamesOf } from './use-cost-names-of';
import { reviewTexts, type ReviewTexts } from './texts';

/** Travellers with document, ticket and extras. Numbers are masked. */
export function ReviewTravellers({ draft }: { draft: OrderDraft }) {
  const t = useTexts(reviewTexts);
  const { data: info } = useCall(queryOrderFormInfo, {});
  const { travellers, travelType } = draft;
  const hasCosts = travelType === TRAVEL_TYPE.business && !hasSharedCost(draft);
  return (
    <section className="fb-card" aria-labelledby="fb-review-travellers">
      <header>
        <h2 id="fb-review-travellers">{t.travellers}</h2>
        <span className="fb-card-note">{t.travellersNote(travellers.length)}</span>
      </header>
      {travellers.map((traveller) => (
        <ReviewTraveller key={traveller.key} traveller={traveller} info={info} hasCosts={hasCosts} />
      ))}
    </section>
  );
}

interface TravellerProps {
  traveller: TravellerDraft;
  info: OrderFormInfo | undefined;
  hasCosts: boolean;
}

function ReviewTraveller({ traveller, info, hasCosts }: TravellerProps) {
  const t = useTexts(reviewTexts);
  const { card } = useTexts(flightPassengerTexts);
  const { list } = useTexts(amountTexts);
  const { passagerName, deptName, cardType, cardNo, validUntil, phone } = traveller;
  const costs = useCostNamesOf(info, hasCosts ? (traveller.cost ?? info?.defaultCost) : undefined);
  const cost = costs.map(({ name }) => name).join(' / ');
  return (
    <div className="fb-traveller" role="group" aria-label={t.traveller(passagerName)}>
      <header>
        <h3 title={passagerName}>{passagerName}</h3>
        {deptName && (
          <span className="fb-card-note" title={deptName}>
            {deptName}
          </span>
        )}
        <Tag>{t.ticket(traveller.passengerTypeID)}</Tag>
        {traveller.staffNO === '' && <Tag>{t.outsider}</Tag>}
      </header>
      <Facts>
        <Fact name={card(cardType)}>
          {maskCardNo(cardNo)}
          {validUntil !== '' && t.validUntil(validUntil)}
        </Fact>
        <Fact name={t.phone}>{maskPhone(phone)}</Fact>
        <Fact name={t.insurance}>{list(insuranceTexts(traveller, info, t))}</Fact>
        {cost !== '' && <Fact name={t.costs}>{cost}</Fact>}
      </Facts>
    </div>
  );
}

function insuranceTexts(
  { insurances }: TravellerDraft,
  info: OrderFormInfo | undefined,
  t: ReviewTexts,
): string[] {
  if (insurances.length === 0) return [t.noInsurance];
  const nameOf = (wanted: string) =>
    info?.insuranceList.find(({ productNo }) => productNo === wanted)?.productName ?? t.insurance;
  return insurances.map(({ productNo, price }) => `${nameOf(productNo)} ¥${formatPrice(price)}`);
}
