import { useStore } from 'zustand';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Field } from '../../../src/ui/field/Field';
import { Segmented } from '../../../src/ui/field/Segmented';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import type { Booking } from '../model/booking';
import { orderingOf } from '../model/ordering';
import type { Choice } from '../model/flow';
import { OrderRequest } from '../requests/OrderRequest';
import { CostFields } from './CostFields';
import type { OrderDraft } from './draft';
import { TravelPurpose } from './TravelPurpose';

const TRAVEL_TYPES = [
  { value: TRAVEL_TYPE.business, label: '因公' },
  { value: TRAVEL_TYPE.personal, label: '因私' },
];
const COST_PER = [
  { value: 'order', label: '全部乘机人相同' },
  { value: 'traveller', label: '按乘机人分别填写' },
] as const;

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** On business or privately, why, and who bears the costs. */
export function TravelInfo({ booking, choices, draft }: Props) {
  const { errors } = useStore(booking.store).submission;
  const isBusiness = draft.travelType === TRAVEL_TYPE.business;
  return (
    <section className="fb-card" aria-labelledby="fb-travel">
      <header>
        <h2 id="fb-travel">出行信息</h2>
      </header>
      <div className="fb-fields">
        <Field
          label="出行类型"
          required
          helper={isBusiness ? undefined : '因私出行由个人支付，不计入企业费用'}
        >
          <Segmented value={draft.travelType} options={TRAVEL_TYPES} onChange={booking.setTravelType} />
        </Field>
        {isBusiness && (
          <TravelPurpose
            value={draft.travelPurpose}
            error={errors.travelPurpose}
            onChange={(travelPurpose) => orderingOf(booking).edit({ travelPurpose })}
          />
        )}
        {isBusiness && draft.travellers.length > 1 && (
          <Field label="费用归属" className="fb-wide">
            <Segmented
              value={draft.costPer}
              options={COST_PER}
              onChange={(costPer) => orderingOf(booking).edit({ costPer })}
            />
          </Field>
        )}
      </div>
      {isBusiness && <OrderRequest booking={booking} choices={choices} draft={draft} />}
      {isBusiness && isSaidOnce(draft) && <OrderCosts booking={booking} draft={draft} error={errors.cost} />}
    </section>
  );
}

/** Whoever travels alone has nothing to tell apart. */
export const isSaidOnce = ({ costPer, travellers }: OrderDraft): boolean =>
  costPer === 'order' || travellers.length < 2;

interface CostsProps {
  booking: Booking;
  draft: OrderDraft;
  error: string | undefined;
}

function OrderCosts({ booking, draft, error }: CostsProps) {
  const info = useCall(queryOrderFormInfo, {});
  if (info.isPending) return <SkeletonRows rows={1} height={56} label="正在读取费用归属" />;
  if (info.isError) {
    return (
      <ErrorState
        message="成本中心读取失败；仍可提交订单，费用将计入乘机人档案中的成本中心"
        retrying={info.isFetching}
        onRetry={() => void info.refetch()}
      />
    );
  }
  return (
    <div className="fb-fields">
      <CostFields
        info={info.data}
        cost={draft.cost ?? info.data.defaultCost}
        error={error}
        onChange={(cost) => orderingOf(booking).edit({ cost })}
      />
    </div>
  );
}
