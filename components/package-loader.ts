import { define, elements, type ElementTag } from './index';

export { configure, signOut, userChanged } from './package-configure';
export { define } from './index';

/**
 * travel-portal-elements/loader: defines whatever elements of the suite the page holds, now and later, each when the
 * first of it is there. Does nothing in Node.
 */
function defineAsFound(): void {
  const awaited = new Set(Object.keys(elements) as ElementTag[]);
  const look = () => {
    const found = [...awaited].filter((tag) => document.querySelector(`tp-${tag}`));
    for (const tag of found) awaited.delete(tag);
    // what could not be loaded is looked for again at the next change of the page
    define(found).catch(() => found.forEach((tag) => awaited.add(tag)));
  };
  new MutationObserver((records) => {
    if (records.some((record) => record.addedNodes.length > 0)) look();
  }).observe(document, { childList: true, subtree: true });
  look();
}
if (typeof document !== 'undefined') defineAsFound();
