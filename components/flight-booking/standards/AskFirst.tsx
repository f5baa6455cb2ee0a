import { useStore } from 'zustand';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { orderStoreOf } from '../model/order/order-store';
import type { Choice } from '../model/journey';
import type { OrderDraft } from '../passengers/draft/draft';
import { useApplicationUse } from './OverApplication';
import { flightStandardTexts } from './texts';
import { useJudgement } from './use-judgement';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** Alternative for a choice that needs approval: apply for it before seats are held. */
export function AskFirst({ booking, choices, draft }: Props) {
  const t = useTexts(flightStandardTexts);
  const { busy } = useStore(booking.store, (state) => state.submission);
  const { gaps } = useApplicationUse(booking, choices, draft);
  const data = useJudgement(choices, draft)?.data;
  if (data?.policy !== OVER_POLICY.approval || data.approverName === '' || gaps?.length === 0) return null;
  return (
    <Button variant="text" disabled={busy} onClick={() => void orderStoreOf(booking).askFirst()}>
      {t.askFirst}
    </Button>
  );
}
