import type { FaultText } from '../faults';

export const ADDRESS_BOOK_FAULTS = {
  staffIsSelf: { code: '49201', msg: '不能停用自己，也不能为自己办理离职' },
  staffIsMainManager: { code: '49202', msg: '该员工是本企业的主管理员，请先变更主管理员' },
  staffStateSame: { code: '49203', msg: '该员工已处于此状态，请刷新后查看' },
  departmentInUse: { code: '49204', msg: '该部门已被使用，不能删除' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    addressBook: typeof ADDRESS_BOOK_FAULTS;
  }
}
