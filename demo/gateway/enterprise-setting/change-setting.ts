import type { Database } from '../db/database';
import type { CallerContext } from '../server/http/implement';
import { logChange } from '../server/resource/change-log';
import { findEntSetting, saveEntSetting } from './queries';

/** Resource name in the log of changes; the row key is the number of the setting. */
const ENTERPRISE_SETTING = 'enterpriseSetting';

interface Setting {
  settingNo: string;
  settingName: string;
  value: string;
}

/**
 * Sets a value that binds the whole enterprise and logs the change; an unchanged value is neither written nor logged.
 */
export async function changeSetting(
  context: Pick<CallerContext, 'caller' | 'now'> & { db: Database },
  setting: Setting,
): Promise<void> {
  const { db, caller } = context;
  const { settingNo, value } = setting;
  const before = (await findEntSetting(db, caller.enterpriseNum, settingNo)) ?? '';
  if (before === value) return;
  await saveEntSetting(db, caller.enterpriseNum, setting);
  await logChange(context, {
    resource: ENTERPRISE_SETTING,
    key: settingNo,
    before: { value: before },
    after: { value },
  });
}
