import { useStore } from 'zustand';
import { Button } from '../../../src/ui/button/Button';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import type { DraftFlow } from '../model/flow';
import { orderStoreOf } from '../model/order/order-store';
import { ChosenRules } from '../passengers/ChosenRules';
import { OrderFrame } from '../passengers/order/OrderFrame';
import { PriceNews } from './PriceNews';
import css from './review.css?inline';
import { ReviewFlights } from './ReviewFlights';
import { ReviewPrice } from './ReviewPrice';
import { ReviewStandard } from './ReviewStandard';
import { ReviewTravellers } from './ReviewTravellers';
import { ReviewTrip } from './ReviewTrip';
import { reviewTexts } from './texts';

interface Props {
  booking: Booking;
  flow: DraftFlow;
}

/** Review of the order before it is sent and seats are held. */
export default function Review({ booking, flow }: Props) {
  const t = useTexts(reviewTexts);
  useSheet(css);
  const { draft, submission } = useStore(booking.store);
  const { amend, proceed } = orderStoreOf(booking);
  if (!draft) return null;
  const { choices } = flow;
  return (
    <OrderFrame
      booking={booking}
      flow={flow}
      heading={t.heading}
      back={{ text: t.amend, onPress: amend }}
      action={
        <Button
          variant="primary"
          size="large"
          loading={submission.busy}
          loadingText={t.submitting}
          onClick={() => void proceed()}
        >
          {t.submit}
        </Button>
      }
    >
      <PriceNews booking={booking} prices={flow.prices} />
      <ReviewFlights choices={choices} />
      <ReviewTravellers draft={draft} />
      <ReviewStandard booking={booking} choices={choices} draft={draft} />
      <ReviewTrip booking={booking} draft={draft} />
      <ReviewPrice booking={booking} choices={choices} draft={draft} />
      <ChosenRules choices={choices} />
    </OrderFrame>
  );
}
