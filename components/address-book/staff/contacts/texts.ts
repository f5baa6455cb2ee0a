import type { ClaimState } from '../../../../src/contract/account-safety/claims';
import type { Agreement, ContactKind } from '../../../../src/contract/address-book/account-contacts';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const STATES: Readonly<Record<ClaimState, string>> = {
  waiting: '等待同意',
  approved: '已同意，等待生效',
  confirming: '待新手机或邮箱确认',
  refused: '未生效',
  withdrawn: '已撤回',
  denied: '未生效',
  done: '已生效',
};
const KINDS: Readonly<Record<ContactKind, string>> = { phone: '登录手机', email: '登录邮箱' };
const AGREEMENTS: Readonly<Record<Agreement, string>> = {
  owner: '由本人同意',
  colleague: '由另一名管理员同意',
};

const chinese = {
  hint: '以上仅用于联系。登录手机和邮箱由本人在账户安全中修改；本人无法修改时，可以申请变更。',
  apply: '申请变更登录手机/邮箱',
  applyTitle: (name: string) => `为“${name}”申请变更登录手机或邮箱`,
  submit: '提交申请',
  kind: '变更项',
  kindOf: (kind: ContactKind): string => KINDS[kind],
  valueOf: (kind: ContactKind): string => (kind === 'phone' ? '新的登录手机' : '新的登录邮箱'),
  agreement: '同意方式',
  agreementOf: (agreement: Agreement): string => AGREEMENTS[agreement],
  agreementHint: (agreement: Agreement): string =>
    agreement === 'owner'
      ? '现登录手机将收到链接，本人同意并由新手机或新邮箱确认后生效。7天内未完成的申请自动失效。'
      : '仅在本人的手机和邮箱均已无法使用时选择。另一名管理员同意满24小时、并由新手机或新邮箱确认后生效，期间本人可以撤销。',
  reason: '变更原因',
  applied: '已提交申请',
  list: '登录变更申请列表',
  nothing: '还没有申请',
  failed: (why: string) => `查询申请失败：${why}`,
  staffName: '员工',
  value: '变更为',
  asker: '申请人',
  applyTime: '申请时间',
  effectTime: '生效时间',
  state: '状态',
  stateOf: (state: ClaimState): string => STATES[state],
  agree: '同意',
  agreeTitle: '同意变更',
  agreeAsk: (name: string, kind: string, value: string) =>
    `请与“${name}”本人核实。同意满24小时并由${value}确认后，其${kind}变更为${value}，期间本人可以撤销；生效时其所有设备退出登录。`,
  end: '撤回或拒绝',
  endTitle: '结束申请',
  endAsk: (name: string) => `结束后，“${name}”的登录手机和邮箱不会变更。`,
  decided: '已处理',
  cancel: '取消',
};

export type ContactTexts = TextsOf<typeof chinese>;

export const contactTexts = defineTexts('account-contacts', chinese, () => import('./texts.en'));
