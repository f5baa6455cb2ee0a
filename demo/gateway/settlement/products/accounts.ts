import { ENT_SETTING } from '../../../../src/contract/enterprise-setting/enterprise-setting';
import { MULTI_ACCOUNT, type MultiAccountStatus } from '../../../../src/contract/settlement/products';
import type { Database } from '../../db/database';
import { findEntSetting, saveEntSetting } from '../../enterprise-setting/queries';

const SETTING = { settingNo: ENT_SETTING.multiAccountStatus, settingName: '按核算主体分账户结算' };

/** By how many accounts an enterprise settles; by one where it has said nothing. */
export async function findMultiAccount(db: Database, enterpriseNum: string): Promise<MultiAccountStatus> {
  const value = await findEntSetting(db, enterpriseNum, SETTING.settingNo);
  return value === String(MULTI_ACCOUNT.several) ? MULTI_ACCOUNT.several : MULTI_ACCOUNT.one;
}

export const setMultiAccount = (
  db: Database,
  enterpriseNum: string,
  status: MultiAccountStatus,
): Promise<void> => saveEntSetting(db, enterpriseNum, { ...SETTING, value: String(status) });
