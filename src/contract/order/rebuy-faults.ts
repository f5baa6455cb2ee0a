import type { FaultText } from '../faults';

export const REBUY_FAULTS = {
  /** For the carrier's cause both are looked at by the carrier, or the insurance is not sold any more. */
  rebuyNotOffered: { code: '47201', msg: '所选机票不能退票重购，请改签或分别办理' },
  /** What is to be paid or comes back is not what was shown; `result` is the quote of now. */
  rebuyAmountChanged: { code: '47202', msg: '退票重购的费用已变动，请确认后重新提交' },
  /** The change costs as little, or less. */
  rebuyNotCheaper: { code: '47203', msg: '退票重购已不比改签便宜，请改签' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    rebuy: typeof REBUY_FAULTS;
  }
}
