import type { CalendarDay } from '../../../src/contract/flight-booking/places';
import type { StaffTraveller } from '../../../src/contract/staff';
import type { Cities } from '../../../src/domain/place/places';
import type { Kind, RequestDraft } from './draft/draft';
import type { SubmittedRequest } from './submit-request';

export type Flow =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'form' }
  | { step: 'submitted'; applyType: Kind; made: SubmittedRequest }
  /** The application, shown inside the element when the host page does not handle `tp-navigate`. */
  | { step: 'application'; applyId: string };

export interface RequestState {
  flow: Flow;
  /** The applicant; undefined while loading. */
  self: StaffTraveller | undefined;
  draft: RequestDraft | undefined;
  /** True when the draft was restored after a reload. */
  isResumed: boolean;
  cities: Cities;
  holidays: readonly CalendarDay[];
  /** Number of refused submissions; each moves the focus to the first invalid field. */
  refusals: number;
  busy: boolean;
  /** Errors that belong to no field; '' for none. */
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
