import type { DemoSeed } from '../seed/demo-seed';
import type { Insertable } from 'kysely';
import type { OverPolicy } from '../../../src/contract/travel-standard/shapes';
import type { DatabaseTransaction } from '../db/database';
import type { Schema } from '../db/schema';
import { departmentsOf, ENTERPRISES, GRADES } from '../seed/organisation';
import { insertCityTiers } from './city-tiers/demo';
import { insertUsualReasons } from './over-reasons/usual';
import type { Person, Employment } from '../seed/people';

type NewStandard = Insertable<Schema['travel_standard']>;

/**
 * Policies of the second enterprise by grade: a reason, and for employees an approval. The others only record
 * violations.
 */
const POLICIES: readonly OverPolicy[] = [0, 1, 1, 3];
/** Highest economy fare of the second enterprise's employees: fen. */
const EMPLOYEE_MAX_PRICE = 180_000;

export const seed: DemoSeed = {
  after: ['staff'],
  async insert({ tx, people }) {
    await insertStandards(tx, people);
    await insertCityTiers(tx);
  },
};

/** Inserts standards and reasons of every enterprise. */
async function insertStandards(tx: DatabaseTransaction, people: readonly Person[]): Promise<void> {
  const places = people.flatMap((person) => person.places);
  await tx
    .insertInto('travel_standard')
    .values(ENTERPRISES.flatMap((_, i) => gradeStandards(i)))
    .execute();
  await tx.insertInto('travel_standard').values(specialStandards(places)).execute();
  for (const { enterpriseNum } of ENTERPRISES) await insertUsualReasons(tx, enterpriseNum);
}

function gradeStandards(i: number): NewStandard[] {
  const enterpriseNum = ENTERPRISES[i]?.enterpriseNum ?? '';
  return GRADES.map((grade, rank) => ({
    standard_no: `${enterpriseNum}S${rank + 1}`,
    enterprise_num: enterpriseNum,
    grade_no: `${enterpriseNum}G${rank + 1}`,
    standard_name: `国内机票标准（${grade.name}）`,
    max_cabin_type: grade.maxCabinType,
    economy_discount: grade.maxDiscount,
    business_discount: grade.maxCabinType > 1 ? grade.maxDiscount : null,
    first_discount: grade.maxCabinType > 2 ? grade.maxDiscount : null,
    max_price: i === 1 && grade.name === '员工级' ? EMPLOYEE_MAX_PRICE : null,
    lowest_price_minutes: grade.lowestPriceMinutes === 0 ? null : grade.lowestPriceMinutes,
    advance_days: grade.advanceDays,
    over_policy: i === 1 ? (POLICIES[rank] ?? 0) : 0,
  }));
}

/** In the second enterprise: a department that may fly business class, and a person of another one who may not. */
function specialStandards(places: readonly Employment[]): NewStandard[] {
  const [, enterprise] = ENTERPRISES;
  if (enterprise === undefined) return [];
  const { enterpriseNum } = enterprise;
  const abroad = departmentsOf(enterprise).find(({ deptName }) => deptName === '海外营销部');
  const person = places.find(
    (place) => place.enterpriseNum === enterpriseNum && place.deptNo === abroad?.deptNo,
  );
  if (abroad === undefined || person === undefined) return [];
  const common = {
    enterprise_num: enterpriseNum,
    grade_no: null,
    economy_discount: 100,
    lowest_price_minutes: 120,
    lowest_tolerance_kind: 'percent',
    lowest_tolerance: 10,
    advance_days: 0,
    over_policy: 1,
  } as const;
  return [
    {
      ...common,
      standard_no: `${enterpriseNum}SD1`,
      dept_no: abroad.deptNo,
      standard_name: '国内机票标准（海外营销部）',
      max_cabin_type: 2,
      business_discount: 80,
    },
    {
      ...common,
      standard_no: `${enterpriseNum}SP1`,
      staff_no: person.staffNo,
      standard_name: '国内机票标准（个人）',
      max_cabin_type: 1,
    },
  ];
}
