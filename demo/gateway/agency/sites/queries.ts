import type { Selectable } from 'kysely';
import type {
  AgencySite,
  queryAgencySite,
  queryAgencySites,
} from '../../../../src/contract/agency/platform/sites';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import type { Schema } from '../../db/schema';
import { Fault } from '../../server/http/fault';
import type { Operator } from '../../server/http/operator';
import '../../website/schema';
import { findHistory } from '../log/history';

export type SiteRow = Selectable<Schema['website']>;

export const siteOf = (row: SiteRow): AgencySite => ({
  host: row.host,
  websiteName: row.website_name,
  platName: row.plat_name,
  logo: row.logo,
  backgroungImg: row.backgroung_img,
  copyRight1: row.copy_right1,
  copyRight2: row.copy_right2,
  revision: row.version,
});

/** A page of the agency's sites, by host. */
export async function findSites(
  db: Database,
  { tmcNumber }: Operator,
  { keyword, pageIndex, pageSize }: ParsedBodyOf<typeof queryAgencySites>,
): Promise<ResultOf<typeof queryAgencySites>> {
  let found = db.selectFrom('website').where('tmc_number', '=', tmcNumber);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('host', 'ilike', pattern),
        eb('website_name', 'ilike', pattern),
        eb('plat_name', 'ilike', pattern),
      ]),
    );
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('host')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { total, siteList: rows.map(siteOf) };
}

/** Throws siteUnknown, also for a site of another agency. */
export async function showSite(
  db: Database,
  operator: Operator,
  host: string,
): Promise<ResultOf<typeof queryAgencySite>> {
  const row = await db
    .selectFrom('website')
    .selectAll()
    .where('host', '=', host)
    .where('tmc_number', '=', operator.tmcNumber)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('siteUnknown');
  return { site: siteOf(row), historyList: await findHistory(db, operator, host) };
}
