import { speakers } from '../locale/speaker';

let observer: MutationObserver | undefined;

/** Has all elements look anew whenever a `lang` changes that one of them may stand under. */
export function followLang(element: Element): void {
  observer ??= new MutationObserver(lookAll);
  observe(element);
  // it may have changed before
  speakers.get(element)?.();
}

function lookAll(): void {
  for (const [element, look] of speakers) {
    // it may have been moved
    observe(element);
    look();
  }
}

/** Of documents and shadow roots that are observed already the observer does not hear twice. */
function observe(element: Element): void {
  for (let at: Element | undefined = element; at;) {
    const root: Node & { host?: Element } = at.getRootNode();
    observer?.observe(root, { attributeFilter: ['lang'], subtree: true });
    at = root.host;
  }
}
