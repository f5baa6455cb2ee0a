import { sql } from 'kysely';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import {
  queryStandardPriority,
  saveStandardPriority,
  type StandardPriority,
} from '../../../src/contract/travel-standard/priority';
import { STANDARD_SCOPES, type StandardScope } from '../../../src/contract/travel-standard/shapes';
import { STANDARD_PRIORITY } from '../../../src/domain/travel-standard/travel-standard';
import type { Database } from '../db/database';
import { findEntSetting, saveEntSetting } from '../enterprise-setting/queries';
import { implementKeepingOwnRules } from '../permission/own-rules/keep';
import { Fault } from '../server/http/fault';
import { implement } from '../server/http/implement';
import { logChange } from '../server/resource/change-log';

const SCOPES = { settingNo: ENT_SETTING.standardPriority, settingName: '标准优先级' };
const DEPARTMENTS = { settingNo: ENT_SETTING.standardDepartments, settingName: '部门标准取法' };

/** Which of several standards is in force in an enterprise. */
export async function findPriority(db: Database, enterpriseNum: string): Promise<StandardPriority> {
  const rule = await findEntSetting(db, enterpriseNum, DEPARTMENTS.settingNo);
  return {
    scopes: parsePriority(await findEntSetting(db, enterpriseNum, SCOPES.settingNo)),
    departments: rule === 'strictest' ? 'strictest' : 'nearest',
  };
}

/** `person,department,grade` in any order. Missing scopes follow in the usual order; unknown words are ignored. */
function parsePriority(setting: string | undefined): StandardScope[] {
  const words = (setting ?? '').split(',').map((word) => word.trim());
  const named = words.flatMap((word) => STANDARD_SCOPES.filter((scope) => scope === word));
  return [...new Set([...named, ...STANDARD_PRIORITY])];
}

export const priorityCalls = [
  implement(queryStandardPriority, ({ db, caller }) => findPriority(db, caller.enterpriseNum)),

  implementKeepingOwnRules(saveStandardPriority, async (context, { from, to }) => {
    const { db, caller } = context;
    const { enterpriseNum } = caller;
    // serialises concurrent settings, which would both pass the check of the former value
    await sql`select pg_advisory_xact_lock(hashtext('standard priority'), hashtext(${enterpriseNum}))`.execute(
      db,
    );
    const before = await findPriority(db, enterpriseNum);
    if (JSON.stringify(before) !== JSON.stringify(from)) throw new Fault('rowsRearranged', undefined, before);
    await saveEntSetting(db, enterpriseNum, { ...SCOPES, value: to.scopes.join() });
    await saveEntSetting(db, enterpriseNum, { ...DEPARTMENTS, value: to.departments });
    await logChange(context, { resource: 'standardPriority', key: enterpriseNum, before, after: to });
    return to;
  }),
];
