import type { BookedPassenger, CostChoice } from '../../../src/contract/flight-booking/booking';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { SETTLE_PRODUCT } from '../../../src/contract/settlement/products';
import type { InsuranceProduct } from '../../../src/contract/travellers/travellers';
import { ageOn } from '../../../src/domain/passenger/age';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import type { Database } from '../db/database';
import { fieldsInvalid } from '../server/http/fault';
import { productProblems } from '../settlement/products/refusal';
import type { NewExtras } from './extra-queries';
import { findOrderCosts, namedCost } from './order-costs';
import { findInsuranceProducts, findServiceFee } from './order-form-queries';
import type { StaffRecord } from './staff-records';

interface ExtrasRequest {
  enterpriseNum: string;
  passengers: readonly BookedPassenger[];
  /** Staff among them and the booker, by staff number. */
  staff: ReadonlyMap<string, StaffRecord>;
  bookerNo: string;
  /** Choice for the whole order. */
  cost: CostChoice | undefined;
  travelType: 1 | 2;
  /** Day of the first flight, YYYY-MM-DD, and the number of flights. */
  flightDate: string;
  segments: number;
  /** YYYY-MM-DD. */
  today: string;
  /** The order replaces tickets and keeps their cost bearers, even closed ones. */
  keepsCosts: boolean;
}

/** Default cost bearers of a member of staff's travels. */
export function costOf(staff: StaffRecord | undefined): CostChoice {
  return {
    costCenterNo: staff?.costCenterNo ?? '',
    accountingEntityNo: staff?.accountingEntityNo ?? '',
    deptNo: staff?.deptNo ?? '',
    projectNo: '',
  };
}

/**
 * Extras of an order's tickets, by passenger: cost bearers (none of the enterprise on a private journey), insurance,
 * service fees. Throws fieldsInvalid with the path of an unavailable choice.
 */
export async function findExtras(db: Database, wanted: ExtrasRequest): Promise<NewExtras[]> {
  const { enterpriseNum, passengers, flightDate } = wanted;
  const choiceOf = (passenger: BookedPassenger) =>
    passenger.cost ?? wanted.cost ?? defaultCost(wanted, passenger);
  const costs = await findOrderCosts(db, {
    enterpriseNum,
    choices: passengers.map(choiceOf),
    staffNos: passengers.map((passenger) => chargedNo(wanted, passenger)),
    today: wanted.today,
  });
  const products = await findInsuranceProducts(db, enterpriseNum);
  const serviceFee = await findServiceFee(db, enterpriseNum);
  const closed = await closedInsurance(db, wanted);
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
    const closedTo = insurances.length > 0 ? closed[i] : undefined;
    if (closedTo !== undefined) refuse(`passengers.${i}.insurances`, closedTo);
    const place = passenger.cost === undefined ? 'cost' : `passengers.${i}.cost`;
    return {
      passengerNo: i + 1,
      serviceFee: passenger.passengerTypeID === PASSENGER_TYPE.infant ? 0 : serviceFee * wanted.segments,
      insurances,
      cost:
        wanted.travelType === TRAVEL_TYPE.personal
          ? null
          : namedCost(
              costs,
              {
                choice: choiceOf(passenger),
                staffNo: chargedNo(wanted, passenger),
                isKept: wanted.keepsCosts,
              },
              (field, message) => refuse(`${place}.${field}`, message),
            ),
    };
  });
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
  return extras;
}

/**
 * Returns why the enterprise does not insure a passenger on business, by their index; undefined when it does. Replaced
 * tickets were insured already.
 */
async function closedInsurance(
  db: Database,
  { enterpriseNum, passengers, bookerNo, travelType, keepsCosts }: ExtrasRequest,
): Promise<(string | undefined)[]> {
  const isWanted = passengers.some(({ insurances }) => insurances.length > 0);
  if (!isWanted || keepsCosts || travelType === TRAVEL_TYPE.personal) return [];
  return productProblems(db, {
    enterpriseNum,
    productNo: SETTLE_PRODUCT.insurance,
    bookerNo,
    travellers: passengers,
  });
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

function defaultCost(wanted: ExtrasRequest, passenger: BookedPassenger): CostChoice {
  return costOf(wanted.staff.get(chargedNo(wanted, passenger)));
}

/** Staff number that a passenger's costs belong to; the booker's for a passenger outside the staff. */
function chargedNo({ staff, bookerNo }: ExtrasRequest, { staffNO }: BookedPassenger): string {
  return staff.has(staffNO) ? staffNO : bookerNo;
}
