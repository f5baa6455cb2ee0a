import type { Place } from '../../../../src/domain/place/place';

/** Error of a field, by the key of its text. */
export type FormProblem =
  | 'noDep'
  | 'noArr'
  | 'sameCity'
  | 'noDate'
  | 'past'
  | 'tooLate'
  | 'noReturn'
  | 'early'
  | 'unknownCity'
  | 'noCities';

export interface SearchForm {
  dep: Place | undefined;
  arr: Place | undefined;
  isRound: boolean;
  date: string;
  /** Remains while one way is selected, in case the user changes their mind. */
  returnDate: string;
  /** Text of a city field that is not yet resolved to a place. */
  typed: { dep: string; arr: string };
  errors: Partial<Record<'dep' | 'arr' | 'date' | 'returnDate', FormProblem>>;
  /** Number of refused searches; each moves the focus to the first error. */
  refusals: number;
}
