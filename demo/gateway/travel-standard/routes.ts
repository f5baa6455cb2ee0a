import { queryAllCities } from '../../../src/contract/travel-standard/all-cities';
import {
  queryMultipleStandardInfo,
  queryStandardInfo,
  queryStandardOverReason,
} from '../../../src/contract/travel-standard/standards';
import { Fault, fieldsInvalid } from '../server/http/fault';
import { mayBookFor } from '../travellers/delegates';
import { implement, type Implementation } from '../server/http/implement';
import { allCityNames } from './city-tiers/all-cities';
import { cityTierCalls } from './city-tiers/tiers';
import { tierCityCalls } from './city-tiers/cities';
import { groundStandardCalls } from './ground-standards/storage';
import { governTravellers, type TravellerStandard } from './governing-standards';
import { overReasonCalls } from './over-reasons/storage';
import { priorityCalls } from './priority';
import { findReasons } from './queries';
import { travelStandardCalls } from './travel-standards/storage';

const NOT_OF_ENTERPRISE = '该员工不属于当前企业';

export function standardRoutes(): Implementation[] {
  return [
    ...travelStandardCalls,
    ...priorityCalls,
    ...overReasonCalls,
    ...cityTierCalls,
    ...tierCityCalls,
    ...groundStandardCalls,
    implement(queryAllCities, () =>
      Promise.resolve([...allCityNames()].map(([cityCode, cityName]) => ({ cityCode, cityName }))),
    ),

    implement(queryStandardInfo, async ({ db, caller, now }, { staffNO }) => {
      const wanted = staffNO === '' ? caller.staffNo : staffNO;
      if (!(await mayBookFor(db, caller, [wanted], now))) throw new Fault('forbidden');
      const { priority, governed } = await governTravellers(db, caller, [wanted]);
      const [found] = governed;
      if (found === undefined) throw fieldsInvalid({ staffNO: NOT_OF_ENTERPRISE });
      return { ...travellerStandard(found), priorityList: [...priority] };
    }),

    implement(queryMultipleStandardInfo, async ({ db, caller, now }, { staffNOList }) => {
      if (!(await mayBookFor(db, caller, staffNOList, now))) throw new Fault('forbidden');
      const { priority, governed } = await governTravellers(db, caller, staffNOList);
      const stranger = governed.indexOf(undefined);
      if (stranger >= 0) throw fieldsInvalid({ [`staffNOList.${stranger}`]: NOT_OF_ENTERPRISE });
      const standardList = governed.flatMap((found) => found ?? []).map(travellerStandard);
      return { standardList, priorityList: [...priority] };
    }),

    implement(queryStandardOverReason, async ({ db, caller }, { rule }) => {
      const reasons = await findReasons(db, caller.enterpriseNum);
      return reasons.filter((reason) => rule === undefined || reason.rule === rule);
    }),
  ];
}

function travellerStandard({ staffNo, staffName, standard }: TravellerStandard) {
  return { staffNO: staffNo, staffName, standard };
}
