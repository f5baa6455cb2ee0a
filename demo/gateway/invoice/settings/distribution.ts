import type { ParsedBodyOf } from '../../../../src/contract/call';
import type {
  DistributionSetting,
  saveDistributionSetting,
} from '../../../../src/contract/invoice/distribution';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { Fault } from '../../server/http/fault';
import { lockSettings } from './titles';
import '../schema';

export async function findDistribution(db: Database, enterpriseNum: string): Promise<DistributionSetting> {
  const row = await db
    .selectFrom('receipt_distribution')
    .select(['mail_to', 'revision'])
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  return { mailTo: row?.mail_to ?? '', revision: row?.revision ?? 0 };
}

/** Throws invoiceSettingChanged. */
export async function saveDistribution(
  db: Database,
  { enterpriseNum, staffNo }: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  { mailTo, basedOn }: ParsedBodyOf<typeof saveDistributionSetting>,
  now: Date,
): Promise<{ revision: number }> {
  await lockSettings(db, enterpriseNum);
  const { revision } = await findDistribution(db, enterpriseNum);
  if (revision !== basedOn) throw new Fault('invoiceSettingChanged');
  const set = { mail_to: mailTo, revision: basedOn + 1, changed_by: staffNo, changed_at: now };
  await db
    .insertInto('receipt_distribution')
    .values({ ...set, enterprise_num: enterpriseNum })
    .onConflict((conflict) => conflict.column('enterprise_num').doUpdateSet(set))
    .execute();
  return { revision: set.revision };
}
