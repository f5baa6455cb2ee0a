import type { OverlappingJourney } from '../../../../src/contract/flight-booking/overlaps';
import type { BookingErrorType } from '../../../../src/domain/booking-limits/booking-limits';
import type { OverBudgetRefusal } from '../../../../src/element/over-budget/over-budget';
import type { CreatedOrder } from '../../model/order/created-order';
import type { UncertainOutcome } from '../../model/order/unanswered';
import type { StandardRefusal } from '../../standards/clearance';
import type { DraftErrors } from '../draft/draft';

/** Outcome of a submission. */
export type SubmitResult =
  /** The order is valid and not sent yet. */
  | { kind: 'checked' }
  /** `isOnView`: the order is for the flights chosen now. */
  | { kind: 'created'; order: CreatedOrder; isOnView: boolean }
  | { kind: 'invalid'; errors: DraftErrors }
  /** errorType 1–5: local check of specification 5.1; 0: refused by the gateway, which may send no title. */
  | { kind: 'blocked'; errorType: BookingErrorType; title: string; content: string }
  | { kind: 'prevented' }
  /** Price of one segment; `salePrice` is the adult fare in fen. */
  | { kind: 'price-changed'; segmentNo: number; sequenceNo?: number; salePrice: number; message: string }
  /** Several travellers have the same document. `keys`: the duplicates. */
  | { kind: 'duplicated'; keys: readonly string[]; names: readonly string[]; message: string }
  /** Travellers have overlapping journeys, which the user may accept. */
  | { kind: 'overlapping'; overlaps: readonly OverlappingJourney[] }
  /** Budgets of cost centres are exceeded, which the user may accept. */
  | ({ kind: 'over-budget' } & OverBudgetRefusal)
  /** Seats, price or flight are no longer available, so another one must be chosen. */
  | { kind: 'gone'; message: string }
  /** The booker has to pay or cancel other orders first. */
  | { kind: 'too-many-held'; message: string }
  | StandardRefusal
  /** The gateway does not accept the approved application for this order. */
  | { kind: 'over-application-refused'; message: string }
  /** The choice of these flights was submitted for approval; nothing is booked. */
  | { kind: 'asked'; applyId: string; approverName: string; flightNos: readonly string[] }
  /** No response arrived, so the order may exist. Only the same request may be sent again. */
  | UncertainOutcome
  | { kind: 'failed'; error: unknown };
