import { daysBetween, isCalendarDate } from '../../../../src/domain/shanghai-time';
import { placeOf } from '../../../../src/domain/place/places';
import type { BookingState } from '../booking-state';
import type { OnTheWay, SearchCriteria } from '../journey';
import { moveReturn } from './form';
import { checkForm } from './form-check';
import type { FormProblem, SearchForm } from './search-form';

type FormContext = Pick<BookingState, 'cities' | 'form'>;

/** Form fields of a search. Invalid values are left out. */
export function filledFields(
  { depCode, arrCode, depDate, retDate }: SearchCriteria,
  { cities, form: { typed } }: FormContext,
): Partial<SearchForm> {
  return {
    ...(depCode ? { dep: placeOf(cities, depCode) } : {}),
    ...(arrCode ? { arr: placeOf(cities, arrCode) } : {}),
    ...(depDate ? { date: isCalendarDate(depDate) ? depDate : '' } : {}),
    ...(retDate || (depCode && arrCode && depDate) ? { isRound: retDate !== '' } : {}),
    ...(retDate ? { returnDate: isCalendarDate(retDate) ? retDate : '' } : {}),
    typed: { dep: depCode ? '' : typed.dep, arr: arrCode ? '' : typed.arr },
  };
}

/** Errors of the fields that a search has filled with invalid values. */
export function filledProblems(
  { depCode, arrCode, depDate, retDate }: SearchCriteria,
  { cities, form }: FormContext,
  days: { min: string; max: string },
): SearchForm['errors'] {
  const problems = checkForm(form, days);
  const dep = depCode ? placeOf(cities, depCode) : undefined;
  const arr = arrCode ? placeOf(cities, arrCode) : undefined;
  const unknown: FormProblem = cities.status === 'ready' ? 'unknownCity' : 'noCities';
  return {
    ...(depCode && !dep ? { dep: unknown } : {}),
    ...(arrCode && !arr ? { arr: unknown } : problems.arr && dep && arr ? { arr: problems.arr } : {}),
    ...(depDate && problems.date ? { date: problems.date } : {}),
    ...(retDate && problems.returnDate ? { returnDate: problems.returnDate } : {}),
  };
}

/** Form fields with the current leg moved to another day. A return date that would be earlier moves along. */
export function moveFields({ query, choices }: OnTheWay, day: string, lastDay: string) {
  const { dep, arr, date, returnDate } = query;
  const isOvertaken = returnDate !== '' && returnDate < day;
  const moved =
    choices.length > 0
      ? { date, returnDate: day }
      : {
          date: day,
          returnDate: isOvertaken ? moveReturn(daysBetween(date, returnDate), day, lastDay) : returnDate,
        };
  return { dep, arr, ...moved, isRound: returnDate !== '', typed: { dep: '', arr: '' } };
}
