import { CHINESE, type Language, type OwnTexts } from '../../domain/texts/texts';
import { loadPart } from '../runtime/chunk';
import { localeOf } from './locale-of';

/** Functions that re-evaluate the language, by element in the page. */
export const speakers = new Map<Element, () => void>();

/**
 * Returns a function that evaluates an element's language. It calls `speak` with the result: synchronously for the
 * suite's Chinese, otherwise when the texts are loaded.
 */
export function createSpeaker(
  element: Element,
  speak: (language: Language) => void,
  { isChineseOnly = false }: { isChineseOnly?: boolean } = {},
): (own?: OwnTexts) => void {
  let looks = 0;
  return (own) => {
    const look = ++looks;
    const locale = isChineseOnly ? 'zh-CN' : localeOf(element);
    if (locale !== 'en' && !own) speak(CHINESE);
    else
      void loadPart(() => import('./translated'))
        .then((code) => code.translatedLanguage(locale, own))
        .catch(() => CHINESE)
        .then((language) => look === looks && speak(language));
  };
}
