import type { ClaimStage } from './claims/stages';

interface ClaimMailDetails {
  kind: 'phone' | 'email';
  present: string;
  /** Time of taking effect; '' while unknown. */
  effectAt: string;
  reason: string;
}

export interface ClaimMailTexts {
  subject: Readonly<Record<ClaimStage, string>>;
  said: Readonly<Record<ClaimStage, (told: ClaimMailDetails) => string>>;
  deny: string;
  /** Replaces `deny` when the owner has to agree by their phone. */
  agree?: string;
  /** Ends the text of an SMS, with the link. */
  bySms(url: string, isAgreed: boolean): string;
  open: string;
}

export interface ConfirmRequestMailTexts {
  subject: string;
  line(name: string, company: string): string;
  ifNotYou: string;
  open: string;
  bySms(of: { name: string; company: string }, url: string): string;
}

const CONTACT_LABELS = { phone: '登录手机', email: '登录邮箱' } as const;
const ENGLISH_CONTACT_LABELS = { phone: 'phone number', email: 'email address' } as const;

/** Messages about a change of an account that an administrator of its enterprise requests. */
export const CHINESE_REQUEST: ClaimMailTexts = {
  subject: {
    made: '企业管理员申请变更您的登录方式',
    approved: '您的登录方式将由企业管理员变更',
    refused: '您的登录方式的变更申请未通过',
    withdrawn: '您的登录方式的变更申请已撤回',
    denied: '您的登录方式的变更申请已撤销',
  },
  said: {
    made: ({ kind, present }) =>
      `企业管理员申请将您的企业商旅账号的${CONTACT_LABELS[kind]}更换为${present}。`,
    approved: ({ kind, present, effectAt }) =>
      `两名企业管理员已同意将您的企业商旅账号的${CONTACT_LABELS[kind]}更换为${present}，${effectAt}之后由新的${CONTACT_LABELS[kind]}确认生效。`,
    refused: ({ kind }) => `变更您的企业商旅账号的${CONTACT_LABELS[kind]}的申请未通过。`,
    withdrawn: ({ kind }) => `变更您的企业商旅账号的${CONTACT_LABELS[kind]}的申请已撤回。`,
    denied: ({ kind }) => `变更您的企业商旅账号的${CONTACT_LABELS[kind]}的申请已撤销，所有设备已退出登录。`,
  },
  deny: '如您知晓并同意，请忽略此邮件。如不同意，请点击下方链接：申请将被撤销，所有设备将退出登录。',
  agree: '未经您在登录手机上同意不会变更。如不同意，请点击下方链接：申请将被撤销，所有设备将退出登录。',
  bySms: (url, isAgreed) =>
    isAgreed ? `未经您同意不会变更，请打开 ${url} 选择同意或拒绝。` : `如不同意，请打开 ${url} 撤销。`,
  open: '打开账户安全',
};

export const ENGLISH_REQUEST: ClaimMailTexts = {
  subject: {
    made: 'An administrator asks to change how you sign in',
    approved: 'An administrator is about to change how you sign in',
    refused: 'The request to change how you sign in was refused',
    withdrawn: 'The request to change how you sign in was withdrawn',
    denied: 'The request to change how you sign in was stopped',
  },
  said: {
    made: ({ kind, present }) =>
      `An administrator of your company asks to change the ${ENGLISH_CONTACT_LABELS[kind]} of your corporate travel account to ${present}.`,
    approved: ({ kind, present, effectAt }) =>
      `Two administrators of your company have agreed to change the ${ENGLISH_CONTACT_LABELS[kind]} of your corporate travel account to ${present}. It changes once the new one is confirmed after ${effectAt}.`,
    refused: ({ kind }) =>
      `The request to change the ${ENGLISH_CONTACT_LABELS[kind]} of your corporate travel account was refused.`,
    withdrawn: ({ kind }) =>
      `The request to change the ${ENGLISH_CONTACT_LABELS[kind]} of your corporate travel account was withdrawn.`,
    denied: ({ kind }) =>
      `The request to change the ${ENGLISH_CONTACT_LABELS[kind]} of your corporate travel account was stopped, and all devices are signed out.`,
  },
  deny: 'If you know of this and agree, please ignore this email. If you do not, open the link below: the request is stopped and all devices are signed out.',
  agree:
    'Nothing changes unless you agree on the phone that you sign in with. If you do not agree, open the link below: the request is stopped and all devices are signed out.',
  bySms: (url, isAgreed) =>
    isAgreed
      ? `Nothing changes unless you agree. Open ${url} to agree or refuse.`
      : `If you do not agree, open ${url} to stop it.`,
  open: 'Open account safety',
};

export const CHINESE_CONFIRM: ConfirmRequestMailTexts = {
  subject: '请确认您的新登录邮箱',
  line: (name, company) => `${company}申请将此邮箱设为员工“${name}”的企业商旅账号的登录邮箱。`,
  ifNotYou: '如您就是本人，请点击下方链接确认。如您不是本人，请不要确认，此邮箱不会被使用。',
  open: '确认新邮箱',
  bySms: ({ name, company }, url) =>
    `${company}申请将此手机号设为员工“${name}”的企业商旅账号的登录手机。如您就是本人，请打开 ${url} 确认；如您不是本人，请不要确认。`,
};

export const ENGLISH_CONFIRM: ConfirmRequestMailTexts = {
  subject: 'Please confirm your new email address',
  line: (name, company) =>
    `${company} asks to make this the email address of the corporate travel account of ${name}.`,
  ifNotYou:
    'If that is you, please open the link below to confirm it. If it is not, please do not confirm: the address is not used then.',
  open: 'Confirm the address',
  bySms: ({ name, company }, url) =>
    `${company} asks to make this the phone number of the corporate travel account of ${name}. If that is you, open ${url} to confirm it. If it is not, please do not confirm.`,
};
