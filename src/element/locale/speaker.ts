import { CHINESE, type Language, type OwnTexts } from '../../domain/texts/texts';
import { loadPart } from '../runtime/chunk';
import { localeOf } from './locale-of';

/** What has an element look anew at how it is to speak, of each that is in the page. */
export const speakers = new Map<Element, () => void>();

/** Set by the code that follows the `lang` of a page, which comes once the page is at rest. */
export const lang: { follow?: (element: Element) => void } = {};

/** How an element is to speak: each call looks anew; `speak` hears of it, at once where it is the suite's Chinese. */
export function createSpeaker(
  element: Element,
  speaksEnglish: boolean | undefined,
  speak: (language: Language) => void,
): (own?: OwnTexts) => void {
  let wanted = '';
  let wantedOwn: OwnTexts | undefined;
  return (own) => {
    const locale = speaksEnglish ? localeOf(element) : 'zh-CN';
    if (wanted === locale && wantedOwn === own) return;
    wanted = locale;
    wantedOwn = own;
    if (locale !== 'en' && !own) speak(CHINESE);
    else void translate();

    async function translate(): Promise<void> {
      const language = await loadPart(() => import('./translated')).then(
        ({ translatedLanguage }) => translatedLanguage(locale, own),
        () => CHINESE,
      );
      if (wanted === locale && wantedOwn === own) speak(language);
    }
  };
}
