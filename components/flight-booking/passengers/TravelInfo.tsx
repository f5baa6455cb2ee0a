import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Field } from '../../../src/ui/field/Field';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { orderStoreOf } from '../model/order/order-store';
import type { Choice } from '../model/journey';
import { OrderRequest } from '../requests/OrderRequest';
import { CostFields } from './CostFields';
import type { OrderDraft } from './draft/draft';
import { flightPassengerTexts } from './texts';
import { TravelPurpose } from './TravelPurpose';
import { useDraftErrors } from './draft/use-draft-errors';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** Travel type, purpose and cost attribution. */
export function TravelInfo({ booking, choices, draft }: Props) {
  const t = useTexts(flightPassengerTexts);
  const errors = useDraftErrors(booking);
  const isBusiness = draft.travelType === TRAVEL_TYPE.business;
  return (
    <section className="fb-card" aria-labelledby="fb-travel">
      <header>
        <h2 id="fb-travel">{t.trip}</h2>
      </header>
      <div className="fb-fields">
        <Field label={t.travelType} required helper={isBusiness ? undefined : t.personalNote}>
          <Segmented
            value={draft.travelType}
            options={[
              { value: TRAVEL_TYPE.business, label: t.business },
              { value: TRAVEL_TYPE.personal, label: t.personal },
            ]}
            onChange={booking.setTravelType}
          />
        </Field>
        {isBusiness && (
          <TravelPurpose
            value={draft.travelPurpose}
            error={errors.travelPurpose}
            onChange={(travelPurpose) => orderStoreOf(booking).edit({ travelPurpose })}
          />
        )}
        {isBusiness && draft.travellers.length > 1 && (
          <Field label={t.costs} className="fb-wide">
            <Segmented
              value={draft.costPer}
              options={[
                { value: 'order', label: t.sameCosts },
                { value: 'traveller', label: t.ownCosts },
              ]}
              onChange={(costPer) => orderStoreOf(booking).edit({ costPer })}
            />
          </Field>
        )}
      </div>
      {isBusiness && <OrderRequest booking={booking} choices={choices} draft={draft} />}
      {isBusiness && hasSharedCost(draft) && (
        <OrderCosts booking={booking} draft={draft} error={errors.cost} />
      )}
    </section>
  );
}

/** True when one cost attribution applies to the order, as always for a single traveller. */
export const hasSharedCost = ({ costPer, travellers }: OrderDraft): boolean =>
  costPer === 'order' || travellers.length < 2;

interface CostsProps {
  booking: Booking;
  draft: OrderDraft;
  error: string | undefined;
}

function OrderCosts({ booking, draft, error }: CostsProps) {
  const t = useTexts(flightPassengerTexts);
  const info = useCall(queryOrderFormInfo, {});
  if (info.isPending) return <SkeletonRows rows={1} height={56} label={t.readingCosts} />;
  if (info.isError) {
    return (
      <ErrorState message={t.costsFailed} retrying={info.isFetching} onRetry={() => void info.refetch()} />
    );
  }
  return (
    <div className="fb-fields">
      <CostFields
        info={info.data}
        cost={draft.cost ?? info.data.defaultCost}
        error={error}
        onChange={(cost) => orderStoreOf(booking).edit({ cost })}
      />
    </div>
  );
}
