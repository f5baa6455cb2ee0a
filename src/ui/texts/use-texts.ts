import { createContext, use, useMemo } from 'react';
import type { Catalogue, Locale, OwnTexts, Texts, TextsOf } from './texts';

/** The language views are shown in, and the embedder's own texts. */
export interface Language {
  locale: Locale;
  own: OwnTexts | undefined;
  /** Loads a part of the code, with what the suite does for one that is lost. */
  load<T>(fetch: () => Promise<T>): Promise<T>;
}

export const LanguageContext = createContext<Language>({
  locale: 'zh-CN',
  own: undefined,
  load: (fetch) => fetch(),
});

/** Of each catalogue, once a page. */
const translations = new WeakMap<Catalogue, Promise<unknown>>();

/**
 * The texts of an area in the language of the element. What stands around waits for a translation as for code; one that
 * cannot be had leaves the area in Chinese until the page is loaded again.
 */
export function useTexts<T extends Texts>(catalogue: Catalogue<T>): TextsOf<T> {
  const { locale, own, load } = use(LanguageContext);
  const texts = locale === 'en' ? use(englishOf(catalogue, load)) : catalogue.chinese;
  const ownOfArea = own?.[locale]?.[catalogue.area];
  return useMemo(() => (ownOfArea ? { ...texts, ...ownOfArea } : texts), [texts, ownOfArea]);
}

function englishOf<T extends Texts>(catalogue: Catalogue<T>, load: Language['load']): Promise<TextsOf<T>> {
  const asked = translations.get(catalogue) as Promise<TextsOf<T>> | undefined;
  if (asked) return asked;
  const translation = load(catalogue.english).then(
    (module) => module.default,
    () => catalogue.chinese,
  );
  translations.set(catalogue, translation);
  return translation;
}
