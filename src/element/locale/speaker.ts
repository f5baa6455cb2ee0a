import { CHINESE, type Language, type OwnTexts } from '../../domain/texts/texts';
import { loadPart } from '../runtime/chunk';
import { localeOf } from './locale-of';

/** What has an element look anew at how it is to speak, of each that is in the page. */
export const speakers = new Map<Element, () => void>();

/** How an element is to speak: each call looks anew; `speak` hears of it, at once where it is the suite's Chinese. */
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
