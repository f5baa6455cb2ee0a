import { ENT_SETTING } from '../../../src/contract/enterprise-setting';
import type { Database } from '../db/database';

/** Has the enterprise set that its business orders need an approved trip or pre-trip request? */
export async function isRequestRequired(db: Database, enterpriseNum: string): Promise<boolean> {
  const row = await db
    .selectFrom('enterprise_setting')
    .select('setting_value')
    .where('enterprise_num', '=', enterpriseNum)
    .where('setting_no', '=', ENT_SETTING.approvalRequired)
    .executeTakeFirst();
  return row?.setting_value === '1';
}
