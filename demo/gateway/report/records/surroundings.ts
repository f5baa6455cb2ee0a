import { sql } from 'kysely';
import { nightlyRateLimit } from '../../../../src/domain/hotel/agreement';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { highestClassOf } from '../../../../src/domain/travel-standard/ground-standard';
import type { RecordSurroundings } from '../../../../src/domain/report/records';
import type { Database } from '../../db/database';
import { cities, stations } from '../../reference-data';
import { findClassLimits } from '../../travel-standard/ground-standards/queries';
import { allCityNames } from '../../travel-standard/city-tiers/all-cities';

/** Data that an enterprise's records are checked against at a moment; limited to the named staff, if any. */
export async function surroundingsOf(
  db: Database,
  { enterpriseNum, now, staffNos }: { enterpriseNum: string; now: Date; staffNos?: readonly string[] },
): Promise<RecordSurroundings> {
  const staff = await db
    .selectFrom('staff')
    .select([
      'staff_no',
      'staff_name as staffName',
      'dept_no as deptNo',
      'cost_center_no as costCenterNo',
      'accounting_entity_no as entityNo',
      'grade_no',
    ])
    .where('enterprise_num', '=', enterpriseNum)
    .$if(staffNos !== undefined, (query) =>
      query.where('staff_no', '=', sql<string>`any(${[...(staffNos ?? [])]}::text[])`),
    )
    .execute();
  const departments = await db
    .selectFrom('department')
    .select('dept_no')
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const costCenters = await db
    .selectFrom('cost_center')
    .select('cost_center_no')
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const entities = await db
    .selectFrom('accounting_entity')
    .select('accounting_entity_no')
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const gradeOf = new Map(staff.map(({ staff_no, grade_no }) => [staff_no, grade_no]));
  return {
    staff: new Map(
      staff.map(({ staff_no, staffName, deptNo, costCenterNo, entityNo }) => [
        staff_no,
        { staffName, deptNo, costCenterNo, entityNo },
      ]),
    ),
    departments: new Set(departments.map(({ dept_no }) => dept_no)),
    costCenters: new Set(costCenters.map(({ cost_center_no }) => cost_center_no)),
    entities: new Set(entities.map(({ accounting_entity_no }) => accounting_entity_no)),
    ...gazetteer(),
    nightLimitOf: await nightLimits(db, enterpriseNum, gradeOf),
    classLimitOf: await classLimits(db, enterpriseNum, gradeOf),
    today: shanghaiDate(now),
  };
}

/** Current price limits of a night by the hotel standards. */
async function nightLimits(
  db: Database,
  enterpriseNum: string,
  gradeOf: ReadonlyMap<string, string>,
): Promise<RecordSurroundings['nightLimitOf']> {
  const limits = await db
    .selectFrom('hotel_standard')
    .select(['grade_no as gradeNo', 'tier_no as tierNo', 'price_limit as limit'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const tiers = await db
    .selectFrom('tier_city')
    .select(['city_code', 'tier_no'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  // records name their cities, tiers refer to them by code
  const nameOf = allCityNames();
  const tierOf = new Map(tiers.map(({ city_code, tier_no }) => [nameOf.get(city_code), tier_no]));
  return (staffNo, city) => nightlyRateLimit(limits, gradeOf.get(staffNo) ?? '', tierOf.get(city) ?? null);
}

/** Current highest classes of trains and cars. */
async function classLimits(
  db: Database,
  enterpriseNum: string,
  gradeOf: ReadonlyMap<string, string>,
): Promise<RecordSurroundings['classLimitOf']> {
  const limits = await findClassLimits(db, enterpriseNum);
  return (product, staffNo, minutes) => highestClassOf(limits, product, gradeOf.get(staffNo) ?? '', minutes);
}

/** Cities of stations, and cities by name, from the reference data. */
export function gazetteer(): Pick<RecordSurroundings, 'cityOfStation' | 'cityOf'> {
  const byStation = new Map(stations().map(({ name, city }) => [name, city]));
  const byName = new Map(
    cities().flatMap(({ name, short }): [string, string][] => [
      [name, short],
      [short, short],
    ]),
  );
  return { cityOfStation: (name) => byStation.get(name), cityOf: (name) => byName.get(name) };
}
