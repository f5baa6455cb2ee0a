import ArrowLeft from 'lucide-react/icons/arrow-left';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Field } from '../../../src/ui/field/Field';
import { useSheet } from '../../../src/ui/tokens/root';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Steps } from '../../../src/ui/layout/Steps';
import { TextInput } from '../../../src/ui/field/TextInput';
import type { Booking } from '../model/booking';
import { searchingOf } from '../model/searching';
import { orderingOf } from '../model/ordering';
import type { Flow } from '../model/flow';
import { ChoiceSummary } from '../results/ChoiceSummary';
import { lastDate } from '../model/legs';
import { BOOKING_STEPS } from '../model/steps';
import { summaryLegs, type SummaryLeg } from '../model/summary-leg';
import { useHeadingFocus } from '../model/use-heading-focus';
import { AskFirst } from '../standards/AskFirst';
import { OverApplication } from '../standards/OverApplication';
import { StandardPanel } from '../standards/StandardPanel';
import { AddTravellers } from './AddTravellers';
import { ChosenRules } from './ChosenRules';
import type { OrderDraft } from './draft';
import css from './passengers.css?inline';
import { PricePanel } from './PricePanel';
import { SubmissionDialogs } from './SubmissionDialogs';
import { limitTips, splitAdvice } from './submitting';
import { isSaidOnce, TravelInfo } from './TravelInfo';
import { TravellerCard } from './TravellerCard';
import { blankTraveller } from './travellers';
import { newId } from '../../../src/element/runtime/new-id';

interface Props {
  booking: Booking;
  flow: Extract<Flow, { step: 'passengers' }>;
  maxPassengers: number;
}

export default function Passengers({ booking, flow, maxPassengers }: Props) {
  useSheet(css);
  const { draft, submission, isResumed } = useStore(booking.store);
  const { data: info } = useCall(queryOrderFormInfo, {});
  // an order taken up again has no flights: it was there when the page was opened
  const heading = useHeadingFocus(flow.offers.length > 0);
  const pane = useRef<HTMLDivElement>(null);
  const [detailsOpen, setDetailsOpen] = useState(false);
  // when submitting ends: the first thing to mend; later edits must not move the focus
  useEffect(() => {
    if (!submission.busy)
      pane.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role=alert]')?.focus();
  }, [submission.busy]);

  return (
    <div ref={pane} className="fb-order" part="order">
      <div className="fb-order-head">
        <h2 ref={heading} tabIndex={-1} className="tp-visually-hidden">
          填写订单
        </h2>
        <Button variant="text" icon={<ArrowLeft />} onClick={searchingOf(booking).backToResults}>
          返回航班
        </Button>
        <Steps
          label="预订流程"
          steps={BOOKING_STEPS}
          current={1}
          onSelect={(step) => step === 0 && searchingOf(booking).backToResults()}
        />
      </div>
      <div className="fb-order-columns">
        <div className="fb-order-main">
          {isResumed && (
            <p className="fb-resumed" role="status">
              已恢复上次未提交的订单内容，价格和余座以提交时为准
              <Button variant="text" size="small" onClick={booking.restart}>
                放弃并重新预订
              </Button>
            </p>
          )}
          {draft ? (
            <Draft booking={booking} flow={flow} draft={draft} maxPassengers={maxPassengers} />
          ) : (
            <SkeletonRows rows={4} height={72} label="正在读取乘机人" />
          )}
        </div>
        <aside
          className="fb-order-side"
          part="summary"
          aria-label="已选航班和价格"
          data-open={detailsOpen ? '' : undefined}
        >
          {/* where there is no room beside the form the side is a bar at the bottom that opens */}
          <Button
            variant="text"
            size="small"
            className="fb-order-details"
            aria-expanded={detailsOpen}
            onClick={() => setDetailsOpen(!detailsOpen)}
          >
            {detailsOpen ? '收起明细' : '查看明细'}
          </Button>
          <p className="fb-order-line">{summaryLegs(flow.choices).map(legText).join('；')}</p>
          <ChoiceSummary legs={summaryLegs(flow.choices)} />
          <PricePanel
            choices={flow.choices}
            travellers={draft?.travellers ?? []}
            today={booking.today}
            info={info}
          />
          <Button
            variant="primary"
            size="large"
            loading={submission.busy}
            loadingText="正在提交订单"
            onClick={() => void orderingOf(booking).submit()}
          >
            提交订单
          </Button>
          {draft && <AskFirst booking={booking} choices={flow.choices} draft={draft} />}
        </aside>
      </div>
      <SubmissionDialogs booking={booking} />
    </div>
  );
}

/** One line, for the bar at the bottom. */
const legText = ({ flight: { depCityName, arrCityName, takeOffTime, flightNo } }: SummaryLeg): string =>
  `${depCityName} → ${arrCityName} ${takeOffTime.slice(5, 10)} ${takeOffTime.slice(11, 16)} ${flightNo}`;

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
          <ul className="fb-problems" role="alert" tabIndex={-1}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
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
