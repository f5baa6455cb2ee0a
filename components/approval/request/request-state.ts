import type { CalendarDay } from '../../../src/contract/flight-booking/places';
import type { StaffTraveller } from '../../../src/contract/staff';
import type { Cities } from '../../../src/domain/place/places';
import type { Kind, RequestDraft } from './draft/draft';
import type { SubmittedRequest } from './submitting';

export type Flow =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'form' }
  | { step: 'submitted'; applyType: Kind; made: SubmittedRequest }
  /** The application, where the page around has no place for it. */
  | { step: 'application'; applyId: string };

export interface RequestState {
  flow: Flow;
  /** The applicant; undefined until they are known. */
  self: StaffTraveller | undefined;
  draft: RequestDraft | undefined;
  /** The draft was typed before the page was loaded. */
  isResumed: boolean;
  cities: Cities;
  holidays: readonly CalendarDay[];
  /** Counts refused submissions; each moves the focus to the first thing to mend. */
  refusals: number;
  busy: boolean;
  /** Faults of no field in particular; empty for none. */
  problem: string;
}

export const AT_REST = { problem: '', busy: false };

export const FIRST_STATE: RequestState = {
  flow: { step: 'loading' },
  self: undefined,
  draft: undefined,
  isResumed: false,
  cities: { status: 'idle' },
  holidays: [],
  refusals: 0,
  ...AT_REST,
};
