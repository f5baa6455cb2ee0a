import type { AccountSafety } from '../../src/contract/account-safety/account-safety';
import type { AccountEvent, AccountSession } from '../../src/contract/account-safety/sessions';
import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';
import { SIGN_IN_WAY_LABELS, ACCOUNT_EVENT_LABELS } from '../../src/domain/account-safety/labels';

export type Level = AccountSafety['level'];
export type Advice = AccountSafety['advice'][number];
export type Way = AccountSession['way'];
export type EventKind = AccountEvent['kind'];

const LEVELS: Readonly<Record<Level, string>> = { low: '低', medium: '中', high: '高' };
const ADVICE: Readonly<Record<Advice, string>> = {
  setPassword: '设置登录密码，忘带手机时也能登录',
  renewPassword: '修改登录密码：初始密码或一年以上未修改的密码更容易泄露',
  setEmail: '绑定邮箱，账户变更时您能及时收到通知，更换手机时可用于验证身份',
  setTotp: '启用身份验证器，密码或手机号被他人掌握时也无法登录您的账户',
  makeRecoveryCodes: '生成恢复码，身份验证器不可用时仍能登录',
  setSecurityPassword: '设置安全密码，多一种验证身份的方式',
  endOldSessions: '退出长时间未使用的设备',
};
const KINDS = { '': '全部', signIns: '登录', changes: '变更与验证' } as const;
const STRENGTHS = ['非常弱', '弱', '一般', '强', '非常强'];

