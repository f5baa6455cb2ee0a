import type { Application } from '../../../../src/contract/approval/approval';
import type { TripContent, TripLeg, TripRequest } from '../../../../src/contract/approval/trip';
import { budgetOf, citiesOf, daysOf } from '../../../../src/domain/approval/trip';
import { CHANGED_PRE_TRIP, KIND, type RequestDraft } from './draft';
import { blankCity, blankLeg, legOf, type LegEntry } from '../legs/leg-entry';

/** Former request that a new one is based on. */
export type Former = Pick<Application, 'applyId' | 'applyType' | 'reason'> & { trip: TripRequest };

const isPreTrip = (applyType: Application['applyType']): boolean =>
  applyType === KIND.preTrip || applyType === CHANGED_PRE_TRIP;

/**
 * Draft with the content of a former request, for a copy or a change of it. A copy has no past days and gets copies of
 * the files; a change adds files to those of the trip.
 */
export function draftOf(
  blank: RequestDraft,
  { applyId, applyType, reason, trip }: Former,
  { today, isChange }: { today: string; isChange: boolean },
): RequestDraft {
  const legs = trip.legs.length > 0 ? trip.legs : legsOfCities(trip);
  return {
    ...blank,
    applyType: isPreTrip(applyType) ? KIND.preTrip : KIND.trip,
    purposeCode: trip.purposeCode,
    reason,
    legs: legs.map((leg) => entryOf(leg, isChange || leg.beginDate >= today)),
    travellers: trip.travellers.map((traveller) => ({ ...traveller, deptName: '' })),
    costCenterNo: trip.costCenterNo,
    accountingEntityNo: trip.accountingEntityNo,
    filesOf: isChange ? '' : applyId,
  };
}

/**
 * Legs of an old request that names only its cities: one from each city to the next. A budget for several legs cannot
 * be split.
 */
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

/** Content of a draft, for comparison with the approved trip. */
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
