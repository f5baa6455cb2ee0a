import { useStore } from 'zustand';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/journey';
import type { OrderDraft } from '../passengers/draft/draft';
import { gapsOf } from './gaps';
import RequestBar from './RequestBar';
import { requestTexts } from './texts';
import css from './requests.css?inline';
import { useBudget, useRequest } from './use-budget';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/**
 * Travel request of an order: its choice, required where the enterprise demands it, and the parts of the order it does
 * not cover.
 */
export function OrderRequest({ booking, choices, draft }: Props) {
  useSheet(css);
  const t = useTexts(requestTexts);
  const { say } = useTexts(errorTexts);
  const { submission } = useStore(booking.store);
  const request = useRequest(booking);
  const budget = useBudget(booking)(choices);
  const { data: info } = useCall(queryOrderFormInfo, {});
  const error = submission.errors.applyId;
  if (!request) {
    return (
      <div className="fb-request-ask">
        <Button onClick={booking.openRequests}>{t.link}</Button>
        {(info?.requestRequired || error !== undefined) && (
          <Button variant="text" onClick={booking.newRequest}>
            {t.create}
          </Button>
        )}
        {error !== undefined ? (
          <p className="fb-request-error" role="alert" tabIndex={-1}>
            {say(error)}
          </p>
        ) : (
          <p className="fb-request-detail">{info?.requestRequired ? t.required : t.optional}</p>
        )}
      </div>
    );
  }
  const gaps = gapsOf(request, choices, draft.travellers, budget, t);
  return (
    <>
      <RequestBar booking={booking} />
      {gaps.length > 0 && (
        <div className="fb-problems" role="alert" tabIndex={-1}>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
