import type { FaultText } from '../faults';
import { OWN_RULE_PROOF } from './own-rule';

export const PERMISSION_FAULTS = {
  grantBeyondOwn: { code: '48101', msg: '不能授予您自己没有的权限' },
  rangeBeyondOwn: { code: '48102', msg: '不能授予超出您自己的数据范围' },
  lastRoleEditor: {
    code: '48103',
    msg: '企业至少需要一名可以维护角色的员工，请先将“维护角色”权限授予其他员工',
  },
  roleFixed: { code: '48104', msg: '内置角色不能删除' },
  notMainManager: { code: '48105', msg: '只有主管理员可以变更主管理员' },
  mainManagerRole: { code: '48106', msg: '主管理员必须拥有企业管理员角色，请先变更主管理员' },
  /** The change loosens a rule that applies to the caller. */
  ownRuleOther: { code: '48107', msg: '该规则适用于您本人，请由其他管理员修改' },
  /** The same where there is no other administrator. */
  ownRuleProof: {
    code: OWN_RULE_PROOF,
    msg: '该规则适用于您本人，企业没有其他管理员可以修改，请先验证身份；修改记录将注明“本人修改”',
  },
  /** One of the two administrators has set up the other a short time ago, or since the request. */
  secondPersonRecent: {
    code: '48109',
    msg: '需由在发起前已持有该权限、且非由发起人近期设置（也未在近期设置发起人）的管理员办理',
  },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    permission: typeof PERMISSION_FAULTS;
  }
}
