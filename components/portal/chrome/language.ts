import type { Locale } from '../../../src/domain/texts/texts';
import type { StorageKind } from '../../../src/session/storage';

/** Name of the chosen language in the local storage: a choice of the person, not of the session. */
const KEY = 'tp-language';

/** Each by its own name. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', en: 'English' };

/** Has the portal speak as its user has chosen, unless the embedder says how; then false. */
export function takeLanguage(portal: HTMLElement, kind: StorageKind): boolean {
  if (portal.lang !== '') return false;
  if (kind === 'memory') return true;
  try {
    const locale = localStorage.getItem(KEY);
    if (locale === 'en' || locale === 'zh-CN') portal.lang = locale;
  } catch {
    // without storage it speaks as the page does
  }
  return true;
}

export function keepLanguage(portal: HTMLElement, kind: StorageKind, locale: Locale): void {
  portal.lang = locale;
  if (kind === 'memory') return;
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // without storage the choice holds as long as the page
  }
}
