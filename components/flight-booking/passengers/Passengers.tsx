import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { lazyPart } from '../../../src/element/host/lazy-part';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Field } from '../../../src/ui/field/Field';
import { focusFirstError } from '../../../src/ui/field/focus-first-error';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { bookingLimitTexts } from '../../../src/domain/booking-limits/texts/texts';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { searchStoreOf } from '../model/search/search-store';
import { orderStoreOf } from '../model/order/order-store';
import type { DraftFlow } from '../model/flow';
import { lastDate } from '../model/legs';
import { AskFirst } from '../standards/AskFirst';
import { OverApplication } from '../standards/OverApplication';
import { StandardPanel } from '../standards/StandardPanel';
import { AddTravellers } from './travellers/AddTravellers';
import { ChosenRules } from './ChosenRules';
import type { OrderDraft } from './draft/draft';
import { OrderFrame } from './order/OrderFrame';
import { RemarkWishes } from './RemarkWishes';
import { limitTips, splitAdvice } from './order/order-submission';
import { hasSharedCost, TravelInfo } from './TravelInfo';
import { flightPassengerTexts } from './texts';
import { TravellerCard } from './travellers/TravellerCard';
import { blankTraveller } from './travellers/travellers';
import { useDraftErrors } from './draft/use-draft-errors';
import { newId } from '../../../src/element/runtime/new-id';

interface Props {
  booking: Booking;
  flow: DraftFlow;
  maxPassengers: number;
}

const Review = lazyPart(() => import('../review/Review'), <Preparing />);

function Preparing() {
  return <SkeletonRows rows={4} height={72} label={useTexts(flightPassengerTexts).preparing} />;
}

/** Order form, followed by the review. */
export default function Passengers(props: Props) {
  const { booking, flow } = props;
  return flow.step === 'review' ? <Review booking={booking} flow={flow} /> : <PassengersForm {...props} />;
}

function PassengersForm({ booking, flow, maxPassengers }: Props) {
  const t = useTexts(flightPassengerTexts);
  const { draft, submission } = useStore(booking.store);
  const pane = useRef<HTMLDivElement>(null);
  // focuses the first error when a submission ends; later edits do not move the focus
  useEffect(() => {
    if (!submission.busy) focusFirstError(pane.current);
  }, [submission.busy]);

  return (
    <OrderFrame
      booking={booking}
      flow={flow}
      heading={t.heading}
      back={{ text: t.back, onPress: searchStoreOf(booking).backToResults }}
      action={
        <>
          <Button
            variant="primary"
            size="large"
            loading={submission.busy}
            loadingText={t.checking}
            onClick={() => void orderStoreOf(booking).proceed()}
          >
            {t.next}
          </Button>
          {draft && <AskFirst booking={booking} choices={flow.choices} draft={draft} />}
        </>
      }
    >
      <div ref={pane} className="fb-order-main">
        {draft ? (
          <Draft booking={booking} flow={flow} draft={draft} maxPassengers={maxPassengers} />
        ) : (
          <SkeletonRows rows={4} height={72} label={t.reading} />
        )}
      </div>
    </OrderFrame>
  );
}

interface DraftProps extends Props {
  draft: OrderDraft;
}

function Draft({ booking, flow, draft, maxPassengers }: DraftProps) {
  const t = useTexts(flightPassengerTexts);
  const limits = useTexts(bookingLimitTexts);
  const errors = useDraftErrors(booking);
  const { data: info } = useCall(queryOrderFormInfo, {});
  const [adding, setAdding] = useState(false);
  const { travellers } = draft;
  const flightDate = lastDate(flow.choices);
  const tips = useMemo(
    () => limitTips(flow.choices, travellers, { limits, passengers: t }),
    [flow.choices, travellers, limits, t],
  );
  const advice = useMemo(
    () => (tips.length > 0 ? splitAdvice(flow.choices, travellers, { limits, passengers: t }) : []),
    [tips, flow.choices, travellers, limits, t],
  );
  const isFull = travellers.length >= maxPassengers;
  const partyTips = tips.filter((tip) => tip.code === 4);
  const problems = [...errors.party, ...partyTips.map((tip) => tip.message)];

  return (
    <>
      <section className="fb-card" aria-labelledby="fb-travellers">
        <header>
          <h2 id="fb-travellers">{t.travellers}</h2>
          <span className="fb-card-note">
            {isFull ? t.full(maxPassengers) : t.addedCount(travellers.length)}
          </span>
          <Button icon={<Plus />} disabled={isFull} onClick={() => setAdding(true)}>
            {t.add}
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
            {t.advice(advice)}
          </p>
        )}
        {travellers.length === 0 && <EmptyState title={t.nobody} />}
        {travellers.map((traveller) => (
          <TravellerCard
            key={traveller.key}
            booking={booking}
            info={info}
            hasCosts={draft.travelType === TRAVEL_TYPE.business && !hasSharedCost(draft)}
            traveller={traveller}
            choices={flow.choices}
            flightDate={flightDate}
            errors={errors.travellers[traveller.key] ?? {}}
            tips={tips.filter(
              (tip) => tip.code !== 4 && tip.staff.some((passenger) => passenger.key === traveller.key),
            )}
            onChange={(changed) => orderStoreOf(booking).editTraveller(traveller.key, changed)}
            onRemove={() =>
              orderStoreOf(booking).edit({
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
          onAdd={(added) => orderStoreOf(booking).edit({ travellers: [...travellers, ...added] })}
          onAddExternal={() =>
            orderStoreOf(booking).edit({ travellers: [...travellers, blankTraveller(newId())] })
          }
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function Contact({ booking, draft }: { booking: Booking; draft: OrderDraft }) {
  const t = useTexts(flightPassengerTexts);
  const errors = useDraftErrors(booking);
  return (
    <section className="fb-card" aria-labelledby="fb-contact">
      <header>
        <h2 id="fb-contact">{t.contact}</h2>
        <span className="fb-card-note">{t.contactNote}</span>
      </header>
      <div className="fb-fields">
        <Field label={t.contactName} required error={errors.contactName}>
          <TextInput
            value={draft.contactName}
            onChange={(contactName) => orderStoreOf(booking).edit({ contactName })}
            autoComplete="name"
          />
        </Field>
        <Field label={t.contactPhone} required error={errors.contactPhone}>
          <TextInput
            value={draft.contactPhone}
            onChange={(contactPhone) => orderStoreOf(booking).edit({ contactPhone })}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
          />
        </Field>
        <Field label={t.remark} error={errors.remark} className="fb-wide">
          <TextInput
            value={draft.remark}
            onChange={(remark) => orderStoreOf(booking).edit({ remark })}
            placeholder={t.remarkHint}
          />
          <RemarkWishes booking={booking} remark={draft.remark} />
        </Field>
      </div>
    </section>
  );
}
