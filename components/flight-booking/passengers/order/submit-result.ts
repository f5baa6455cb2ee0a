import type { OverlappingJourney } from '../../../../src/contract/flight-booking/overlaps';
import type { BookingErrorType } from '../../../../src/domain/booking-limits/booking-limits';
import type { OverBudgetRefusal } from '../../../../src/element/over-budget/over-budget';
import type { MadeOrder } from '../../model/order/made-order';
import type { Uncertain } from '../../model/order/unanswered';
import type { StandardRefusal } from '../../standards/clearance';
import type { DraftErrors } from '../draft/draft';

/** How submitting ended. */
export type SubmitResult =
  /** Nothing is against the order, and it is not sent yet. */
  | { kind: 'checked' }
  /** `isOnView`: of the flights that are chosen now. */
  | { kind: 'created'; order: MadeOrder; isOnView: boolean }
  | { kind: 'invalid'; errors: DraftErrors }
  /** errorType 1–5: the local check of specification 5.1; 0: refused by the gateway, which may give no title. */
  | { kind: 'blocked'; errorType: BookingErrorType; title: string; content: string }
  | { kind: 'prevented' }
  /** Of one segment; `salePrice` of one adult, fen. */
  | { kind: 'price-changed'; segmentNo: number; sequenceNo?: number; salePrice: number; message: string }
  /** One document stands for several; `keys`: the passengers that come again. */
  | { kind: 'duplicated'; keys: readonly string[]; names: readonly string[]; message: string }
  /** Travellers have other journeys at that time, which may be meant. */
  | { kind: 'overlapping'; overlaps: readonly OverlappingJourney[] }
  /** Budgets of cost centres do not cover it; it can be booked all the same, or not. */
  | ({ kind: 'over-budget' } & OverBudgetRefusal)
  /** Seats, price or flight are gone: another one must be chosen. */
  | { kind: 'gone'; message: string }
  /** Other orders of the booker have to be paid or cancelled first. */
  | { kind: 'too-many-held'; message: string }
  | StandardRefusal
  /** The application agreed to beforehand does not serve this order, as the gateway finds. */
  | { kind: 'over-application-refused'; message: string }
  /** A choice, of these flights, was put before its approver; nothing is booked. */
  | { kind: 'asked'; applyId: string; approverName: string; flightNos: readonly string[] }
  /** No answer came: the order may stand. Only the same may be sent again. */
  | Uncertain
  | { kind: 'failed'; error: unknown };
