import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { MEALS, type queryGoverningMealStandard } from '../../../src/contract/meal/meal-standards';
import { governingMealStandard, isDayOff } from '../../../src/domain/meal/meal-standard';
import type { StandardSubject } from '../../../src/domain/travel-standard/travel-standard';
import type { Database } from '../db/database';
import { holidays } from '../reference-data/index';
import { fieldsInvalid } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { CITIES } from '../travel-standard/city-tiers/cities';
import { upwards } from '../travel-standard/governing-standards';
import { findPriority } from '../travel-standard/priority';
import { findDepartments, findSubjects } from '../travel-standard/queries';

type GoverningMealCall = typeof queryGoverningMealStandard;

/** The current standard of each meal for a member of staff in a city on a day. */
export async function findGoverningMeals(
  context: CallerContext,
  { staffNO, cityCode, date }: ParsedBodyOf<GoverningMealCall>,
): Promise<ResultOf<GoverningMealCall>> {
  const { db, caller } = context;
  const { enterpriseNum } = caller;
  const subject = await findMealSubject(db, enterpriseNum, staffNO);
  if (subject === undefined) throw fieldsInvalid({ staffNO: '所选员工不属于当前企业，请重新选择' });
  if (!(await CITIES.names(context, [cityCode])).has(cityCode))
    throw fieldsInvalid({ cityCode: CITIES.unknown });
  const tier = await db
    .selectFrom('tier_city')
    .innerJoin('city_tier', 'city_tier.tier_no', 'tier_city.tier_no')
    .select(['city_tier.tier_no', 'city_tier.tier_name'])
    .where('tier_city.enterprise_num', '=', enterpriseNum)
    .where('tier_city.city_code', '=', cityCode)
    .executeTakeFirst();
  const standards = await findMealStandards(context);
  const priority = await findPriority(db, enterpriseNum);
  const isOff = isDayOff(date, holidays());
  return {
    tierName: tier?.tier_name ?? null,
    isDayOff: isOff,
    mealList: MEALS.map((meal) => {
      const occasion = { meal, tierNo: tier?.tier_no ?? null, isDayOff: isOff };
      const found = governingMealStandard(standards, subject, occasion, priority);
      return { meal, standard: found?.shown ?? null };
    }),
  };
}

/** Position of a member of staff of the enterprise. */
export async function findMealSubject(
  db: Database,
  enterpriseNum: string,
  staffNo: string,
): Promise<StandardSubject | undefined> {
  const [staff] = await findSubjects(db, enterpriseNum, [staffNo]);
  if (staff === undefined) return undefined;
  const departments = await findDepartments(db, enterpriseNum);
  const parents = new Map(departments.map(({ dept_no, parent_no }) => [dept_no, parent_no]));
  return {
    staffNo: staff.staff_no,
    deptNos: upwards(staff.dept_no, parents),
    gradeNo: staff.grade_no,
  };
}

export async function findMealStandards({ db, caller }: Pick<CallerContext, 'db' | 'caller'>) {
  const rows = await db
    .selectFrom('meal_standard')
    .selectAll()
    .where('enterprise_num', '=', caller.enterpriseNum)
    .orderBy('standard_no')
    .execute();
  return rows.map((row) => ({
    scope: row.dept_no === null ? ('grade' as const) : ('department' as const),
    ownerNo: row.dept_no ?? row.grade_no ?? '',
    meal: row.meal,
    tierNo: row.tier_no,
    dayType: row.day_type,
    limit: row.price_limit,
    shown: {
      standardNO: row.standard_no,
      standardName: row.standard_name,
      limit: row.price_limit,
      policy: row.over_policy,
    },
  }));
}
