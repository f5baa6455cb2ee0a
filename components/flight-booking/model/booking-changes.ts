import type { TravelType } from '../../../src/contract/flight-booking/travel-type';
import { NO_FILTERS } from '../filters/filters';
import type { BookingState } from './booking-state';
import type { Choice } from './journey';
import { AT_REST } from './order/submission';

/** Changes of a booking: the same state where there is nothing to change. */
type Change = Partial<BookingState>;

/** Price units that are compared at most. */
export const MOST_COMPARED = 4;

/** All that belongs to one booking goes; cities and date stay for the next search. */
export const forgotten = (travelType: TravelType): Change => ({
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

/** Of an order begun it is the order's own. */
export const withTravelType = ({ draft }: Pick<BookingState, 'draft'>, travelType: TravelType): Change => ({
  travelType,
  ...(draft && draft.travelType !== travelType ? { draft: { ...draft, travelType } } : {}),
});

/** Takes a price unit to compare, or takes it out; a fifth is not taken. */
export function toggledCompared<S extends Pick<BookingState, 'compared'>>(state: S, choice: Choice) {
  const { compared } = state;
  const others = compared.filter(({ fare }) => fare.unit !== choice.fare.unit);
  if (others.length < compared.length) return { compared: others };
  return compared.length < MOST_COMPARED ? { compared: [...compared, choice] } : state;
}

/** An application that was dropped is not taken again. */
export const takenApplication = (
  { droppedApplyId }: Pick<BookingState, 'droppedApplyId'>,
  applyId: string,
): Change => ({ overApplyId: applyId === droppedApplyId ? '' : applyId });

export const droppedApplication = ({ overApplyId }: Pick<BookingState, 'overApplyId'>): Change => ({
  overApplyId: '',
  droppedApplyId: overApplyId,
});

export const restoredApplication = ({ droppedApplyId }: Pick<BookingState, 'droppedApplyId'>): Change => ({
  overApplyId: droppedApplyId,
  droppedApplyId: '',
});

type Flowing = Pick<BookingState, 'flow'>;

export const paying = <S extends Flowing>(state: S): S | Flowing =>
  state.flow.step === 'created' ? { flow: { ...state.flow, step: 'paying' } } : state;

export const paid = <S extends Flowing>(state: S): S | Flowing =>
  state.flow.step === 'paying' ? { flow: { ...state.flow, step: 'done' } } : state;

/** Not paid in time: the order as it stands now says so, and leads on. */
export function overdue<S extends Flowing>(state: S): S | Flowing {
  const { flow } = state;
  if (flow.step !== 'paying') return state;
  return { flow: { ...flow, step: 'created', order: { ...flow.order, isOverdue: true } } };
}
