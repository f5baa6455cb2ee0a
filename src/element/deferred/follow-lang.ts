import { speakers } from '../locale/speaker';

let observer: MutationObserver | undefined;

/** Re-evaluates the language of all elements whenever a `lang` changes on an ancestor of one of them. */
export function followLang(element: Element): void {
  observer ??= new MutationObserver(lookAll);
  observe(element);
  // it may have changed before
  speakers.get(element)?.();
}

function lookAll(): void {
  for (const [element, look] of speakers) {
    // the element may have been moved
    observe(element);
    look();
  }
}

/** Observes the roots around an element; observing a root twice has no effect. */
function observe(element: Element): void {
  for (let at: Element | undefined = element; at;) {
    const root: Node & { host?: Element } = at.getRootNode();
    observer?.observe(root, { attributeFilter: ['lang'], subtree: true });
    at = root.host;
  }
}
