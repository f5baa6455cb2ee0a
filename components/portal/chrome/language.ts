import type { Locale } from '../../../src/domain/texts/texts';
import type { StorageKind } from '../../../src/session/storage';

/** Key of the chosen language in local storage: the choice belongs to the person rather than the session. */
const KEY = 'tp-language';

/** Each language by its own name. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', en: 'English' };

/** Applies the user's chosen language. Returns false when the embedder sets the language. */
export function takeLanguage(portal: HTMLElement, kind: StorageKind): boolean {
  if (portal.lang !== '') return false;
  if (kind === 'memory') return true;
  try {
    const locale = localStorage.getItem(KEY);
    if (locale === 'en' || locale === 'zh-CN') portal.lang = locale;
  } catch {
    // without storage the portal uses the page's language
  }
  return true;
}

export function storeLanguage(portal: HTMLElement, kind: StorageKind, locale: Locale): void {
  portal.lang = locale;
  if (kind === 'memory') return;
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // without storage the choice lasts as long as the page
  }
}
