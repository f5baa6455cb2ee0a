import * as v from 'valibot';
import { BudgetControl } from '../../../src/contract/cost-center/budgets';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { Database } from '../db/database';
import { findEntSetting, saveEntSetting } from '../enterprise-setting/queries';

const SETTING = { settingNo: ENT_SETTING.budgetControl, settingName: '成本中心预算控制' };

/** What an enterprise does with bookings that a budget does not cover; nothing where it has said nothing. */
export async function findBudgetControl(db: Database, enterpriseNum: string): Promise<BudgetControl> {
  const value = await findEntSetting(db, enterpriseNum, SETTING.settingNo);
  return v.is(BudgetControl, value) ? value : 'none';
}

export const setBudgetControl = (db: Database, enterpriseNum: string, value: BudgetControl): Promise<void> =>
  saveEntSetting(db, enterpriseNum, { ...SETTING, value });
