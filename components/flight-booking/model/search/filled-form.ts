import { daysBetween, isCalendarDate } from '../../../../src/domain/shanghai-time';
import { placeOf } from '../../../../src/domain/place/places';
import type { BookingState } from '../booking-state';
import type { OnTheWay, SearchCriteria } from '../journey';
import { movedReturn } from './form';
import { checkForm } from './form-check';
import type { FormProblem, SearchForm } from './search-form';

type Known = Pick<BookingState, 'cities' | 'form'>;

/** The fields that a search fills in; a value that cannot be meant is left out. */
export function filledFields(
  { depCode, arrCode, depDate, retDate }: SearchCriteria,
  { cities, form: { typed } }: Known,
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

/** A word at each field that a search has filled in with something that cannot be meant. */
export function filledProblems(
  { depCode, arrCode, depDate, retDate }: SearchCriteria,
  { cities, form }: Known,
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

/** The form with the leg on view on another day. A return that would come before it goes along. */
export function movedFields({ query, choices }: OnTheWay, day: string, lastDay: string) {
  const { dep, arr, date, returnDate } = query;
  const isOvertaken = returnDate !== '' && returnDate < day;
  const moved =
    choices.length > 0
      ? { date, returnDate: day }
      : {
          date: day,
          returnDate: isOvertaken ? movedReturn(daysBetween(date, returnDate), day, lastDay) : returnDate,
        };
  return { dep, arr, ...moved, isRound: returnDate !== '', typed: { dep: '', arr: '' } };
}
