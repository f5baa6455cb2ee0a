import type { FaultText } from '../faults';

export const WALLET_FAULTS = {
  /** The recharge does not exist, or belongs to another enterprise: the message does not distinguish the two. */
  rechargeUnknown: { code: '44101', msg: '充值单不存在' },
  /** The recharge was confirmed, refused or withdrawn meanwhile. */
  rechargeOver: { code: '44102', msg: '该充值单已处理，请刷新后查看' },
  /** The enterprise has no prepaid account. */
  walletMissing: { code: '44103', msg: '企业未开通预存账户，请联系客户经理' },
  /** Another user has changed them since they were read. */
  walletSettingsChanged: { code: '44104', msg: '钱包设置已被他人修改，请刷新后再改' },
  /** The review does not exist, or belongs to another enterprise: the message does not distinguish the two. */
  walletReviewUnknown: { code: '44105', msg: '付款复核不存在' },
  /** The review was decided, or the order can no longer be paid. */
  walletReviewOver: { code: '44106', msg: '该付款复核已处理或已失效，请刷新后查看' },
  /** A looser setting needs a second administrator, and the enterprise has none. */
  walletSettingsAlone: {
    code: '44108',
    msg: '放宽资金安全设置须由另一名有“设置企业钱包”权限的管理员同意，企业目前没有这样的管理员',
  },
  /** No such change is pending, or it belongs to another enterprise: the message does not distinguish the two. */
  walletChangeUnknown: { code: '44109', msg: '该设置变更已处理或已失效，请刷新后查看' },
  walletChangeOwn: { code: '44110', msg: '不能同意或拒绝本人提交的设置变更，请由其他管理员处理' },
  walletChangeOthers: { code: '44111', msg: '只能撤回本人提交的设置变更' },
  walletReviewOwn: { code: '44107', msg: '不能复核本人提交的付款' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    wallet: typeof WALLET_FAULTS;
  }
}
