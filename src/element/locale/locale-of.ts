import type { Locale } from '../../domain/texts/texts';

/** The language of an element: of the nearest `lang` up the tree, beyond shadow roots too. zh-CN where there is no other text. */
export function localeOf(element: Element): Locale {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const named = at.closest<HTMLElement>('[lang]');
    if (named) return /^en\b/i.test(named.lang) ? 'en' : 'zh-CN';
  }
  return 'zh-CN';
}
