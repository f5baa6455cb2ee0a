import { safeParse, object, string } from 'valibot';
import { paintFirst, type FirstPaint } from '../src/element/definition/first-paint';
import { loadTransport } from '../src/element/runtime/runtime';
import { sheet } from '../src/ui/tokens/sheet';
import { configure, define, elements, type ElementTag, type SuiteConfig } from './index';

export type FirstPaints = Partial<Record<ElementTag, FirstPaint>>;

/**
 * Defines whatever elements of the suite the page holds, now and later, as the script at an address asks by its
 * `data-` attributes. The first paints stand for the elements while their code is on its way.
 */
export function startLoading(moduleUrl: string, firstPaints: FirstPaints): void {
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    (candidate) => candidate.src === moduleUrl,
  );
  const options = script?.dataset ?? {};
  const prefix = options['prefix'] ?? 'tp';
  const tags = Object.keys(elements) as ElementTag[];
  const tagOf = new Map(tags.map((tag) => [`${prefix}-${tag}`, tag]));

  configure({
    gateway: options['gateway'] ?? new URL(moduleUrl).origin,
    ...pick(options, 'storage', ['local', 'session', 'memory']),
    ...pick(options, 'theme', ['auto', 'light', 'dark']),
    ...pick(options, 'density', ['compact', 'default', 'comfortable']),
    ...(options['packageName'] ? { packageName: options['packageName'] } : {}),
    ...(options['trustedOrigins'] ? { trustedOrigins: options['trustedOrigins'].trim().split(/\s+/) } : {}),
    ...(options['authUrl'] ? { getAuthSign: authSignFrom(options['authUrl']) } : {}),
  });

  // the elements' heights are kept free while their code is on its way: nothing below them jumps
  document.adoptedStyleSheets.push(
    sheet(
      document,
      tags
        .filter((tag) => elements[tag].minHeight > 0)
        .map((tag) => `${prefix}-${tag}:not(:defined){display:block;min-height:${elements[tag].minHeight}px}`)
        .join(''),
    ),
  );

  function defineWithin(root: ParentNode): void {
    for (const [name, tag] of tagOf) {
      if (customElements.get(name)) tagOf.delete(name);
      else if (root.querySelector(name)) {
        tagOf.delete(name);
        void define([tag], { prefix });
        unhindered(() => paint(name, tag));
      }
    }
  }

  /** Shows the first content of the elements there are: at once, so it comes with this script. */
  function paint(name: string, tag: ElementTag): void {
    const firstPaint = firstPaints[tag];
    if (!firstPaint) return;
    for (const element of document.querySelectorAll(name)) {
      const theme = element.getAttribute('theme') ?? options['theme'];
      paintFirst(element, firstPaint, theme === 'light' || theme === 'dark' ? theme : 'light dark');
    }
  }

  const observer = new MutationObserver((records) => {
    if (records.some((record) => record.addedNodes.length > 0)) defineWithin(document);
    if (tagOf.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  defineWithin(document);
  // beside the first paint, which needs none of it; a call that finds it missing asks again
  unhindered(() => void loadTransport().catch(() => undefined));
}

/**
 * While the page loads, in a task of its own: in the script's the browser would lay the new content out before the
 * page's own handlers hear that it is ready and loaded.
 */
function unhindered(work: () => void): void {
  if (document.readyState === 'complete') work();
  else setTimeout(work);
}

function pick<K extends keyof SuiteConfig>(
  options: DOMStringMap,
  name: K,
  allowed: readonly SuiteConfig[K][],
): SuiteConfig {
  const value = options[name] as SuiteConfig[K] | undefined;
  return value !== undefined && allowed.includes(value) ? { [name]: value } : {};
}

/** The host page's own server signs its user in; the address must be of the page's origin. */
function authSignFrom(address: string): () => Promise<string> {
  const url = new URL(address, document.baseURI);
  return async () => {
    if (url.origin !== location.origin) return '';
    const response = await fetch(url, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return '';
    const answer = safeParse(object({ authSign: string() }), await response.json());
    return answer.success ? answer.output.authSign : '';
  };
}
