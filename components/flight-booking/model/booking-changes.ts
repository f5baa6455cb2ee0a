import type { TravelType } from '../../../src/contract/flight-booking/travel-type';
import { NO_FILTERS } from '../filters/filters';
import type { BookingState } from './booking-state';
import type { Choice } from './journey';
import { AT_REST } from './order/submission';

/** State change of a booking. Reducers return the same state when there is nothing to change. */
type Change = Partial<BookingState>;

/** Maximum number of compared price units. */
export const MOST_COMPARED = 4;

/** Resets everything that belongs to one booking. Cities and date remain for the next search. */
export const resetBooking = (travelType: TravelType): Change => ({
  flow: { step: 'form' },
  ahead: undefined,
  draft: undefined,
  isResumed: false,
  request: undefined,
  overApplyId: '',
  droppedApplyId: '',
  party: undefined,
  travelType,
  filters: NO_FILTERS,
  submission: AT_REST,
  unanswered: undefined,
});

/** Sets the travel type, including that of an order under way. */
export const withTravelType = ({ draft }: Pick<BookingState, 'draft'>, travelType: TravelType): Change => ({
  travelType,
  ...(draft && draft.travelType !== travelType ? { draft: { ...draft, travelType } } : {}),
});

/** Toggles a price unit in the comparison. Further ones are ignored when it is full. */
export function switchCompared<S extends Pick<BookingState, 'compared'>>(state: S, choice: Choice) {
  const { compared } = state;
  const others = compared.filter(({ fare }) => fare.unit !== choice.fare.unit);
  if (others.length < compared.length) return { compared: others };
  return compared.length < MOST_COMPARED ? { compared: [...compared, choice] } : state;
}

/** Applies an over-standard application unless the user has dropped it. */
export const applicationChange = (
  { droppedApplyId }: Pick<BookingState, 'droppedApplyId'>,
  applyId: string,
): Change => ({ overApplyId: applyId === droppedApplyId ? '' : applyId });

export const dropApplication = ({ overApplyId }: Pick<BookingState, 'overApplyId'>): Change => ({
  overApplyId: '',
  droppedApplyId: overApplyId,
});

export const restoredApplication = ({ droppedApplyId }: Pick<BookingState, 'droppedApplyId'>): Change => ({
  overApplyId: droppedApplyId,
  droppedApplyId: '',
});

type WithFlow = Pick<BookingState, 'flow'>;

export const paying = <S extends WithFlow>(state: S): S | WithFlow =>
  state.flow.step === 'created' ? { flow: { ...state.flow, step: 'paying' } } : state;

export const markPaid = <S extends WithFlow>(state: S): S | WithFlow =>
  state.flow.step === 'paying' ? { flow: { ...state.flow, step: 'done' } } : state;

/** Returns to the order, marked as overdue, when its payment came too late. */
export function markOverdue<S extends WithFlow>(state: S): S | WithFlow {
  const { flow } = state;
  if (flow.step !== 'paying') return state;
  return { flow: { ...flow, step: 'created', order: { ...flow.order, isOverdue: true } } };
}
