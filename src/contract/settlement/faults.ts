import type { FaultText } from '../faults';

export const SETTLEMENT_FAULTS = {
  /** There is none, or it is another enterprise's: the two are not told apart. */
  billUnknown: { code: '46601', msg: '账单不存在' },
  /** Somebody has confirmed or disputed something of it, or the agency has decided, since it was read. */
  billChanged: { code: '46602', msg: '账单已有变化，请刷新后重试' },
  /** It is being made, or confirmed already. */
  billNotConfirmable: { code: '46603', msg: '该账单当前不能确认或提出异议' },
  /** No line of the bill, or one that nothing can be said against: carried over, a correction, a balance. */
  lineNotDisputable: { code: '46604', msg: '所选明细不能提出异议' },
  /** A dispute of it is under way, or was decided: it is disputed once. */
  lineDisputed: { code: '46605', msg: '所选明细已提出过异议' },
  disputeUnknown: { code: '46606', msg: '异议不存在' },
  /** It was decided or withdrawn. */
  disputeOver: { code: '46607', msg: '该异议已结束' },
  /** Bills are for who may see the whole enterprise. */
  billsNotSeen: { code: '46608', msg: '账单仅对可查看全企业数据的人员开放' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    settlement: typeof SETTLEMENT_FAULTS;
  }
}
