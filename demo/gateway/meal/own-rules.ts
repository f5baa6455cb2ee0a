import { MEALS, type MealType } from '../../../src/contract/meal/meal-standards';
import { isHigherSubsidy } from '../../../src/domain/meal/meal-subsidy';
import { governingMealStandard } from '../../../src/domain/meal/meal-standard';
import { isLooserBound, type LimitBound } from '../../../src/domain/travel-standard/strictness';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { findPriority } from '../travel-standard/priority';
import { findMealStandards, findMealSubject } from './governing-standards';

interface MealBounds {
  /** Codes of the cities that are in a tier. */
  cities: readonly string[];
  boundIn(city: string, meal: MealType, isDayOff: boolean): LimitBound | null;
}

/** Stands for all cities that are in no tier. */
const OTHER_CITY = '';

const meals = ownRule<MealBounds>({
  name: '用餐标准',
  async find(where, staffNo) {
    const { db, caller } = where;
    const subject = await findMealSubject(db, caller.enterpriseNum, staffNo);
    const standards = await findMealStandards(where);
    const priority = await findPriority(db, caller.enterpriseNum);
    const rows = await db
      .selectFrom('tier_city')
      .select(['city_code', 'tier_no'])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .execute();
    const tiers = new Map(rows.map(({ city_code, tier_no }) => [city_code, tier_no]));
    return {
      cities: [...tiers.keys()],
      boundIn(city, meal, isDayOff) {
        const occasion = { meal, tierNo: tiers.get(city) ?? null, isDayOff };
        const found = subject && governingMealStandard(standards, subject, occasion, priority);
        return found === undefined ? null : found.shown;
      },
    };
  },
  isLooser: (before, after) =>
    [...new Set([OTHER_CITY, ...before.cities, ...after.cities])].some((city) =>
      MEALS.some((meal) =>
        [true, false].some((isDayOff) =>
          isLooserBound(before.boundIn(city, meal, isDayOff), after.boundIn(city, meal, isDayOff)),
        ),
      ),
    ),
});

const subsidies = ownRule({
  name: '用餐补贴',
  async find({ db, caller }, staffNo) {
    const subject = await findMealSubject(db, caller.enterpriseNum, staffNo);
    const rows = await db
      .selectFrom('meal_subsidy')
      .selectAll()
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('is_enable', '=', true)
      .execute();
    return rows
      .filter(({ dept_no, grade_no }) =>
        dept_no === null ? grade_no === subject?.gradeNo : subject?.deptNos.includes(dept_no),
      )
      .map((row) => ({
        subsidyNo: row.subsidy_no,
        unit: row.unit,
        grantedAt: row.granted_at,
        amount: row.amount,
        from: row.valid_from,
        to: row.valid_to,
      }));
  },
  isLooser: isHigherSubsidy,
});

export const ownRules: readonly OwnRule[] = [meals, subsidies];
