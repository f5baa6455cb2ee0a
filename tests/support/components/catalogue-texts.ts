import { catalogues } from '../../../src/domain/texts/texts';

const HAN = /\p{Script=Han}/u;
/** Attributes that are shown or announced. */
const ANNOUNCED_ATTRIBUTES = [
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/** Texts and attributes of an element and of nested elements in the same language. */
export function announcedTexts(root: ParentNode, lang: string): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { shadowRoot } = element;
    const texts = element.matches('style, script')
      ? []
      : [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
    const attributes = ANNOUNCED_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []);
    const isAlike = shadowRoot?.querySelector('.tp-root')?.getAttribute('lang') === lang;
    return [...texts, ...attributes, ...(shadowRoot && isAlike ? announcedTexts(shadowRoot, lang) : [])];
  });
}

/** Chinese texts of the loaded catalogues. For texts with parameters, the fragments between these. */
function chineseTexts(): { whole: Set<string>; parts: string[] } {
  const whole = new Set<string>();
  const parts: string[] = [];
  for (const { chinese } of catalogues) {
    for (const text of Object.values(chinese)) {
      if (typeof text === 'string') whole.add(text);
      // short fragments also occur in names of people and places
      else parts.push(...(String(text).match(/[\p{Script=Han}，。：]{4,}/gu) ?? []));
    }
  }
  return { whole, parts };
}

/** Returns the suite's Chinese texts that an element shows; Chinese data do not count. */
export function findCatalogueTexts(element: Element): string[] {
  const { shadowRoot } = element;
  if (!shadowRoot) return [];
  const { whole, parts } = chineseTexts();
  return announcedTexts(shadowRoot, 'en')
    .map((text) => text.trim())
    .filter((text) => HAN.test(text) && (whole.has(text) || parts.some((part) => text.includes(part))));
}