const chinese = {
  loading: '正在读取账户安全信息',
  between: '',
  back: '返回安全设置',
  cancel: '取消',
  confirm: '确定',
  next: '下一步',
  sending: '正在提交',
  partners: '当前登录由合作方打开，请登录门户后设置账户安全。',

  level: '账户安全等级',
  levelName: (level: Level) => LEVELS[level],
  advice: (advice: Advice) => ADVICE[advice],
  noAdvice: '您的账户已启用全部保护。',

  password: '登录密码',
  passwordHint: '用账号登录时使用',
  passwordVoid: '已失效，请重新设置',
  passwordGiven: '初始密码，尚未修改',
  securityPassword: '安全密码',
  securityHint: '6位数字，验证身份时使用',
  phone: '手机',
  phoneHint: '用于登录、找回密码和接收通知',
  email: '邮箱',
  emailHint: '用于验证身份和接收账户变更通知',
  recorded: (email: string) => `企业登记的邮箱${email}尚未由您确认，确认后才能用于验证身份和接收审批链接`,
  awaited: (email: string) => `验证邮件已发送至${email}，打开邮件中的链接后生效`,
  notSet: '未设置',
  setAt: (time: string) => `${time}设置`,
  lockedUntil: (time: string) => `已锁定至${time}`,
  set: '设置',
  change: '修改',
  reset: '忘记',
  replace: '更换',
  replaceByMail: '用邮箱验证更换',

  sessions: '登录设备',
  present: '本机',
  unknownDevice: '未知设备',
  opened: (time: string, address: string, way: string) =>
    [`${time}登录`, address && `IP ${address}`, way].filter(Boolean).join('，'),
  lastSeen: (time: string) => `最近使用：${time}`,
  end: '退出',
  endOf: (device: string, time: string) => `退出${device}（${time}登录）`,
  endOthers: '退出其他设备',
  endOthersTitle: '退出其他设备？',
  endOthersText: (count: number) => `其他${count}台设备将退出登录，未提交的内容会丢失。`,
  endTitle: '退出该设备？',
  endText: (device: string) => `${device}将退出登录，未提交的内容会丢失。`,
  endYes: '确认退出',
  ended: '已退出',

  events: '安全记录',
  eventKinds: '记录类型',
  kindName: (kind: keyof typeof KINDS) => KINDS[kind],
  eventNoun: '条记录',
  noEvents: '暂无记录',
  time: '时间',
  event: '事件',
  device: '设备',
  address: 'IP地址',
  eventName: (kind: EventKind) => ACCOUNT_EVENT_LABELS[kind],
  wayName: (way: Way) => SIGN_IN_WAY_LABELS[way],
  by: (way: string) => `（${way}）`,

  stepIdentity: '验证身份',
  prove: (missing: number) =>
    missing > 1
      ? `为保护您的账户，请用${missing}种方式验证身份，10分钟内有效。`
      : '为保护您的账户，请先验证身份，10分钟内有效。',
  proveMore: '已通过一种验证，请再用另一种方式验证身份。',
  noWay: '没有可用的验证方式，请提交身份申诉。',
  noneReached: '手机和邮箱都无法使用？',
  code: '验证码',

  passwordTitle: '修改登录密码',
  loginName: '账号',
  newPassword: '新密码',
  passwordRule: (least: number, most: number) => `${least}至${most}个字符，建议使用好记的一句话`,
  passwordAgain: '再次输入新密码',
  notAlike: '两次输入不一致',
  strength: (score: number) => `密码强度：${STRENGTHS[score] ?? ''}`,
  because: (problem: string) => `。${problem}`,
  passwordDone: (ended: number) =>
    ended > 0 ? `登录密码已修改，其他${ended}台设备已退出登录` : '登录密码已修改',

  securitySetTitle: '设置安全密码',
  securityChangeTitle: '修改安全密码',
  securityResetTitle: '重置安全密码',
  newSecurity: '新安全密码',
  securityRule: '6位数字，不能是连续或相同的数字、生日或手机号中的数字',
  securityAgain: '再次输入安全密码',
  securityDone: '安全密码已设置',

  totp: '身份验证器',
  totpHint: '登录时除密码或短信验证码外，还需输入手机应用生成的6位验证码',
  totpOn: (time: string) => `${time}启用`,
  totpOff: '未启用',
  turnOn: '启用',
  turnOff: '停用',
  totpTitle: '启用身份验证器',
  totpScan: '用身份验证器应用扫描二维码，如 Microsoft Authenticator、Google Authenticator 或 1Password。',
  totpQr: '身份验证器二维码',
  totpSecret: '无法扫描时，请在应用中手动输入密钥：',
  totpMaking: '正在生成二维码',
  totpAgain: '重新生成',
  totpDone: '身份验证器已启用',
  totpRemoveTitle: '停用身份验证器',
  totpRemoveText: '停用后登录不再需要身份验证器的验证码，恢复码同时失效。',
  totpRemoveYes: '确认停用',
  totpRemoved: '身份验证器已停用',
  totpNone: '尚未启用身份验证器。',
  totpIsOn: '身份验证器已启用，登录时需要输入其中的验证码。',
  recovery: '恢复码',
  recoveryHint: '身份验证器不可用时，用恢复码代替验证码登录，每个只能使用一次',
  recoveryLeft: (count: number) => `剩余${count}个`,
  remake: '重新生成',
  recoveryTitle: '重新生成恢复码',
  recoveryText: '重新生成后，之前的恢复码全部失效。新的恢复码只显示一次，请提前准备好保存的地方。',
  recoveryMake: '生成恢复码',
  recoveryMade: '恢复码已生成',
  codesTitle: '请保存您的恢复码',
  codesOnce: '恢复码只显示这一次，每个只能使用一次。请保存在手机之外的安全地方，如密码管理器或打印保管。',
  codesList: '恢复码列表',
  codesCopy: '复制全部',
  codesCopied: '恢复码已复制',
  codesNotCopied: '未能复制，请手动抄录',
  codesSaved: '我已保存',

  phoneTitle: '更换手机',
  phonePresent: (phone: string) => `当前手机：${phone}`,
  newPhone: '新手机号',
  phoneWrong: '请输入11位手机号码',
  phoneDone: (phone: string) => `手机已更换为${phone}`,
  phoneBound: (phone: string) => `已绑定手机${phone}，请用该手机号登录`,
  allDone: '可在安全设置中查看账户的当前状态',

  emailTitle: '设置邮箱',
  emailPresent: (email: string) => `当前邮箱：${email}`,
  emailNone: '尚未绑定邮箱',
  newEmail: '新邮箱',
  emailRule: '我们会发送一封验证邮件，24小时内打开其中的链接后生效',
  sendLink: '发送验证邮件',
  linkSent: (email: string) => `验证邮件已发送至${email}`,
  removeEmail: '解绑当前邮箱',
  removeTitle: '解绑邮箱？',
  removeText: '解绑后将收不到账户变更通知，也不能用邮箱验证身份。',
  removeYes: '确认解绑',
  emailRemoved: '邮箱已解绑',
  emailDone: (email: string) => `邮箱${email}已绑定`,
};

export type SafetyTexts = TextsOf<typeof chinese>;

export const safetyTexts = defineTexts('account-safety', chinese, () => import('./texts.en'));
