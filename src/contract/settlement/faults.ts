import type { FaultText } from '../faults';

export const SETTLEMENT_FAULTS = {
  /** The bill does not exist, or belongs to another enterprise: the message does not distinguish the two. */
  billUnknown: { code: '46601', msg: '账单不存在' },
  /** The bill was confirmed or disputed in part, or the agency has decided, since it was read. */
  billChanged: { code: '46602', msg: '账单已有变化，请刷新后重试' },
  /** The bill is being made, or is confirmed already. */
  billNotConfirmable: { code: '46603', msg: '该账单当前不能确认或提出异议' },
  /** The line is not on the bill, or cannot be disputed: carried over, a correction, a balance. */
  lineNotDisputable: { code: '46604', msg: '所选明细不能提出异议' },
  /** A dispute of the line is open or was decided: a line can be disputed once. */
  lineDisputed: { code: '46605', msg: '所选明细已提出过异议' },
  disputeUnknown: { code: '46606', msg: '异议不存在' },
  /** The dispute was decided or withdrawn. */
  disputeOver: { code: '46607', msg: '该异议已结束' },
  /** Bills are visible only to users who may see the whole enterprise. */
  billsNotSeen: { code: '46608', msg: '账单仅对可查看全企业数据的人员开放' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    settlement: typeof SETTLEMENT_FAULTS;
  }
}
