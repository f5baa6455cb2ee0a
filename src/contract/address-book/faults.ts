import type { FaultText } from '../faults';

export const ADDRESS_BOOK_FAULTS = {
  staffIsSelf: { code: '49201', msg: '不能停用自己，也不能为自己办理离职' },
  staffIsMainManager: { code: '49202', msg: '该员工是本企业的主管理员，请先变更主管理员' },
  staffStateSame: { code: '49203', msg: '该员工已处于此状态，请刷新后查看' },
  staffSuccessorNeeded: { code: '49205', msg: '请选择接替人' },
  staffBeyondOwn: { code: '49206', msg: '该员工的权限超出您自己的，请由主管理员或权限更高的管理员办理' },
  departmentInUse: { code: '49204', msg: '该部门已被使用，不能删除' },
  contactOfSelf: { code: '49221', msg: '不能为自己申请，请在账户安全中修改' },
  /**
   * The person's rights, place or membership of another enterprise prevents the change. The message does not say which.
   */
  contactOwnersOnly: { code: '49222', msg: '该员工的登录手机和邮箱不能由管理员申请变更，只能由本人修改' },
  contactAwaited: { code: '49223', msg: '该员工还没有登录过本企业，没有可变更的登录手机或邮箱' },
  contactRequestOpen: { code: '49227', msg: '该员工已有一笔未完成的变更申请' },
  contactRequestOwn: { code: '49228', msg: '须由另一名管理员同意' },
  contactRequestOver: { code: '49229', msg: '该申请已处理或已失效，请刷新后查看' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    addressBook: typeof ADDRESS_BOOK_FAULTS;
  }
}
