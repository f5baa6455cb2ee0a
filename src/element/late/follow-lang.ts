import { lang, speakers } from '../locale/speaker';

let observer: MutationObserver | undefined;

/** Has all elements look anew whenever a `lang` changes that one of them may stand under. */
export function followLang(): void {
  if (observer) return;
  observer = new MutationObserver(lookAll);
  lang.follow = observe;
  for (const element of speakers.keys()) observe(element);
  // one may have changed before
  lookAll();
}

const lookAll = (): void => speakers.forEach((look) => look());

/** Of documents and shadow roots that are observed already the observer does not hear twice. */
function observe(element: Element): void {
  for (let at: Element | undefined = element; at;) {
    const root: Node & { host?: Element } = at.getRootNode();
    observer?.observe(root, { attributeFilter: ['lang'], subtree: true });
    at = root.host;
  }
}
