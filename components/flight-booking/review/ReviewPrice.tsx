import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/journey';
import type { OrderDraft } from '../passengers/draft/draft';
import { PricePanel } from '../passengers/order/PricePanel';
import { useBudget } from '../requests/use-budget';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** Price lines for narrow containers, where the side panel is only a bar at the bottom. */
export function ReviewPrice({ booking, choices, draft }: Props) {
  const { data: info } = useCall(queryOrderFormInfo, {});
  const budget = useBudget(booking)(choices);
  return (
    <section className="fb-card fb-review-price">
      <PricePanel
        choices={choices}
        travellers={draft.travellers}
        today={booking.today}
        info={info}
        budget={budget}
      />
    </section>
  );
}
