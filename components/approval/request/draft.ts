import type { submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import type { StaffTraveller } from '../../../src/contract/staff';
import { fenOf } from '../../../src/domain/money/money';
import { addDays, isCalendarDate } from '../../../src/domain/shanghai-time';
import { newId } from '../../../src/element/runtime/new-id';

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

export interface RequestErrors {
  applyType?: string;
  purposeCode?: string;
  reason?: string;
  /** By the key of the row. */
  cities?: Readonly<Record<string, string>>;
  beginDate?: string;
  endDate?: string;
  travellers?: string;
  budget?: string;
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

/** How the field of a city is called, by its place among so many. */
export function cityLabel(at: number, count: number): string {
  if (at === 0) return '出发城市';
  return at === count - 1 ? '到达城市' : `途经城市${at}`;
}

/** What is missing or wrong, by field; empty for a request that can be sent. */
export function checkRequest(draft: RequestDraft, today: string): RequestErrors {
  const { purposeCode, reason, travellers, budget } = draft;
  const cities = checkCities(draft.cities);
  return {
    ...(purposeCode === '' ? { purposeCode: '请选择出差目的' } : {}),
    ...(reason.trim() === '' ? { reason: '请输入出差事由' } : {}),
    ...(reason.trim().length > REASON_LENGTH ? { reason: `出差事由不能超过${REASON_LENGTH}字` } : {}),
    ...(Object.keys(cities).length > 0 ? { cities } : {}),
    ...checkDays(draft, today),
    ...(travellers.length === 0 ? { travellers: '请选择出行人' } : {}),
    ...(travellers.length > MOST_TRAVELLERS ? { travellers: `最多${MOST_TRAVELLERS}位出行人` } : {}),
    ...(budget !== '' && !fenOf(budget) ? { budget: '预算须大于0，不限预算请留空' } : {}),
  };
}

function checkCities(cities: readonly CityEntry[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [at, { key, cityCode }] of cities.entries()) {
    if (cityCode === '') errors[key] = `请选择${cityLabel(at, cities.length)}`;
    else if (cityCode === cities[at - 1]?.cityCode) errors[key] = '不能与上一个城市相同';
  }
  return errors;
}

function checkDays(
  { beginDate, endDate }: RequestDraft,
  today: string,
): Pick<RequestErrors, 'beginDate' | 'endDate'> {
  const { max } = requestDays(today);
  const errors: Pick<RequestErrors, 'beginDate' | 'endDate'> = {};
  if (!isCalendarDate(beginDate)) errors.beginDate = '请选择开始日期';
  else if (beginDate < today) errors.beginDate = '开始日期不能早于今天';
  else if (beginDate > max) errors.beginDate = '暂不支持一年以后的日期';
  if (!isCalendarDate(endDate)) errors.endDate = '请选择结束日期';
  else if (isCalendarDate(beginDate) && endDate < beginDate) errors.endDate = '结束日期不能早于开始日期';
  else if (endDate < today) errors.endDate = '结束日期不能早于今天';
  else if (endDate > max) errors.endDate = '暂不支持一年以后的日期';
  return errors;
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

const PLAIN_FIELDS = ['applyType', 'purposeCode', 'reason', 'beginDate', 'endDate', 'budget'] as const;

/** Errors the gateway gave by path (`cityCodes.1`), at the fields they belong to; `rest`: what belongs to none. */
export function errorsFromFields(
  fields: Readonly<Record<string, string>>,
  draft: RequestDraft,
): { errors: RequestErrors; rest: string[] } {
  const errors: RequestErrors = {};
  const cities: Record<string, string> = {};
  const rest: string[] = [];
  for (const [path, message] of Object.entries(fields)) {
    const [name = '', index = ''] = path.split('.');
    const plain = PLAIN_FIELDS.find((field) => field === name);
    if (plain) errors[plain] ??= message;
    else if (name === 'cityCodes') {
      const row = draft.cities[index === '' ? 0 : Number(index)];
      if (row) cities[row.key] ??= message;
    } else if (name === 'travellerNOList') {
      const traveller = index === '' ? undefined : draft.travellers[Number(index)];
      errors.travellers ??= traveller ? `${traveller.staffName}：${message}` : message;
    } else rest.push(message);
  }
  return { errors: Object.keys(cities).length > 0 ? { ...errors, cities } : errors, rest };
}
