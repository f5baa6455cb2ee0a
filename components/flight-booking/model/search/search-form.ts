import type { Place } from '../../../../src/domain/place/place';

/** The fault of a field, by the name of its text. */
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
  /** Stays while one way is chosen, for users that change their mind. */
  returnDate: string;
  /** Text of a city field that is not yet taken for a place. */
  typed: { dep: string; arr: string };
  errors: Partial<Record<'dep' | 'arr' | 'date' | 'returnDate', FormProblem>>;
  /** Counts refused searches; each moves the focus to the first error. */
  refusals: number;
}
