import { sql } from 'kysely';
import type {
  addSite,
  alterSite,
  removeSite,
  SiteBrand,
} from '../../../../src/contract/agency/platform/sites';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { changesText } from '../log/changes-text';
import { checkPictures } from '../../site-pictures/check';
import type { SiteRow } from './queries';

const LABELS: Readonly<Record<keyof SiteBrand, string>> = {
  websiteName: '网站名称',
  platName: '平台名称',
  logo: '标志',
  backgroungImg: '背景图片',
  copyRight1: '版权信息1',
  copyRight2: '版权信息2',
};

const columnsOf = (brand: SiteBrand) => ({
  website_name: brand.websiteName,
  plat_name: brand.platName,
  logo: brand.logo,
  backgroung_img: brand.backgroungImg,
  copy_right1: brand.copyRight1,
  copy_right2: brand.copyRight2,
});

const brandOf = (row: SiteRow): SiteBrand => ({
  websiteName: row.website_name,
  platName: row.plat_name,
  logo: row.logo,
  backgroungImg: row.backgroung_img,
  copyRight1: row.copy_right1,
  copyRight2: row.copy_right2,
});

const picturesOf = ({ logo, backgroungImg }: SiteBrand) => ({ logo, backgroungImg });

/** Throws fieldsInvalid. */
export async function add(
  { db, operator: { tmcNumber }, record }: OperatorContext,
  { host, ...brand }: ParsedBodyOf<typeof addSite>,
): Promise<object> {
  await lockSites(db, tmcNumber);
  await assertNotOfOther(db, tmcNumber);
  await checkPictures(db, tmcNumber, { before: {}, after: picturesOf(brand) });
  const made = await db
    .insertInto('website')
    .values({ host, tmc_number: tmcNumber, ...columnsOf(brand) })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .returning('host')
    .executeTakeFirst();
  // the same words for hosts of the agency and of others
  if (made === undefined) throw fieldsInvalid({ host: '该域名已被使用' });
  await record({ subject: host, summary: `新增网站${host}：${changesText(LABELS, {}, brand)}` });
  return {};
}

/**
 * Throws fieldsInvalid where another agency serves all hosts without a site of their own: such a host may be one of
 * theirs, so that only the server's own commands add it.
 */
async function assertNotOfOther(db: Database, tmcNumber: string): Promise<void> {
  const others = await db
    .selectFrom('website')
    .select('host')
    .where('host', '=', '*')
    .where('tmc_number', '<>', tmcNumber)
    .executeTakeFirst();
  if (others !== undefined) throw fieldsInvalid({ host: '该域名已被使用' });
}

/** Throws siteUnknown, siteChanged, fieldsInvalid. */
export async function alter(
  { db, operator: { tmcNumber }, record }: OperatorContext,
  { host, revision, ...brand }: ParsedBodyOf<typeof alterSite>,
): Promise<object> {
  await lockSites(db, tmcNumber);
  const before = brandOf(await seenSite(db, tmcNumber, { host, revision }));
  await checkPictures(db, tmcNumber, { before: picturesOf(before), after: picturesOf(brand) });
  await db
    .updateTable('website')
    .set({ ...columnsOf(brand), version: revision + 1 })
    .where('host', '=', host)
    .execute();
  await record({ subject: host, summary: `修改网站${host}：${changesText(LABELS, before, brand)}` });
  return {};
}

/** Throws siteUnknown, siteChanged, lastSite. */
export async function remove(
  { db, operator: { tmcNumber }, record }: OperatorContext,
  { host, revision }: ParsedBodyOf<typeof removeSite>,
): Promise<object> {
  await lockSites(db, tmcNumber);
  const { website_name: name } = await seenSite(db, tmcNumber, { host, revision });
  const other = await db
    .selectFrom('website')
    .select('host')
    .where('tmc_number', '=', tmcNumber)
    .where('host', '!=', host)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw new Fault('lastSite');
  await db.deleteFrom('website').where('host', '=', host).execute();
  await record({ subject: host, summary: `删除网站${host}（${name}）` });
  return {};
}

/** Makes changes of an agency's sites one after the other, so that two removals at once leave one. */
const lockSites = (tx: Database, tmcNumber: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('agency sites'), hashtext(${tmcNumber}))`.execute(tx);

async function seenSite(
  tx: Database,
  tmcNumber: string,
  { host, revision }: { host: string; revision: number },
): Promise<SiteRow> {
  const row = await tx
    .selectFrom('website')
    .selectAll()
    .where('host', '=', host)
    .where('tmc_number', '=', tmcNumber)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Fault('siteUnknown');
  if (row.version !== revision) throw new Fault('siteChanged');
  return row;
}
