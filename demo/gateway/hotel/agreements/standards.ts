import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { queryProtocolHotelStandards } from '../../../../src/contract/hotel/hotel-agreements';
import { nightlyRateLimit, roomsWithin } from '../../../../src/domain/hotel/agreement';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';

type Standards = typeof queryProtocolHotelStandards;

/** The agreed rooms that each grade may book in the city of the hotel, the highest grade first. */
export async function compareWithStandards(
  { db, caller: { enterpriseNum } }: CallerContext,
  { key }: ParsedBodyOf<Standards>,
): Promise<ResultOf<Standards>> {
  const agreement = await db
    .selectFrom('hotel_agreement')
    .select(['city_code', 'rooms', 'is_tax_included', 'tax_rate'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('agreement_no', '=', key)
    .executeTakeFirst();
  if (agreement === undefined) throw new Fault('rowUnknown');
  const tier = await db
    .selectFrom('tier_city as c')
    .innerJoin('city_tier as t', 't.tier_no', 'c.tier_no')
    .select(['t.tier_no', 't.tier_name'])
    .where('c.enterprise_num', '=', enterpriseNum)
    .where('c.city_code', '=', agreement.city_code)
    .executeTakeFirst();
  const limits = await db
    .selectFrom('hotel_standard')
    .select(['grade_no as gradeNo', 'tier_no as tierNo', 'price_limit as limit'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const grades = await db
    .selectFrom('grade')
    .select(['grade_no', 'grade_name'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('grade_rank')
    .orderBy('grade_no')
    .execute();
  const tax = { isTaxIncluded: agreement.is_tax_included, taxRate: agreement.tax_rate };
  return {
    tierName: tier?.tier_name ?? null,
    gradeList: grades.map(({ grade_no, grade_name }) => {
      const limit = nightlyRateLimit(limits, grade_no, tier?.tier_no ?? null);
      const rooms = roomsWithin(agreement.rooms, tax, limit);
      return {
        gradeNO: grade_no,
        gradeName: grade_name,
        limit,
        roomNameList: rooms.map(({ roomName }) => roomName),
      };
    }),
  };
}
