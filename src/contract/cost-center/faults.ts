import type { FaultText } from '../faults';

export const COST_CENTER_FAULTS = {
  /** The cost centre does not exist, or belongs to another enterprise: the message does not distinguish the two. */
  costCenterUnknown: { code: '46401', msg: '成本中心不存在' },
  /** Another user has changed it since it was read. */
  budgetChanged: { code: '46402', msg: '预算已被他人修改，请刷新后再改' },
  costObjectUnknown: { code: '46403', msg: '该数据不存在' },
  costObjectChanged: { code: '46404', msg: '该数据已被他人修改，请刷新后再改' },
  costObjectClosed: { code: '46405', msg: '该数据已关闭' },
  /** Staff, or an open object, would be left without it. */
  successorNeeded: { code: '46406', msg: '仍有员工或下级在使用，请选择承接对象' },
  /** A file of the same kind is being imported. */
  importBusy: { code: '46408', msg: '导入正在处理，请稍候' },
  /** An added object was charged, or a written value was changed since. */
  undoUsed: { code: '46413', msg: '导入的数据已被使用或修改，不能撤销' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    costCenter: typeof COST_CENTER_FAULTS;
  }
}
