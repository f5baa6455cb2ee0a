import type { PerLocale } from '../mail/common-texts';

interface DelegationParties {
  principal: string;
  delegate: string;
  /** The mail goes to the person who lets another one book. */
  isPrincipal: boolean;
}

interface DelegateMailTexts {
  named(said: DelegationParties): string;
  ended(said: DelegationParties): string;
  days(begin: string, end: string): string;
  open: string;
}

export const DELEGATE_MAIL_TEXTS: PerLocale<DelegateMailTexts> = {
  'zh-CN': {
    named: ({ principal, delegate, isPrincipal }) =>
      isPrincipal ? `您已授权${delegate}为您预订` : `${principal}授权您为其预订`,
    ended: ({ principal, delegate, isPrincipal }) =>
      isPrincipal ? `您已取消${delegate}为您预订的授权` : `${principal}已取消您为其预订的授权`,
    days: (begin, end) => `有效期：${begin}至${end}。`,
    open: '查看授权',
  },
  en: {
    named: ({ principal, delegate, isPrincipal }) =>
      isPrincipal ? `You have let ${delegate} book for you` : `${principal} lets you book for them`,
    ended: ({ principal, delegate, isPrincipal }) =>
      isPrincipal
        ? `${delegate} may not book for you any more`
        : `You may not book for ${principal} any more`,
    days: (begin, end) => `Valid from ${begin} to ${end}.`,
    open: 'Show delegates',
  },
};
