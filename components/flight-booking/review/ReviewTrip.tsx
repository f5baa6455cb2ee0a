import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import type { OrderDraft } from '../passengers/draft/draft';
import { hasSharedCost } from '../passengers/TravelInfo';
import { budgetText, requestKind, requestScope } from '../requests/request';
import { requestTexts } from '../requests/texts';
import { useRequest } from '../requests/use-budget';
import { useCostNamesOf } from './use-cost-names-of';
import { reviewTexts } from './texts';

/** Purpose, cost attribution, payment and contact of the journey. */
export function ReviewTrip({ booking, draft }: { booking: Booking; draft: OrderDraft }) {
  const t = useTexts(reviewTexts);
  const requests = useTexts(requestTexts);
  const amounts = useTexts(amountTexts);
  const request = useRequest(booking);
  const { data: info } = useCall(queryOrderFormInfo, {});
  const { travelPurpose, contactName, contactPhone, remark } = draft;
  const isBusiness = draft.travelType === TRAVEL_TYPE.business;
  const costs = useCostNamesOf(info, hasSharedCost(draft) ? (draft.cost ?? info?.defaultCost) : undefined);
  return (
    <section className="fb-card" aria-labelledby="fb-review-trip">
      <header>
        <h2 id="fb-review-trip">{t.trip}</h2>
      </header>
      <Facts>
        <Fact name={t.travelType}>{isBusiness ? t.business : t.personal}</Fact>
        {isBusiness && <Fact name={t.purpose}>{travelPurpose || t.noPurpose}</Fact>}
        {isBusiness && request && (
          <Fact name={t.request}>
            {t.requestFacts(
              `${requestKind(request, requests)} ${request.applyId} ${request.reason}`,
              requestScope(request, requests, amounts),
              budgetText(request, requests),
            )}
          </Fact>
        )}
        {isBusiness &&
          costs.map(({ what, name }) => (
            <Fact key={what} name={t[what]}>
              {name}
            </Fact>
          ))}
        <Fact name={t.payment} wraps>
          {isBusiness ? t.payLater : t.payPersonally}
        </Fact>
        <Fact name={t.contact}>
          <InlineName>{contactName}</InlineName> {contactPhone}
        </Fact>
        {remark !== '' && <Fact name={t.remark}>{remark}</Fact>}
      </Facts>
    </section>
  );
}
