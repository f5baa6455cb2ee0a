import type { TaskState } from '../../../../src/contract/approval/path';
import type { AccountEventKind, SignInWay } from '../../../../src/contract/login/account-event';
import type { ChosenNotice, NoticeWay } from '../../../../src/contract/personal-info/notices';
import type { Meal, Relation, Seat } from '../../../../src/contract/personal-info/personal-info';
import { CARD_TYPE } from '../../../../src/domain/passenger/card-type';

const CARDS: Readonly<Record<keyof typeof CARD_TYPE, string>> = {
  idCard: '身份证',
  passport: '护照',
  homeReturnPermit: '回乡证',
  taiwanPass: '台胞证',
  hkMoTwResident: '港澳台居民居住证',
  foreignResident: '外国人永久居留身份证',
  foreignPassport: '外国护照',
  militaryId: '军人证',
};

export function cardName(cardType: number): string {
  const found = Object.entries(CARD_TYPE).find(([, type]) => type === cardType);
  return found ? CARDS[found[0] as keyof typeof CARD_TYPE] : '证件';
}

export const SIGN_IN_WAYS: Readonly<Record<SignInWay | '', string>> = {
  '': '',
  password: '密码登录',
  sms: '短信验证码登录',
  partner: '合作方登录',
  thirdParty: '第三方登录',
  link: '邮件链接打开',
};

export const EVENTS: Readonly<Record<AccountEventKind, string>> = {
  signedIn: '登录',
  signInRefused: '登录失败',
  secondStepRefused: '登录二次验证失败',
  identityProved: '身份验证通过',
  identityRefused: '身份验证失败',
  passwordChanged: '修改登录密码',
  securityPasswordSet: '设置安全密码',
  phoneChanged: '更换手机',
  emailChanged: '绑定邮箱',
  emailRemoved: '解绑邮箱',
  sessionEnded: '退出一台设备',
  otherSessionsEnded: '退出其他设备',
  changeDenied: '撤销非本人操作的变更',
  personalChanged: '修改个人信息',
  numberRevealed: '查看完整号码',
  dataExported: '导出我的数据',
  claimMade: '提交身份申诉',
  claimApproved: '身份申诉通过',
  claimRefused: '身份申诉被拒绝',
  claimWithdrawn: '撤回身份申诉',
  claimDenied: '撤销非本人的身份申诉',
  contactAsked: '企业管理员申请变更登录手机或邮箱',
  contactAgreed: '同意变更登录手机或邮箱',
  contactDenied: '拒绝变更登录手机或邮箱',
  contactEnded: '变更登录手机或邮箱的申请已撤回或未通过',
  totpSet: '启用身份验证器',
  totpRemoved: '停用身份验证器',
  recoveryCodesMade: '生成恢复码',
  recoveryCodeUsed: '使用恢复码',
};

export const TASK_STATES: Readonly<Record<TaskState, string>> = {
  waiting: '未到',
  open: '待审批',
  agreed: '同意',
  refused: '拒绝',
  transferred: '已转交',
  returned: '已退回',
  timedOut: '已超时',
  replaced: '已更换',
  closed: '已结束',
};

export const NOTICES: Readonly<Record<ChosenNotice, string>> = {
  asking: '待我审批',
  outcome: '审批结果',
  issued: '出票成功',
  notIssued: '出票失败',
  changed: '改签结果',
  refunded: '退款到账',
  unpaidSoon: '待支付提醒',
  balanceLow: '余额不足',
};

export const WAYS: Readonly<Record<NoticeWay, string>> = { portal: '门户', mail: '邮件', sms: '短信' };

export const SEATS: Readonly<Record<Seat, string>> = {
  '': '',
  window: '靠窗',
  aisle: '靠过道',
  front: '前排',
  exit: '紧急出口旁',
};

export const MEALS: Readonly<Record<Meal, string>> = {
  '': '',
  vegetarian: '素食餐',
  muslim: '清真餐',
  diabetic: '糖尿病餐',
  lowSalt: '低盐餐',
  seafood: '海鲜餐',
  none: '不用餐',
};

export const RELATIONS: Readonly<Record<Relation, string>> = {
  spouse: '配偶',
  parent: '父母',
  child: '子女',
  sibling: '兄弟姐妹',
  friend: '朋友',
  colleague: '同事',
  other: '其他',
};
