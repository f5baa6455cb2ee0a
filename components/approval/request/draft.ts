import type { submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import type { StaffTraveller } from '../../../src/contract/staff';
import { fenOf } from '../../../src/domain/money/money';
import type { Problems } from '../../../src/ui/form/create-form';
import { addDays, isCalendarDate } from '../../../src/domain/shanghai-time';
import { newId } from '../../../src/element/runtime/new-id';
import type { RequestTexts } from './texts';

/** Business types of specification 1. */
export const KIND = { trip: 1, preTrip: 9 } as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

export const MOST_CITIES = 10;
export const LEAST_CITIES = 2;
export const MOST_TRAVELLERS = 9;
export const REASON_LENGTH = 200;
const MOST_DAYS_AHEAD = 365;

/** A city of the trip; without a code nothing is chosen, or what was typed is not taken for a city yet. */
export interface CityEntry {
  /** Names the row on the screen; not sent. */
  key: string;
  cityCode: string;
  cityName: string;
  typed: string;
}

export type Traveller = Pick<StaffTraveller, 'staffNO' | 'staffName' | 'deptName'>;

/** A request as far as it is typed. */
export interface RequestDraft {
  /** Staff number of whoever types it. */
  owner: string;
  applyType: Kind;
  purposeCode: string;
  reason: string;
  /** In the order travelled. */
  cities: readonly CityEntry[];
  beginDate: string;
  endDate: string;
  travellers: readonly Traveller[];
  /** Yuan as typed; '' for no limit. */
  budget: string;
}

export const blankCity = (): CityEntry => ({
  key: newId(),
  cityCode: '',
  cityName: '',
  typed: '',
});

export const blankDraft = ({ staffNO, staffName, deptName }: Traveller): RequestDraft => ({
  owner: staffNO,
  applyType: KIND.trip,
  purposeCode: '',
  reason: '',
  cities: [blankCity(), blankCity()],
  beginDate: '',
  endDate: '',
  travellers: [{ staffNO, staffName, deptName }],
  budget: '',
});

/** Has anything been typed that would be missed? */
export function isTouched({
  purposeCode,
  reason,
  cities,
  travellers,
  owner,
  ...draft
}: RequestDraft): boolean {
  return (
    [purposeCode, reason, draft.beginDate, draft.endDate, draft.budget].some((text) => text !== '') ||
    cities.some(({ cityCode, typed }) => cityCode !== '' || typed !== '') ||
    travellers.some(({ staffNO }) => staffNO !== owner)
  );
}

/** Days a trip may lie on. */
export const requestDays = (today: string) => ({ min: today, max: addDays(today, MOST_DAYS_AHEAD), today });

/** What is wrong, by field, in the words of the screen; what else the contract says of the body comes after it. */
export function checkRequest(draft: RequestDraft, today: string, t: RequestTexts): Problems {
  const { purposeCode, reason, travellers, budget } = draft;
  return {
    ...(purposeCode === '' ? { purposeCode: t.missingPurpose } : {}),
    ...checkReason(reason.trim(), t),
    ...checkCities(draft.cities, t),
    ...checkDays(draft, today, t),
    ...(travellers.length === 0 ? { travellers: t.missingTraveller } : {}),
    ...(budget !== '' && !fenOf(budget) ? { budget: t.wrongBudget } : {}),
  };
}

function checkReason(reason: string, t: RequestTexts): Problems {
  if (reason === '') return { reason: t.missingReason };
  return reason.length > REASON_LENGTH ? { reason: t.longReason(REASON_LENGTH) } : {};
}

function checkCities(cities: readonly CityEntry[], t: RequestTexts): Problems {
  const problems: Record<string, string> = {};
  cities.forEach(({ cityCode }, at) => {
    const path = `cities.${at}`;
    if (cityCode === '') problems[path] = t.missingCity(at, cities.length);
    else if (cityCode === cities[at - 1]?.cityCode) problems[path] = t.sameCity;
  });
  return problems;
}

function checkDays({ beginDate, endDate }: RequestDraft, today: string, t: RequestTexts): Problems {
  const { max } = requestDays(today);
  const problems: Record<string, string> = {};
  if (!isCalendarDate(beginDate)) problems['beginDate'] = t.missingBegin;
  else if (beginDate < today) problems['beginDate'] = t.pastBegin;
  else if (beginDate > max) problems['beginDate'] = t.tooFar;
  if (!isCalendarDate(endDate)) problems['endDate'] = t.missingEnd;
  else if (isCalendarDate(beginDate) && endDate < beginDate) problems['endDate'] = t.endBeforeBegin;
  else if (endDate < today) problems['endDate'] = t.pastEnd;
  else if (endDate > max) problems['endDate'] = t.tooFar;
  return problems;
}

export function bodyOf(draft: RequestDraft): BodyOf<typeof submitApprovalApplyAuto> {
  const { applyType, purposeCode, reason, cities, beginDate, endDate, travellers, budget } = draft;
  return {
    applyType,
    purposeCode,
    reason: reason.trim(),
    cityCodes: cities.map(({ cityCode }) => cityCode),
    beginDate,
    endDate,
    travellerNOList: travellers.map(({ staffNO }) => staffNO),
    budget: budget === '' ? null : (fenOf(budget) ?? null),
  };
}

/** The field of a path of the body: `cityCodes.1` is the second row of the cities. */
export function fieldOf(path: string): string {
  const [name = '', at] = path.split('.');
  if (name === 'cityCodes') return `cities.${at ?? 0}`;
  return name === 'travellerNOList' ? 'travellers' : name;
}
