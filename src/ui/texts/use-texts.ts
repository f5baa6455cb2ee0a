import { createContext, use } from 'react';
import { CHINESE, type Catalogue, type Texts, type TextsOf } from '../../domain/texts/texts';

/** The language that views are shown in: that of their element. */
export const LanguageContext = createContext(CHINESE);

/** The texts of an area in the language of the element. */
export const useTexts = <T extends Texts>(catalogue: Catalogue<T>): TextsOf<T> =>
  use(LanguageContext).textsOf(catalogue);
