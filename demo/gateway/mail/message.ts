import type { Locale } from '../../../src/domain/texts/texts';
import { html } from '../server/pages/html';
import { COMMON_MAIL_TEXTS } from './common-texts';

/** Content of a mail: plain texts, which are escaped when it is rendered. */
export interface Mail {
  locale: Locale;
  address: string;
  subject: string;
  /** It is about a sandbox enterprise, which the subject says. */
  isSandbox?: boolean;
  lines: readonly string[];
  /** null: the address is not confirmed and gets no link. `none`: the reader is no user of the portal. */
  link: { text: string; url: string } | null | 'none';
  /** Small print below the link. */
  notes: readonly string[];
}

/** The subject as it is sent. */
export const subjectOf = ({ subject, isSandbox = false }: Mail): string =>
  isSandbox ? `【沙箱】${subject}` : subject;

/** A single address: no list, no name, no line break. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;
// oxlint-disable-next-line no-control-regex -- it matches control characters on purpose
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

export const isAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);

/** Text on one line: a line break in a name would begin another header, or forge a line. */
export const inOneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

export const messageText = ({ locale, lines, link, notes }: Mail): string =>
  [...lines, '', ...linkLines(locale, link), ...notes].join('\n');

function linkLines(locale: Locale, link: Mail['link']): string[] {
  if (link === 'none') return [];
  const { signIn, colon } = COMMON_MAIL_TEXTS[locale];
  return [...(link === null ? [signIn] : [`${link.text}${colon.trimEnd()}`, link.url]), ''];
}

const linkHtml = (locale: Locale, link: Exclude<Mail['link'], 'none'>) =>
  html`<p>
    ${link === null ? COMMON_MAIL_TEXTS[locale].signIn : html`<a href="${link.url}">${link.text}</a>`}
  </p>`;

export const messageHtml = ({ locale, subject, lines, link, notes }: Mail): string =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font: 16px/1.6 sans-serif">
        ${lines.map((line) => html`<p>${line}</p>`)} ${link === 'none' ? '' : linkHtml(locale, link)}
        ${notes.map((note) => html`<p style="font-size: 14px; color: #5c6470">${note}</p>`)}
      </body>
    </html>`.text;
