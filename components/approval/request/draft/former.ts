import type { Application } from '../../../../src/contract/approval/approval';
import type { TripContent, TripLeg, TripRequest } from '../../../../src/contract/approval/trip';
import { budgetOf, citiesOf, daysOf } from '../../../../src/domain/approval/trip';
import { KIND, type RequestDraft } from './draft';
import { blankCity, blankLeg, legOf, type LegEntry } from '../legs/leg-entry';

/** A request of before that another one begins with. */
export type Former = Pick<Application, 'applyId' | 'applyType' | 'reason'> & { trip: TripRequest };

/**
 * A draft that says what a request of before says, for another one or for its change. The other one has no days that are past, and
 * files of its own; a change adds to those of the trip.
 */
export function draftOf(
  blank: RequestDraft,
  { applyId, applyType, reason, trip }: Former,
  { today, isChange }: { today: string; isChange: boolean },
): RequestDraft {
  const legs = trip.legs.length > 0 ? trip.legs : legsOfCities(trip);
  return {
    ...blank,
    applyType: applyType === KIND.preTrip ? KIND.preTrip : KIND.trip,
    purposeCode: trip.purposeCode,
    reason,
    legs: legs.map((leg) => entryOf(leg, isChange || leg.beginDate >= today)),
    travellers: trip.travellers.map((traveller) => ({ ...traveller, deptName: '' })),
    costCenterNo: trip.costCenterNo,
    accountingEntityNo: trip.accountingEntityNo,
    filesOf: isChange ? '' : applyId,
  };
}

/** Of a request of before there were legs: from each city to the next. Its budget is not to be split. */
function legsOfCities({ cities, beginDate, endDate, budget }: TripRequest): TripLeg[] {
  return cities.slice(1).map((to, at) => ({
    depCityCode: cities[at]?.cityCode ?? '',
    depCityName: cities[at]?.cityName ?? '',
    arrCityCode: to.cityCode,
    arrCityName: to.cityName,
    beginDate,
    endDate,
    travelMeans: 'flight',
    budget: cities.length === 2 ? budget : null,
  }));
}

function entryOf(leg: TripLeg, hasDays: boolean): LegEntry {
  const { depCityCode, depCityName, arrCityCode, arrCityName, beginDate, endDate, travelMeans, budget } = leg;
  return {
    ...blankLeg(),
    depCity: { ...blankCity(), cityCode: depCityCode, cityName: depCityName },
    arrCity: { ...blankCity(), cityCode: arrCityCode, cityName: arrCityName },
    ...(hasDays ? { beginDate, endDate } : {}),
    travelMeans,
    budget: budget === null ? '' : (budget / 100).toFixed(2).replace(/\.00$/, ''),
  };
}

/** What a draft says, as far as changes of a trip are told by it. */
export function contentOf(draft: RequestDraft): TripContent {
  const legs = draft.legs.map((leg) => ({
    ...legOf(leg),
    depCityName: leg.depCity.cityName,
    arrCityName: leg.arrCity.cityName,
  }));
  return {
    reason: draft.reason.trim(),
    trip: {
      purposeCode: draft.purposeCode,
      purposeName: '',
      cities: citiesOf(legs),
      ...daysOf(legs),
      travellers: draft.travellers.map(({ staffNO, staffName }) => ({ staffNO, staffName })),
      budget: budgetOf(legs),
      legs,
      costCenterNo: draft.costCenterNo,
      costCenterName: '',
      accountingEntityNo: draft.accountingEntityNo,
      accountingEntityName: '',
      form: null,
    },
  };
}
