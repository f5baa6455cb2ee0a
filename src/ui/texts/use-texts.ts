import { createContext, use, useMemo } from 'react';
import { CHINESE, type Catalogue, type Texts, type TextsOf } from '../../domain/texts/texts';

/** Language of the views: that of their element. */
export const LanguageContext = createContext(CHINESE);

/** Texts of an area in the language of the element. */
export const useTexts = <T extends Texts>(catalogue: Catalogue<T>): TextsOf<T> =>
  use(LanguageContext).textsOf(catalogue);

/** Texts of several areas by name; stable while the language stays the same. */
export function useAllTexts(catalogues: Readonly<Record<string, Catalogue<Texts>>>) {
  const language = use(LanguageContext);
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(catalogues).map(([name, catalogue]) => [name, language.textsOf(catalogue)]),
      ),
    [language, catalogues],
  );
}
