import { isLooserLimit, nightlyRateLimit } from '../../../src/domain/hotel/agreement';
import { mayUseProduct } from '../../../src/domain/settlement/product-users';
import { ownRule, type OwnRule, type Where } from '../permission/own-rules/own-rule';
import { findUsers } from '../settlement/products/queries';
import { findSubjects } from '../travel-standard/queries';

/** Key of all cities that are in no tier. */
const OTHERS = '';

const nights = ownRule({
  name: '酒店标准',
  /** Fen a night by city; null: no limit. */
  async find({ db, caller: { enterpriseNum } }: Where, staffNo): Promise<ReadonlyMap<string, number | null>> {
    const [subject] = await findSubjects(db, enterpriseNum, [staffNo]);
    const limits = await db
      .selectFrom('hotel_standard')
      .select(['grade_no as gradeNo', 'tier_no as tierNo', 'price_limit as limit'])
      .where('enterprise_num', '=', enterpriseNum)
      .execute();
    const cities = await db
      .selectFrom('tier_city')
      .select(['city_code', 'tier_no'])
      .where('enterprise_num', '=', enterpriseNum)
      .execute();
    const gradeNo = subject?.grade_no ?? '';
    return new Map([
      [OTHERS, nightlyRateLimit(limits, gradeNo, null)] as const,
      ...cities.map(
        ({ city_code, tier_no }) => [city_code, nightlyRateLimit(limits, gradeNo, tier_no)] as const,
      ),
    ]);
  },
  isLooser: (before, after) =>
    [...new Set([...before.keys(), ...after.keys()])].some((city) => {
      const of = (limits: typeof before) =>
        (limits.has(city) ? limits.get(city) : limits.get(OTHERS)) ?? null;
      return isLooserLimit(of(before), of(after));
    }),
});

const products = ownRule({
  name: '产品适用人员',
  /** Products that the person may use. */
  async find({ db, caller: { enterpriseNum } }: Where, staffNo): Promise<readonly string[]> {
    const rows = await db
      .selectFrom('booking_product')
      .selectAll()
      .where('enterprise_num', '=', enterpriseNum)
      .execute();
    const user = (await findUsers(db, enterpriseNum, [staffNo])).get(staffNo);
    if (user === undefined) return [];
    return rows
      .filter((row) =>
        mayUseProduct(
          {
            isAllStaff: row.is_all_staff,
            staffNos: row.staff_nos,
            deptNos: row.dept_nos,
            positionNos: row.position_nos,
          },
          user,
        ),
      )
      .map(({ product }) => product);
  },
  isLooser: (before, after) => after.some((product) => !before.includes(product)),
});

export const ownRules: readonly OwnRule[] = [nights, products];
