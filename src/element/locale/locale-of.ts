import type { Locale } from '../../domain/texts/texts';

/**
 * Language of an element: of the nearest ancestor with `lang`, across shadow roots. Defaults to zh-CN, also for
 * languages without texts.
 */
export function localeOf(element: Element): Locale {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const named = at.closest<HTMLElement>('[lang]');
    if (named) return /^en\b/i.test(named.lang) ? 'en' : 'zh-CN';
  }
  return 'zh-CN';
}
