import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { Database } from '../db/database';
import { findEntSetting } from './queries';

/** Returns whether the enterprise requires an approved trip or pre-trip request for business orders. */
export async function isRequestRequired(db: Database, enterpriseNum: string): Promise<boolean> {
  return (await findEntSetting(db, enterpriseNum, ENT_SETTING.approvalRequired)) === '1';
}
