import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import {
  APPLY_TYPE,
  type submitApprovalApplyAuto,
  type submitOverStandardApprovalAuto,
} from '../../../src/contract/approval/approval';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addDays, instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import type { AreaDeps } from '../server/deps';
import { Fault, fieldsInvalid } from '../server/fault';
import { saleEnd } from '../flight-offers/booking-dates';
import { checkPrices } from '../flight-offers/check-prices';
import { findOffers } from '../flight-offers/offer';
import { checkSequence, checkVoyages } from '../flight-offers/party';
import { completePassengers } from '../travellers/complete-passengers';
import type { CallerContext } from '../server/implement';
import { airports } from '../reference-data/index';
import { judge } from '../standards/judge';
import { findSubjects } from '../standards/queries';
import { checkReasons } from '../standards/reasons';
import { beginFlow } from './flow';
import { factsOfChoice, factsOfTrip } from './flow-facts';
import { namesOf } from './progress-store';
import { peopleOf, uncovered } from './over-choice';
import { refusePending } from './pending-choice';
import { findPurposes, insertApplication, type ApplicationRow } from './queries';
import { checkTemplate } from './templates';

type Submitted = ResultOf<typeof submitApprovalApplyAuto>;

/** Puts a choice over the standards before the approvers. Throws withinStandard, overStandardForbidden or applyPending. */
export async function submitOverStandard(
  { supplier, parameters: readParameters }: AreaDeps,
  { db, caller, now }: CallerContext,
  { voyages, passengers: given, overReasons }: ParsedBodyOf<typeof submitOverStandardApprovalAuto>,
): Promise<Submitted> {
  await checkTemplate(db, caller.enterpriseNum, APPLY_TYPE.overStandard);
  checkVoyages(voyages, voyages.some(({ segmentNo }) => segmentNo === 2) ? 2 : 1);
  const { passengers } = await completePassengers(db, caller, given);
  const parameters = await readParameters(db, now);
  const offers = await findOffers(supplier, voyages, { now, parameters });
  checkSequence(offers);
  checkPrices(offers, voyages);
  const { evaluation, policy } = await judge({ supplier, parameters, db, caller, now }, offers, passengers);
  if (policy === null) throw new Fault('withinStandard');
  if (policy === 2) throw new Fault('overStandardForbidden', undefined, { evaluation });
  const reasons = await checkReasons(db, caller.enterpriseNum, evaluation, overReasons, true);
  const choice = { voyages, passengers: peopleOf(passengers), evaluation, overReasons: reasons };
  const covers = ({ choice: pending }: ApplicationRow) =>
    pending !== null && uncovered(pending, choice) === undefined;
  await refusePending({ db, caller, now }, APPLY_TYPE.overStandard, covers);
  const begun = await beginFlow(db, caller, APPLY_TYPE.overStandard, factsOfChoice(choice), now);
  const takeOffs = offers.map(({ flight }) => saleEnd(flight.flight.takeOffTime, parameters));
  const applyId = await insertApplication(db, {
    applyType: APPLY_TYPE.overStandard,
    applicant: caller,
    begun,
    reason: '',
    createdAt: now,
    deadline: new Date(Math.min(...takeOffs)),
    orderNo: null,
    trip: null,
    choice,
  });
  return { applyId, applyState: '审批中', approverName: namesOf(begun.progress).approver_name };
}

/** Puts a trip or pre-trip request before the approvers; it can be decided until the last day of the trip is over. */
export async function submitTrip(
  { db, caller, now }: CallerContext,
  body: ParsedBodyOf<typeof submitApprovalApplyAuto>,
): Promise<Submitted> {
  const { applyType, purposeCode, reason, cityCodes, beginDate, endDate, travellerNOList, budget } = body;
  await checkTemplate(db, caller.enterpriseNum, applyType);
  if (endDate < beginDate) throw fieldsInvalid({ endDate: '结束日期不能早于开始日期' });
  if (endDate < shanghaiDate(now)) throw fieldsInvalid({ endDate: '结束日期不能早于今天' });
  const isAlone = travellerNOList.every((staffNo) => staffNo === caller.staffNo);
  if (!isAlone && !caller.objects.has(OBJECT.bookForColleagues)) throw new Fault('forbidden');

  const fields: Record<string, string> = {};
  const purposes = await findPurposes(db, caller.enterpriseNum);
  const purpose = purposes.find((known) => known.purposeCode === purposeCode);
  if (purpose === undefined) fields['purposeCode'] = '出差目的不存在，请重新选择';
  const cities = cityCodes.map((code, i) => {
    const cityName = airports().find(({ city_code }) => city_code === code)?.city_zh;
    if (cityName === undefined) fields[`cityCodes.${i}`] = '城市不存在，请重新选择';
    return { cityCode: code, cityName: cityName ?? '' };
  });
  const staff = await findSubjects(db, caller.enterpriseNum, travellerNOList);
  const travellers = travellerNOList.map((staffNo, i) => {
    const staffName = staff.find(({ staff_no }) => staff_no === staffNo)?.staff_name;
    if (staffName === undefined) fields[`travellerNOList.${i}`] = '该员工不属于当前企业';
    return { staffNO: staffNo, staffName: staffName ?? '' };
  });
  if (purpose === undefined || Object.keys(fields).length > 0) throw fieldsInvalid(fields);

  const trip = { ...purpose, cities, beginDate, endDate, travellers, budget };
  const begun = await beginFlow(db, caller, applyType, factsOfTrip(trip), now);
  const applyId = await insertApplication(db, {
    applyType,
    applicant: caller,
    begun,
    reason,
    createdAt: now,
    deadline: instantOf(`${addDays(endDate, 1)}T00:00`),
    orderNo: null,
    trip,
    choice: null,
  });
  return { applyId, applyState: '审批中', approverName: namesOf(begun.progress).approver_name };
}
