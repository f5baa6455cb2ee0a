import * as v from 'valibot';
import { BudgetControl } from '../../../src/contract/cost-center/budgets';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { Database } from '../db/database';
import { changeSetting } from '../enterprise-setting/change-setting';
import { findEntSetting } from '../enterprise-setting/queries';
import type { CallerContext } from '../server/http/implement';

const SETTING = { settingNo: ENT_SETTING.budgetControl, settingName: '成本中心预算控制' };

/** Returns the enterprise's rule for bookings that exceed a budget; `none` without a setting. */
export async function findBudgetControl(db: Database, enterpriseNum: string): Promise<BudgetControl> {
  const value = await findEntSetting(db, enterpriseNum, SETTING.settingNo);
  return v.is(BudgetControl, value) ? value : 'none';
}

export const setBudgetControl = (context: CallerContext, value: BudgetControl): Promise<void> =>
  changeSetting(context, { ...SETTING, value });
