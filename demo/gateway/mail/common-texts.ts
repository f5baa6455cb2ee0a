import type { Catalogue, Locale, Texts, TextsOf } from '../../../src/domain/texts/texts';

/** Texts of mails in every language; the type requires all of them. */
export type PerLocale<Words> = Readonly<Record<Locale, Words>>;

interface CommonMailTexts {
  greeting(name: string): string;
  /** A text as a sentence. */
  sentence(text: string): string;
  colon: string;
  /** Separator of enumerated items. */
  comma: string;
  /** Replaces a link. */
  signIn: string;
  bySystem: string;
  ifNotYou: string;
  changePassword: string;
}

/** Texts shared by mails of several areas. */
export const COMMON_MAIL_TEXTS: PerLocale<CommonMailTexts> = {
  'zh-CN': {
    greeting: (name) => `${name}，您好：`,
    sentence: (text) => `${text}。`,
    colon: '：',
    comma: '、',
    signIn: '请登录企业商旅查看。在账户安全中确认此邮箱后，邮件中会有链接。',
    bySystem: '此邮件由系统自动发送，请勿回复。',
    ifNotYou: '如非本人操作，请忽略此邮件。',
    changePassword: '如非本人操作，请尽快修改登录密码。',
  },
  en: {
    greeting: (name) => `Dear ${name},`,
    sentence: (text) => `${text}.`,
    colon: ': ',
    comma: ', ',
    signIn:
      'Please sign in to corporate travel to see it. Emails have a link once you have confirmed this address under account safety.',
    bySystem: 'This email was sent by the system. Please do not reply.',
    ifNotYou: 'If this was not you, please ignore this email.',
    changePassword: 'If this was not you, please change your login password at once.',
  },
};

/** Texts shared with screens, in the language of a mail. */
export const inLocale = async <T extends Texts>(
  catalogue: Catalogue<T>,
  locale: Locale,
): Promise<TextsOf<T>> => (locale === 'en' ? (await catalogue.english()).default : catalogue.chinese);
