import type { FaultText } from '../faults';

export const SETTLE_PRODUCT_FAULTS = {
  /** Another user has set it since it was read. */
  settleProductChanged: { code: '46621', msg: '该产品的适用人员已被他人修改，请刷新后再改' },
  /** isNewPermission is false: the setting would have no effect. */
  settleProductsOpen: { code: '46622', msg: '本企业未启用产品权限，所有产品全员可用，无需设置适用人员' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    settleProduct: typeof SETTLE_PRODUCT_FAULTS;
  }
}
