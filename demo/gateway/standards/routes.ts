import {
  judgeBookingStandard,
  queryMultipleStandardInfo,
  queryStandardInfo,
  queryStandardOverReason,
} from '../../../src/contract/standards/standards';
import type { AreaDeps } from '../server/deps';
import { Fault, fieldsInvalid } from '../server/fault';
import { mayBookFor } from '../travellers/delegates';
import { completePassengers } from '../travellers/complete-passengers';
import { findOffers } from '../flight-offers/offer';
import { implement, type Implementation } from '../server/implement';
import { governTravellers, type Governed } from './governing';
import { judge } from './judge';
import { overReasonCalls } from './over-reasons/storage';
import { findReasons, findSupervisor } from './queries';

const NOT_OF_ENTERPRISE = '该员工不属于当前企业';

export function standardRoutes({ supplier, parameters: readParameters }: AreaDeps): Implementation[] {
  return [
    ...overReasonCalls,

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

    implement(judgeBookingStandard, async ({ db, caller, now }, { voyages, passengers: given }) => {
      const { passengers } = await completePassengers(db, caller, given, now);
      const parameters = await readParameters(db, now);
      const offers = await findOffers(supplier, voyages, { now, parameters });
      const context = { supplier, parameters, db, caller, now };
      const { evaluation, policy, cheaper } = await judge(context, offers, passengers);
      const supervisor = await findSupervisor(db, caller.enterpriseNum, caller.staffNo);
      return {
        evaluation,
        policy,
        approverName: supervisor?.staffName ?? '',
        cheaperList: cheaper().flatMap(({ segmentNo, selected, fares }) =>
          fares.map(({ flightNo, takeOffTime, cabinCode, policyId, salePrice }) => ({
            segmentNo,
            flightNo,
            takeOffTime,
            cabinCode,
            policyId,
            salePrice,
            saving: selected.salePrice - salePrice,
          })),
        ),
      };
    }),
  ];
}

function travellerStandard({ staffNo, staffName, standard }: Governed) {
  return { staffNO: staffNo, staffName, standard };
}
