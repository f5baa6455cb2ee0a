import { useStore } from 'zustand';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { useSheet } from '../../../src/ui/tokens/root';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/flow';
import type { OrderDraft } from '../passengers/draft';
import { gapsOf } from './gaps';
import RequestBar from './RequestBar';
import css from './requests.css?inline';
import { useBudget, useRequest } from './use-budget';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** The request an order is booked under: to be chosen, required where the enterprise says so, and what it does not cover. */
export function OrderRequest({ booking, choices, draft }: Props) {
  useSheet(css);
  const { submission } = useStore(booking.store);
  const request = useRequest(booking);
  const budget = useBudget(booking)(choices);
  const { data: info } = useCall(queryOrderFormInfo, {});
  const error = submission.errors.applyId;
  if (!request) {
    return (
      <div className="fb-request-ask">
        <Button onClick={booking.openRequests}>关联申请单</Button>
        {(info?.requestRequired || error !== undefined) && (
          <Button variant="text" onClick={booking.newRequest}>
            新建出差申请
          </Button>
        )}
        {error !== undefined ? (
          <p className="fb-request-error" role="alert" tabIndex={-1}>
            {error}
          </p>
        ) : (
          <p className="fb-request-detail">
            {info?.requestRequired
              ? '企业规定须凭已批准的申请单预订'
              : '选填，关联后按申请单的行程、出行人和预算预订'}
          </p>
        )}
      </div>
    );
  }
  const gaps = gapsOf(request, choices, draft.travellers, budget);
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
