import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { queryOrderFormInfo } from '../../../../src/contract/travellers/travellers';
import { useCall } from '../../../../src/element/data/use-call';
import { Button } from '../../../../src/ui/button/Button';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { useOverflow } from '../../../../src/ui/layout/disclosure/use-overflow';
import { Steps } from '../../../../src/ui/layout/tabs/Steps';
import { useSheet } from '../../../../src/ui/tokens/root';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import type { DraftFlow } from '../../model/flow';
import { orderStoreOf } from '../../model/order/order-store';
import { searchStoreOf } from '../../model/search/search-store';
import { bookingSteps } from '../../model/steps';
import { summaryLegs, type SummaryLeg } from '../../model/summary-leg';
import { stepTexts } from '../../model/texts';
import { useHeadingFocus } from '../../model/use-heading-focus';
import { useBudget } from '../../requests/use-budget';
import { ChoiceSummary } from '../../results/legs/ChoiceSummary';
import orderBarCss from './order-bar.css?inline';
import css from '../passengers.css?inline';
import { PricePanel } from './PricePanel';
import { SubmissionDialogs } from './SubmissionDialogs';
import { flightPassengerTexts } from '../texts';

interface Props {
  booking: Booking;
  flow: DraftFlow;
  heading: string;
  back: { text: string; onPress(): void };
  /** Buttons below the price. */
  action: ReactNode;
  children: ReactNode;
}

/** Layout of an order before its creation: progress, way back, and beside it the chosen flights and the price. */
export function OrderFrame({ booking, flow, heading: title, back, action, children }: Props) {
  const t = useTexts(flightPassengerTexts);
  const steps = bookingSteps(useTexts(stepTexts));
  useSheet(css);
  useSheet(orderBarCss);
  const isResumed = useStore(booking.store, (state) => state.isResumed);
  const isUnanswered = useStore(booking.store, (state) => state.unanswered !== undefined);
  // a restored order was in view when the page was opened, so the focus stays
  const heading = useHeadingFocus(flow.offers.length > 0 || !isResumed);
  return (
    <div className="fb-order" part="order">
      <div className="fb-order-head">
        <h2 ref={heading} tabIndex={-1} className="tp-visually-hidden">
          {title}
        </h2>
        <Button variant="text" icon={<ArrowLeft />} onClick={back.onPress}>
          {back.text}
        </Button>
        <Steps
          label={t.steps}
          steps={steps}
          current={flow.step === 'review' ? 2 : 1}
          onSelect={(step) =>
            step === 0 ? searchStoreOf(booking).backToResults() : orderStoreOf(booking).amend()
          }
        />
      </div>
      <div className="fb-order-columns">
        <div className="fb-order-main">
          {isResumed && !isUnanswered && (
            <p className="fb-resumed" role="status">
              {t.resumed}
              <Button variant="text" size="small" onClick={booking.restart}>
                {t.restart}
              </Button>
            </p>
          )}
          {children}
        </div>
        <Side booking={booking} flow={flow} action={action} />
      </div>
      <SubmissionDialogs booking={booking} />
    </div>
  );
}

function Side({ booking, flow, action }: Pick<Props, 'booking' | 'flow' | 'action'>) {
  const t = useTexts(flightPassengerTexts);
  const draft = useStore(booking.store, (state) => state.draft);
  const { data: info } = useCall(queryOrderFormInfo, {});
  const budget = useBudget(booking)(flow.choices);
  const [detailsOpen, setDetailsOpen] = useState(false);
  const facts = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(facts, 'y');
  const legs = summaryLegs(flow.choices);
  return (
    <aside
      className="fb-order-side"
      part="summary"
      aria-label={t.side}
      data-open={detailsOpen ? '' : undefined}
    >
      {/* in narrow containers the side is a bar at the bottom that can be opened */}
      <Button
        variant="text"
        size="small"
        className="fb-order-details"
        aria-expanded={detailsOpen}
        onClick={() => setDetailsOpen(!detailsOpen)}
      >
        {t.details(detailsOpen)}
      </Button>
      <p className="fb-order-line">
        {legs.map((leg) => (
          <OneLine key={leg.flight.takeOffTime}>{legText(leg)}</OneLine>
        ))}
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls is reached by keyboard */}
      <div ref={facts} className="fb-order-facts" tabIndex={scrolls ? 0 : -1}>
        <div>
          <ChoiceSummary legs={legs} />
          <PricePanel
            choices={flow.choices}
            travellers={draft?.travellers ?? []}
            today={booking.today}
            info={info}
            budget={budget}
          />
        </div>
      </div>
      {action}
    </aside>
  );
}

/** One line of the bottom bar. */
const legText = ({ flight: { depCityName, arrCityName, takeOffTime, flightNo } }: SummaryLeg): string =>
  `${depCityName} → ${arrCityName} ${takeOffTime.slice(5, 10)} ${takeOffTime.slice(11, 16)} ${flightNo}`;
