import { sql } from 'kysely';
import type { StandardExceptionRow } from '../../../../src/contract/travel-standard/exceptions';
import type { StandardException } from '../../../../src/contract/travel-standard/shapes';
import type { Database } from '../../db/database';
import { airports } from '../../reference-data/index';
import type { StoredField } from '../../server/resource/stored-fields';
import { TIERS } from '../city-tiers/cities';

/** An exception as stored: its tier by number alone. */
export type StoredException = Omit<StandardExceptionRow, 'tier'> & { tierNo: string | null };

const tierNosOf = (lists: readonly (readonly StoredException[])[]): string[] => [
  ...new Set(lists.flat().flatMap(({ tierNo }) => tierNo ?? [])),
];

/** The exceptions of standards in a column, with the present names of their tiers. */
export const exceptionsIn = (column: string): StoredField<StandardExceptionRow[]> => ({
  sortColumn: column,
  write: (rows) => ({
    [column]: JSON.stringify(rows.map(({ tier, ...row }) => ({ ...row, tierNo: tier?.no ?? null }))),
  }),
  async read(context, rows) {
    const lists = rows.map((row) => row[column] as StoredException[]);
    const names = await TIERS.names(context, tierNosOf(lists));
    return lists.map((list) =>
      list.map(({ tierNo, ...row }) => ({
        ...row,
        tier: tierNo === null ? null : { no: tierNo, name: names.get(tierNo) ?? tierNo },
      })),
    );
  },
  async problem(context, rows) {
    const nos = [...new Set(rows.flatMap(({ tier }) => tier?.no ?? []))];
    const names = await TIERS.names(context, nos);
    const unknown = rows.findIndex(({ tier }) => tier !== null && !names.has(tier.no));
    return unknown < 0 ? undefined : `第${unknown + 1}条例外：${TIERS.unknown}`;
  },
});

/** Exceptions of an enterprise's standards with the airports that their tiers have at this moment. */
export async function frozenExceptions(
  db: Database,
  enterpriseNum: string,
  lists: readonly (readonly StoredException[])[],
): Promise<(list: readonly StoredException[]) => StandardException[]> {
  const nos = tierNosOf(lists);
  const tiers =
    nos.length === 0
      ? []
      : await db
          .selectFrom('city_tier as t')
          .leftJoin('tier_city as c', 'c.tier_no', 't.tier_no')
          .select(['t.tier_no', 't.tier_name', 'c.city_code'])
          .where('t.enterprise_num', '=', enterpriseNum)
          .where('t.tier_no', '=', sql<string>`any(${nos}::text[])`)
          .execute();
  const nameOf = new Map(tiers.map(({ tier_no, tier_name }) => [tier_no, tier_name]));
  const airportsOf = (tierNo: string): string[] => {
    const cities = new Set(tiers.flatMap((row) => (row.tier_no === tierNo ? (row.city_code ?? []) : [])));
    return airports()
      .filter(({ city_code }) => cities.has(city_code))
      .map(({ iata }) => iata)
      .toSorted();
  };
  const known = new Map(nos.map((no) => [no, airportsOf(no)]));
  return (list) =>
    list.map(({ tierNo, from, to, leastMinutes, maxCabinType, maxPrice, ...caps }) => ({
      tierName: tierNo === null ? null : (nameOf.get(tierNo) ?? tierNo),
      airports: tierNo === null ? null : (known.get(tierNo) ?? []),
      season: from === '' ? null : { from, to },
      leastMinutes,
      maxCabinType,
      discountCaps: {
        economy: caps.economyDiscount,
        business: caps.businessDiscount,
        first: caps.firstDiscount,
      },
      maxPrice,
    }));
}
