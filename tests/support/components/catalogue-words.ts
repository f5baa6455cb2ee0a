import { catalogues } from '../../../src/domain/texts/texts';

const HAN = /\p{Script=Han}/u;
/** Attributes that are read out or shown. */
const SAID = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title'];

/** What an element says, in its texts and attributes, and in those elements inside it that say they are in its language. */
function saidIn(root: ParentNode, lang: string): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { shadowRoot } = element;
    const texts = element.matches('style, script')
      ? []
      : [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
    const attributes = SAID.flatMap((name) => element.getAttribute(name) ?? []);
    const isAlike = shadowRoot?.querySelector('.tp-root')?.getAttribute('lang') === lang;
    return [...texts, ...attributes, ...(shadowRoot && isAlike ? saidIn(shadowRoot, lang) : [])];
  });
}

/** What the catalogues of the code that is there say in Chinese; of texts with values in them, the words around those. */
function chineseWords(): { whole: Set<string>; parts: string[] } {
  const whole = new Set<string>();
  const parts: string[] = [];
  for (const { chinese } of catalogues) {
    for (const text of Object.values(chinese)) {
      if (typeof text === 'string') whole.add(text);
      // of two characters and fewer, names of people and places are full
      else parts.push(...(String(text).match(/[\p{Script=Han}，。：]{4,}/gu) ?? []));
    }
  }
  return { whole, parts };
}

/** Chinese texts of the suite that an element shows; data in Chinese are none. */
export function catalogueWordsIn(element: Element): string[] {
  const { shadowRoot } = element;
  if (!shadowRoot) return [];
  const { whole, parts } = chineseWords();
  return saidIn(shadowRoot, 'en')
    .map((text) => text.trim())
    .filter((text) => HAN.test(text) && (whole.has(text) || parts.some((part) => text.includes(part))));
}
