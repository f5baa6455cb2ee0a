import { OBJECT } from '../../../src/contract/permission/objects';
import {
  judgeBookingStandard,
  queryMultipleStandardInfo,
  queryStandardInfo,
  queryStandardOverReason,
} from '../../../src/contract/standards/standards';
import type { Caller } from '../server/caller';
import type { AreaDeps } from '../server/deps';
import { Fault, fieldsInvalid } from '../server/fault';
import { completePassengers } from '../travellers/complete-passengers';
import { findOffers } from '../flight-offers/offer';
import { implement, type Implementation } from '../server/implement';
import { governTravellers, type Governed } from './governing';
import { judge } from './judge';
import { findReasons, findSupervisor } from './queries';

const NOT_OF_ENTERPRISE = '该员工不属于当前企业';

export function standardRoutes({ supplier, parameters: readParameters }: AreaDeps): Implementation[] {
  return [
    implement(queryStandardInfo, async ({ db, caller }, { staffNO }) => {
      const wanted = staffNO === '' ? caller.staffNo : staffNO;
      checkMayAsk(caller, [wanted]);
      const { priority, governed } = await governTravellers(db, caller, [wanted]);
      const [found] = governed;
      if (found === undefined) throw fieldsInvalid({ staffNO: NOT_OF_ENTERPRISE });
      return { ...travellerStandard(found), priorityList: [...priority] };
    }),

    implement(queryMultipleStandardInfo, async ({ db, caller }, { staffNOList }) => {
      checkMayAsk(caller, staffNOList);
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
      const { passengers } = await completePassengers(db, caller, given);
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

/** Others' standards are for those who may book for others. */
function checkMayAsk(caller: Caller, staffNos: readonly string[]): void {
  const isOwn = staffNos.every((staffNo) => staffNo === caller.staffNo);
  if (!isOwn && !caller.objects.has(OBJECT.bookForColleagues)) throw new Fault('forbidden');
}

function travellerStandard({ staffNo, staffName, standard }: Governed) {
  return { staffNO: staffNo, staffName, standard };
}
