import type { Database } from '../db/database';
import type { CallerContext } from '../server/implement';
import { logChange } from '../server/resource/change-log';
import { findEntSetting, saveEntSetting } from './queries';

/** What the log of changes says of settings that bind all of an enterprise, a row each. */
const ENTERPRISE_SETTING = 'enterpriseSetting';

interface Setting {
  settingNo: string;
  settingName: string;
  value: string;
}

/** Sets what binds all of an enterprise, and writes down who did, what it was and what it is; nothing where it stays. */
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
