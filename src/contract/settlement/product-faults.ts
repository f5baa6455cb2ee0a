import type { FaultText } from '../faults';

export const SETTLE_PRODUCT_FAULTS = {
  /** Somebody else has set it since it was read. */
  settleProductChanged: { code: '46621', msg: '该产品的适用人员已被他人修改，请刷新后再改' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    settleProduct: typeof SETTLE_PRODUCT_FAULTS;
  }
}
