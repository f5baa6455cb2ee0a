import type { BookedPassenger, CostChoice } from '../../../src/contract/flight-booking/booking';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import type { InsuranceProduct } from '../../../src/contract/travellers/travellers';
import { ageOn } from '../../../src/domain/passenger/age';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import type { Database } from '../db/database';
import { fieldsInvalid } from '../server/fault';
import type { NewExtras } from './extra-queries';
import { findCostLists, findInsuranceProducts, findServiceFee, type CostLists } from './order-form-queries';
import type { StaffRecord } from './staff-records';

interface Wanted {
  enterpriseNum: string;
  passengers: readonly BookedPassenger[];
  /** Staff among them and the booker, by staff number. */
  staff: ReadonlyMap<string, StaffRecord>;
  bookerNo: string;
  /** Of the whole order. */
  cost: CostChoice | undefined;
  travelType: 1 | 2;
  /** Day of the first flight, YYYY-MM-DD, and how many there are. */
  flightDate: string;
  segments: number;
}

/** Where a member of staff's travels are charged to. */
export function costOf(staff: StaffRecord | undefined): CostChoice {
  return {
    costCenterNo: staff?.costCenterNo ?? '',
    accountingEntityNo: staff?.accountingEntityNo ?? '',
    deptNo: staff?.deptNo ?? '',
    projectNo: '',
  };
}

/**
 * What goes with the tickets of an order, by passenger: who bears the costs (nobody of the enterprise on a
 * private journey), insurance, service fees. Throws fieldsInvalid with the place of what is not on offer.
 */
export async function findExtras(db: Database, wanted: Wanted): Promise<NewExtras[]> {
  const { enterpriseNum, passengers, flightDate } = wanted;
  const lists = await findCostLists(db, enterpriseNum);
  const products = await findInsuranceProducts(db, enterpriseNum);
  const serviceFee = await findServiceFee(db, enterpriseNum);
  const fields: Record<string, string> = {};
  const extras = passengers.map((passenger, i): NewExtras => {
    const refuse = (field: string, message: string) => (fields[field] ??= message);
    const insurances = passenger.insurances.flatMap(({ productNo, price }) => {
      const product = products.find((other) => other.productNo === productNo);
      const problem = insuranceProblem(product, price, ageOn(passenger.birthDay, flightDate));
      if (problem !== undefined) refuse(`passengers.${i}.insurances`, problem);
      return product === undefined ? [] : [product];
    });
    if (new Set(insurances.map(({ productNo }) => productNo)).size < insurances.length) {
      refuse(`passengers.${i}.insurances`, '同一保险不能重复投保');
    }
    const asked = passenger.cost ?? wanted.cost;
    const place = passenger.cost === undefined ? 'cost' : `passengers.${i}.cost`;
    return {
      passengerNo: i + 1,
      serviceFee: passenger.passengerTypeID === PASSENGER_TYPE.infant ? 0 : serviceFee * wanted.segments,
      insurances,
      cost:
        wanted.travelType === TRAVEL_TYPE.personal
          ? null
          : namedCost(lists, asked ?? defaultCost(wanted, passenger), (field, message) =>
              refuse(`${place}.${field}`, message),
            ),
    };
  });
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
  return extras;
}

function insuranceProblem(
  product: InsuranceProduct | undefined,
  shownPrice: number,
  age: number,
): string | undefined {
  if (product === undefined) return '该保险已下架，请重新选择';
  if (product.price !== shownPrice) return `${product.productName}的价格已变动，请重新选择`;
  return age >= product.minAge && age <= product.maxAge
    ? undefined
    : `乘机人年龄不在${product.productName}的承保范围内`;
}

function defaultCost({ staff, bookerNo }: Wanted, { staffNO }: BookedPassenger): CostChoice {
  return costOf(staff.get(staffNO) ?? staff.get(bookerNo));
}

function namedCost(
  lists: CostLists,
  choice: CostChoice,
  refuse: (field: keyof CostChoice, message: string) => void,
): NewExtras['cost'] {
  const nameOf = (list: keyof CostLists, field: keyof CostChoice, message: string): string => {
    const found = lists[list].find(({ no }) => no === choice[field]);
    if (found === undefined) refuse(field, message);
    return found?.name ?? '';
  };
  return {
    ...choice,
    costCenterName: nameOf('costCenterList', 'costCenterNo', '请选择成本中心'),
    accountingEntityName: nameOf('accountingEntityList', 'accountingEntityNo', '请选择核算主体'),
    deptName: nameOf('departmentList', 'deptNo', '请选择费用部门'),
    projectName:
      choice.projectNo === '' ? '' : nameOf('projectList', 'projectNo', '该项目已停用，请重新选择'),
  };
}
