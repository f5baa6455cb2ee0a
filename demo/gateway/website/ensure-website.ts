import type { DatabaseTransaction } from '../db/database';
import './schema';

export interface NewWebsite {
  /** Host with its port, in lower case; `*` for every host without a site of its own. */
  host: string;
  tmcNumber: string;
  tmcName: string;
  name: string;
  /** Address of a picture; '' for none. */
  logo: string;
}

/** Inserts the site of a host. Returns false when the host has one, which stays as it is. */
export async function ensureWebsite(
  tx: DatabaseTransaction,
  { host, tmcNumber, tmcName, name, logo }: NewWebsite,
): Promise<boolean> {
  const made = await tx
    .insertInto('website')
    .values({
      host,
      tmc_number: tmcNumber,
      website_name: name,
      logo,
      plat_name: '企业差旅管理平台',
      copy_right1: `© ${tmcName}`,
    })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .returning('host')
    .executeTakeFirst();
  return made !== undefined;
}
