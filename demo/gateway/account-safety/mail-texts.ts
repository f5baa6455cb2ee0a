import type { PerLocale } from '../mail/common-texts';
import type { ChangeKind } from './schema';
import {
  CHINESE_REQUEST,
  CHINESE_CONFIRM,
  ENGLISH_REQUEST,
  ENGLISH_CONFIRM,
  type ClaimMailTexts,
  type ConfirmRequestMailTexts,
} from './claim-request-texts';
import { CHANGE_LABELS } from './change-labels';

interface CodeMailTexts {
  subject: string;
  line(code: string, minutes: number): string;
  open: string;
}

interface ConfirmationMailTexts {
  subject: string;
  line(until: string): string;
  open: string;
}

interface ChangeMailTexts {
  subject: Readonly<Record<ChangeKind, string>>;
  line(kind: ChangeKind, at: string, place: string): string;
  /** Separator of the parts of a place. */
  between: string;
  deny: string;
}

interface AccountMailTexts {
  code: CodeMailTexts;
  confirmation: ConfirmationMailTexts;
  change: ChangeMailTexts;
  /** Texts to a person whose password ended by the first proof of the account's phone. */
  ended: { subject: string; line(at: string): string };
  claim: ClaimMailTexts;
  /** Texts about claims of an administrator. */
  asked: ClaimMailTexts;
  /** Texts to the new phone or mail of such a claim. */
  confirmAsked: ConfirmRequestMailTexts;
  notMine: string;
  linkUntil(until: string): string;
}

const CHINESE_CHANGES = Object.fromEntries(
  Object.entries(CHANGE_LABELS).map(([kind, said]) => [kind, `您的账号${said}`]),
) as Record<ChangeKind, string>;
const ENGLISH_CHANGES: Readonly<Record<ChangeKind, string>> = {
  password: 'The login password of your account was changed',
  securityPassword: 'The security password of your account was set',
  phone: 'The phone number of your account was changed',
  email: 'The email address of your account was changed',
  totp: 'An authenticator was set up for your account',
  totpRemoved: 'The authenticator of your account was removed',
  recoveryCodes: 'New recovery codes were made for your account',
  recoveryCodeUsed: 'A recovery code of your account was used',
};

/** Mails about accounts, each kind in each language. */
export const ACCOUNT_MAIL_TEXTS: PerLocale<AccountMailTexts> = {
  'zh-CN': {
    code: {
      subject: '企业商旅身份验证',
      line: (code, minutes) => `您的验证码是${code}，用于验证身份，${minutes}分钟内有效。请勿告诉任何人。`,
      open: '打开账户安全',
    },
    confirmation: {
      subject: '验证您的邮箱',
      line: (until) => `您正在企业商旅将此邮箱设为账户邮箱，请在${until}前点击下方链接完成验证。`,
      open: '验证邮箱',
    },
    change: {
      subject: CHINESE_CHANGES,
      line: (kind, at, place) => `您的企业商旅账号${CHANGE_LABELS[kind]}，时间：${at}，${place}。`,
      between: '，',
      deny: '如是您本人操作，请忽略此邮件。如非本人操作，请点击下方链接：所有设备将退出登录，该变更及其后的变更将被撤销。',
    },
    ended: {
      subject: '您的登录密码已失效',
      line: (at) =>
        `您的企业商旅账号的手机号于${at}首次通过短信验证，之前由链接设置的登录密码已失效。如非您本人验证，请联系差旅服务商。`,
    },
    claim: {
      subject: {
        made: '您的账号提交了身份申诉',
        approved: '您的账号的身份申诉已通过',
        refused: '您的账号的身份申诉未通过',
        withdrawn: '您的账号的身份申诉已撤回',
        denied: '您的账号的身份申诉已撤销',
      },
      said: {
        made: ({ present }) => `您的企业商旅账号提交了身份申诉，申请将手机更换为${present}。`,
        approved: ({ present, effectAt }) =>
          `您的企业商旅账号的身份申诉已通过，手机将于${effectAt}更换为${present}。`,
        refused: ({ reason }) => `您的企业商旅账号的身份申诉未通过，原因：${reason}。`,
        withdrawn: () => '您的企业商旅账号的身份申诉已撤回。',
        denied: () => '您的企业商旅账号的身份申诉已撤销，所有设备已退出登录。',
      },
      deny: '如是您本人操作，请忽略此邮件。如非本人操作，请点击下方链接：申诉将被撤销，所有设备将退出登录。',
      bySms: (url) => `如非本人操作，请打开 ${url} 撤销。`,
      open: '查看身份申诉',
    },
    asked: CHINESE_REQUEST,
    confirmAsked: CHINESE_CONFIRM,
    notMine: '这不是我本人操作',
    linkUntil: (until) => `链接在${until}前有效。`,
  },
  en: {
    code: {
      subject: 'Your corporate travel verification code',
      line: (code, minutes) =>
        `Your code is ${code}. It proves who you are and is valid for ${minutes} minutes. Do not tell it to anybody.`,
      open: 'Open account safety',
    },
    confirmation: {
      subject: 'Please confirm your email address',
      line: (until) =>
        `You are about to make this the email address of your corporate travel account. Please open the link below before ${until} to confirm it.`,
      open: 'Confirm the address',
    },
    change: {
      subject: ENGLISH_CHANGES,
      line: (kind, at, place) => `${ENGLISH_CHANGES[kind]}: ${at}, ${place}.`,
      between: ', ',
      deny: 'If this was you, please ignore this email. If it was not, open the link below: all devices are signed out, and this change and those after it are undone.',
    },
    ended: {
      subject: 'Your login password has ended',
      line: (at) =>
        `The phone of your corporate travel account was proved for the first time at ${at}. The password that was set by a link has ended. If it was not you, please contact your travel agency.`,
    },
    claim: {
      subject: {
        made: 'An identity claim was made for your account',
        approved: 'The identity claim for your account was approved',
        refused: 'The identity claim for your account was refused',
        withdrawn: 'The identity claim for your account was withdrawn',
        denied: 'The identity claim for your account was stopped',
      },
      said: {
        made: ({ present }) =>
          `An identity claim was made for your corporate travel account, to change its phone number to ${present}.`,
        approved: ({ present, effectAt }) =>
          `The identity claim for your corporate travel account was approved: its phone number changes to ${present} at ${effectAt}.`,
        refused: ({ reason }) =>
          `The identity claim for your corporate travel account was refused. Reason: ${reason}`,
        withdrawn: () => 'The identity claim for your corporate travel account was withdrawn.',
        denied: () =>
          'The identity claim for your corporate travel account was stopped, and all devices are signed out.',
      },
      deny: 'If this was you, please ignore this email. If it was not, open the link below: the claim is stopped and all devices are signed out.',
      bySms: (url) => `If this was not you, open ${url} to stop it.`,
      open: 'Show the identity claim',
    },
    asked: ENGLISH_REQUEST,
    confirmAsked: ENGLISH_CONFIRM,
    notMine: 'It was not me',
    linkUntil: (until) => `The link is valid until ${until}.`,
  },
};
