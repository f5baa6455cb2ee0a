import type { Locale } from '../../ui/texts/texts';

/** The language of an element: of the nearest `lang` up the tree, beyond shadow roots too. zh-CN where there is no other text. */
export function localeOf(element: Element): Locale {
  for (let at: Element | undefined = element; at; at = hostOf(at)) {
    const named = at.closest('[lang]');
    if (named) return /^en(-|$)/i.test(named.getAttribute('lang') ?? '') ? 'en' : 'zh-CN';
  }
  return 'zh-CN';
}

const followers = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls back whenever a `lang` changes that an element may stand under. Returns what ends it. */
export function followLang(element: Element, changed: () => void): () => void {
  observer ??= new MutationObserver(() => {
    for (const follower of followers) follower();
  });
  for (let at: Element | undefined = element; at; at = hostOf(at)) {
    observer.observe(at.getRootNode(), { attributeFilter: ['lang'], subtree: true });
  }
  followers.add(changed);
  return () => {
    followers.delete(changed);
    if (followers.size === 0) observer?.disconnect();
  };
}

function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}
