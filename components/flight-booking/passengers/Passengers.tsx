import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { latePart } from '../../../src/element/host/late-part';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Field } from '../../../src/ui/field/Field';
import { focusFirstError } from '../../../src/ui/field/focus-first-error';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { TextInput } from '../../../src/ui/field/TextInput';
import type { Booking } from '../model/booking';
import { searchingOf } from '../model/searching';
import { orderingOf } from '../model/ordering';
import type { Drafting } from '../model/flow';
import { lastDate } from '../model/legs';
import { AskFirst } from '../standards/AskFirst';
import { OverApplication } from '../standards/OverApplication';
import { StandardPanel } from '../standards/StandardPanel';
import { AddTravellers } from './AddTravellers';
import { ChosenRules } from './ChosenRules';
import type { OrderDraft } from './draft';
import { OrderFrame } from './OrderFrame';
import { limitTips, splitAdvice } from './submitting';
import { isSaidOnce, TravelInfo } from './TravelInfo';
import { TravellerCard } from './TravellerCard';
import { blankTraveller } from './travellers';
import { newId } from '../../../src/element/runtime/new-id';

interface Props {
  booking: Booking;
  flow: Drafting;
  maxPassengers: number;
}

const Review = latePart(
  () => import('../review/Review'),
  <SkeletonRows rows={4} height={72} label="正在准备订单" />,
);

/** The order as it is typed, and then looked over. */
export default function Passengers(props: Props) {
  const { booking, flow } = props;
  return flow.step === 'review' ? <Review booking={booking} flow={flow} /> : <PassengersForm {...props} />;
}

function PassengersForm({ booking, flow, maxPassengers }: Props) {
  const { draft, submission } = useStore(booking.store);
  const pane = useRef<HTMLDivElement>(null);
  // when submitting ends: the first thing to mend; later edits must not move the focus
  useEffect(() => {
    if (!submission.busy) focusFirstError(pane.current);
  }, [submission.busy]);

  return (
    <OrderFrame
      booking={booking}
      flow={flow}
      heading="填写订单"
      back={{ text: '返回航班', onPress: searchingOf(booking).backToResults }}
      action={
        <>
          <Button
            variant="primary"
            size="large"
            loading={submission.busy}
            loadingText="正在核对"
            onClick={() => void orderingOf(booking).proceed()}
          >
            下一步
          </Button>
          {draft && <AskFirst booking={booking} choices={flow.choices} draft={draft} />}
        </>
      }
    >
      <div ref={pane} className="fb-order-main">
        {draft ? (
          <Draft booking={booking} flow={flow} draft={draft} maxPassengers={maxPassengers} />
        ) : (
          <SkeletonRows rows={4} height={72} label="正在读取乘机人" />
        )}
      </div>
    </OrderFrame>
  );
}

interface DraftProps extends Props {
  draft: OrderDraft;
}

function Draft({ booking, flow, draft, maxPassengers }: DraftProps) {
  const { errors } = useStore(booking.store).submission;
  const { data: info } = useCall(queryOrderFormInfo, {});
  const [adding, setAdding] = useState(false);
  const { travellers } = draft;
  const flightDate = lastDate(flow.choices);
  const tips = useMemo(() => limitTips(flow.choices, travellers), [flow.choices, travellers]);
  const advice = useMemo(
    () => (tips.length > 0 ? splitAdvice(flow.choices, travellers) : []),
    [tips, flow.choices, travellers],
  );
  const isFull = travellers.length >= maxPassengers;
  const partyTips = tips.filter((tip) => tip.code === 4);
  const problems = [...errors.party, ...partyTips.map((tip) => tip.message)];

  return (
    <>
      <section className="fb-card" aria-labelledby="fb-travellers">
        <header>
          <h2 id="fb-travellers">乘机人</h2>
          <span className="fb-card-note">
            {isFull ? `每个订单最多${maxPassengers}位乘机人` : `已添加 ${travellers.length} 人`}
          </span>
          <Button icon={<Plus />} disabled={isFull} onClick={() => setAdding(true)}>
            添加乘机人
          </Button>
        </header>
        {problems.length > 0 && (
          <div className="fb-problems" role="alert" tabIndex={-1}>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        {advice.length > 0 && (
          <p className="fb-tip" role="status">
            {advice.join('；')}。
          </p>
        )}
        {travellers.length === 0 && <EmptyState title="还没有乘机人，请添加" />}
        {travellers.map((traveller) => (
          <TravellerCard
            key={traveller.key}
            booking={booking}
            info={info}
            hasCosts={draft.travelType === TRAVEL_TYPE.business && !isSaidOnce(draft)}
            traveller={traveller}
            choices={flow.choices}
            flightDate={flightDate}
            errors={errors.travellers[traveller.key] ?? {}}
            tips={tips.filter(
              (tip) => tip.code !== 4 && tip.staff.some((passenger) => passenger.key === traveller.key),
            )}
            onChange={(changed) => orderingOf(booking).editTraveller(traveller.key, changed)}
            onRemove={() =>
              orderingOf(booking).edit({
                travellers: travellers.filter((other) => other.key !== traveller.key),
              })
            }
          />
        ))}
      </section>
      <OverApplication booking={booking} choices={flow.choices} draft={draft} />
      <StandardPanel booking={booking} choices={flow.choices} draft={draft} />
      <TravelInfo booking={booking} choices={flow.choices} draft={draft} />
      <Contact booking={booking} draft={draft} />
      <ChosenRules choices={flow.choices} />
      {adding && (
        <AddTravellers
          booking={booking}
          chosen={travellers}
          flightDate={flightDate}
          room={maxPassengers - travellers.length}
          onAdd={(added) => orderingOf(booking).edit({ travellers: [...travellers, ...added] })}
          onAddExternal={() =>
            orderingOf(booking).edit({ travellers: [...travellers, blankTraveller(newId())] })
          }
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function Contact({ booking, draft }: { booking: Booking; draft: OrderDraft }) {
  const { errors } = useStore(booking.store).submission;
  return (
    <section className="fb-card" aria-labelledby="fb-contact">
      <header>
        <h2 id="fb-contact">联系人</h2>
        <span className="fb-card-note">接收出票和航班变动通知</span>
      </header>
      <div className="fb-fields">
        <Field label="联系人姓名" required error={errors.contactName}>
          <TextInput
            value={draft.contactName}
            onChange={(contactName) => orderingOf(booking).edit({ contactName })}
            autoComplete="name"
          />
        </Field>
        <Field label="联系人手机" required error={errors.contactPhone}>
          <TextInput
            value={draft.contactPhone}
            onChange={(contactPhone) => orderingOf(booking).edit({ contactPhone })}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
          />
        </Field>
        <Field label="备注" error={errors.remark} className="fb-wide">
          <TextInput
            value={draft.remark}
            onChange={(remark) => orderingOf(booking).edit({ remark })}
            placeholder="选填，最多200字"
          />
        </Field>
      </div>
    </section>
  );
}
