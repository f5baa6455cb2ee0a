import { ENT_SETTING } from '../../../../src/contract/enterprise-setting/enterprise-setting';
import { MULTI_ACCOUNT, type MultiAccountStatus } from '../../../../src/contract/settlement/products';
import type { Database } from '../../db/database';
import { changeSetting } from '../../enterprise-setting/change-setting';
import { findEntSetting } from '../../enterprise-setting/queries';
import type { CallerContext } from '../../server/http/implement';

const SETTING = { settingNo: ENT_SETTING.multiAccountStatus, settingName: '按核算主体分账户结算' };

/** Returns by how many accounts an enterprise settles; one when it has no setting. */
export async function findMultiAccount(db: Database, enterpriseNum: string): Promise<MultiAccountStatus> {
  const value = await findEntSetting(db, enterpriseNum, SETTING.settingNo);
  return value === String(MULTI_ACCOUNT.several) ? MULTI_ACCOUNT.several : MULTI_ACCOUNT.one;
}

export const setMultiAccount = (context: CallerContext, status: MultiAccountStatus): Promise<void> =>
  changeSetting(context, { ...SETTING, value: String(status) });
