import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { FormFields, FormVersion, TripRequest } from '../../../../src/contract/approval/trip';
import {
  budgetOf,
  citiesOf,
  daysOf,
  legProblems,
  missingFields,
  type LegProblem,
} from '../../../../src/domain/approval/trip';
import { chargeProblem, type ChargeProblem } from '../../../../src/domain/cost-center/charge';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { findBearers, findCharged } from '../../cost-center/chargeable-objects';
import { airports } from '../../reference-data/index';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { mayBookFor } from '../../travellers/delegates';
import { findSubjects } from '../../travel-standard/queries';
import { findPurposes } from '../applications/queries';

type RequestedTrip = Omit<ParsedBodyOf<typeof submitApprovalApplyAuto>, 'applyType' | 'reason' | 'changeOf'>;
type Fields = Record<string, string>;

const LEG_PROBLEMS: Readonly<Record<LegProblem, string>> = {
  sameCity: '到达城市不能与出发城市相同',
  endBeforeBegin: '结束日期不能早于开始日期',
  outOfOrder: '开始日期不能早于上一段行程',
  budgetMissing: '请填写每段行程的预算，或全部留空',
};

const BEARERS = {
  costCenter: { field: 'costCenterNo', called: '成本中心' },
  accountingEntity: { field: 'accountingEntityNo', called: '核算主体' },
} as const;

const CHARGE_PROBLEMS: Readonly<Record<ChargeProblem, (called: string) => string>> = {
  unknown: (called) => `${called}不存在，请重新选择`,
  notOpen: (called) => `该${called}已停用，请重新选择`,
  notForThem: (called) => `该${called}不对全部出行人开放，请重新选择`,
};

/** Reads the trip of a form, with the names of all its references. Throws fieldsInvalid or forbidden. */
export async function readTrip(
  { db, caller, now }: CallerContext,
  form: FormVersion & { formFields: FormFields },
  asked: RequestedTrip,
  /** The application already has attachments. */
  hasFiles = false,
): Promise<TripRequest> {
  if (!(await mayBookFor(db, caller, asked.travellerNOList, now))) throw new Fault('forbidden');

  const fields: Fields = {};
  const { formFields, applicationTableID, applicationTableVersion } = form;
  const purposes = await findPurposes(db, caller.enterpriseNum);
  const purpose = purposes.find((known) => known.purposeCode === asked.purposeCode);
  if (purpose === undefined) fields['purposeCode'] = '出差目的不存在，请重新选择';
  const legs = readLegs(asked.legs, formFields, fields);
  const days = daysOf(legs);
  if (days.endDate < shanghaiDate(now)) {
    fields[`legs.${legs.length - 1}.endDate`] ??= '结束日期不能早于今天';
  }
  const staff = await findSubjects(db, caller.enterpriseNum, asked.travellerNOList);
  const travellers = asked.travellerNOList.map((staffNo, i) => {
    const found = staff.find(({ staff_no }) => staff_no === staffNo);
    if (found === undefined) fields[`travellerNOList.${i}`] = '该员工不属于当前企业';
    else if (found.staff_state !== 'active')
      fields[`travellerNOList.${i}`] = '该员工已停用或已离职，不能作为出行人';
    return { staffNO: staffNo, staffName: found?.staff_name ?? '' };
  });
  const bearer = await readBearer({ db, caller, now }, formFields, asked, fields);
  const budget = budgetOf(legs);
  const missing = missingFields(formFields, {
    budget: budget !== null,
    costCenter: bearer.costCenterNo !== '',
    accountingEntity: bearer.accountingEntityNo !== '',
    files: hasFiles || asked.fileNos.length > 0,
  });
  if (missing.includes('budget')) legs.forEach((_, at) => (fields[`legs.${at}.budget`] ??= '请填写预算'));
  if (missing.includes('costCenter')) fields['costCenterNo'] ??= '请选择成本中心';
  if (missing.includes('accountingEntity')) fields['accountingEntityNo'] ??= '请选择核算主体';
  if (missing.includes('files')) fields['fileNos'] = '请上传附件';
  if (formFields.files === 'hidden' && asked.fileNos.length > 0) fields['fileNos'] = '该申请单不收附件';
  if (purpose === undefined || Object.keys(fields).length > 0) throw fieldsInvalid(fields);
  return {
    ...purpose,
    cities: citiesOf(legs),
    ...days,
    travellers,
    budget,
    legs,
    ...bearer,
    form: { applicationTableID, applicationTableVersion },
  };
}

function readLegs(asked: RequestedTrip['legs'], formFields: FormFields, fields: Fields): TripRequest['legs'] {
  const legs = asked.map((leg, at) => {
    const cityName = (field: 'depCityCode' | 'arrCityCode') => {
      const name = airports().find(({ city_code }) => city_code === leg[field])?.city_zh;
      if (name === undefined) fields[`legs.${at}.${field}`] = '城市不存在，请重新选择';
      return name ?? '';
    };
    const budget = formFields.budget === 'hidden' ? null : leg.budget;
    return { ...leg, depCityName: cityName('depCityCode'), arrCityName: cityName('arrCityCode'), budget };
  });
  for (const { at, field, problem } of legProblems(legs)) {
    fields[`legs.${at}.${field}`] ??= LEG_PROBLEMS[problem];
  }
  return legs;
}

/** Cost bearer of all travellers, if the form has the field. */
async function readBearer(
  { db, caller: { enterpriseNum }, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { costCenter, accountingEntity }: FormFields,
  asked: RequestedTrip,
  fields: Fields,
): Promise<
  Pick<TripRequest, 'costCenterNo' | 'costCenterName' | 'accountingEntityNo' | 'accountingEntityName'>
> {
  const costCenterNo = costCenter === 'hidden' ? '' : asked.costCenterNo;
  const accountingEntityNo = accountingEntity === 'hidden' ? '' : asked.accountingEntityNo;
  const charged = await findCharged(db, enterpriseNum, asked.travellerNOList);
  const nameOf = async (costKind: keyof typeof BEARERS, no: string): Promise<string> => {
    if (no === '') return '';
    const wanted = { enterpriseNum, nos: [no], today: shanghaiDate(now) };
    const bearer = (await findBearers(db, costKind, wanted)).get(no);
    const problem = chargeProblem(bearer, [...charged.values()]);
    const { field, called } = BEARERS[costKind];
    if (problem) fields[field] = CHARGE_PROBLEMS[problem](called);
    return bearer?.name ?? '';
  };
  return {
    costCenterNo,
    costCenterName: await nameOf('costCenter', costCenterNo),
    accountingEntityNo,
    accountingEntityName: await nameOf('accountingEntity', accountingEntityNo),
  };
}
