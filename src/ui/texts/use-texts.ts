import { createContext, use, useMemo } from 'react';
import { CHINESE, type Catalogue, type Texts, type TextsOf } from '../../domain/texts/texts';

/** The language that views are shown in: that of their element. */
export const LanguageContext = createContext(CHINESE);

/** The texts of an area in the language of the element. */
export const useTexts = <T extends Texts>(catalogue: Catalogue<T>): TextsOf<T> =>
  use(LanguageContext).textsOf(catalogue);

/** Those of several areas, by the names that the catalogues have here; the same object as long as the language is. */
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
