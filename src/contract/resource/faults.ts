import type { FaultText } from '../faults';

export const RESOURCE_FAULTS = {
  rowUnknown: { code: '49801', msg: '该数据不存在或已被删除，请刷新后重试' },
  rowChanged: { code: '49802', msg: '该数据已被他人修改，请核对后再保存' },
  rowInUse: { code: '49803', msg: '该数据已被使用，不能删除' },
  rowsRearranged: { code: '49804', msg: '顺序已被他人调整，或数据已有增减，请核对后重新调整' },
  rowsTooMany: { code: '49805', msg: '数据过多，不能在一个列表中调整顺序' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    resource: typeof RESOURCE_FAULTS;
  }
}
