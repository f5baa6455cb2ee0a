import type { FaultText } from '../faults';

export const REBUY_FAULTS = {
  /**
   * For the carrier's cause the carrier itself examines both the refund and the new flights, or the insurance is not
   * sold any more.
   */
  rebuyNotOffered: { code: '47201', msg: '所选机票不能退票重购，请改签或分别办理' },
  /** The amount to pay or refund differs from the shown one; `result` is the current quote. */
  rebuyAmountChanged: { code: '47202', msg: '退票重购的费用已变动，请确认后重新提交' },
  /** The change costs the same, or less. */
  rebuyNotCheaper: { code: '47203', msg: '退票重购已不比改签便宜，请改签' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    rebuy: typeof REBUY_FAULTS;
  }
}
