import { propertyName } from '../../src/element/definition/declaration';
import type { SuiteConfig } from '../../src/element/runtime/suite-config';
import { DECLARED, faultOf } from './declared';
import type { FrameQuery } from './query';
import type { FrameSettings } from './settings';

/** What the loader gives the scripts of its page (components/loader.ts). */
interface Suite {
  configure(config: SuiteConfig): Promise<void>;
  signOut(): Promise<void>;
  userChanged(): Promise<void>;
}

/** The loader, once it is there. */
export const suite = new Promise<Suite>((resolve) => {
  (globalThis.travelPortalElements ??= []).push(resolve);
});

/** An element in this document. */
export interface Shown {
  readonly element: HTMLElement;
  readonly suite: Suite;
  /** Sets attributes to values the declaration allows; null brings the default back. Others are left out and named. */
  set(attributes: Readonly<Record<string, unknown>>): void;
}

const STYLE = `
  html, body { margin: 0; background: transparent; }
  body { display: flow-root; }
  p { margin: 0; padding: 24px; font: 14px/22px system-ui, sans-serif; text-align: center; }
`;

/** Nothing of the document adds to the element's size. */
export function prepareDocument(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
}

/** Says something to the user in place of an element. */
export function say(text: string): void {
  const paragraph = document.createElement('p');
  paragraph.setAttribute('role', 'alert');
  paragraph.textContent = text;
  document.body.replaceChildren(paragraph);
}

/**
 * Puts the element of a query into the document. A token is kept in memory alone, whoever gave it: storage of a frame
 * is another one than that of the page, or none.
 */
export async function showElement(
  { tag, attributes }: Extract<FrameQuery, { verdict: 'shown' }>,
  { gateway = location.origin, trustedOrigins }: FrameSettings,
  config: SuiteConfig,
): Promise<Shown> {
  const loaded = await suite;
  await loaded.configure({ ...config, gateway, trustedOrigins, storage: 'memory' });
  const element = document.createElement(`tp-${tag}`);
  for (const [name, text] of attributes) element.setAttribute(name, text);
  document.body.replaceChildren(element);
  const declared = DECLARED[tag];

  return {
    element,
    suite: loaded,
    set(values) {
      for (const [name, value] of Object.entries(values)) {
        const fault = declared && faultOf(declared, name, value);
        // oxlint-disable-next-line no-console -- the developer of the page around is the only reader of a bad value
        if (fault !== undefined) console.warn(`frame.html: ${name} ${fault}; it is left out`);
        else Reflect.set(element, propertyName(name), value);
      }
    },
  };
}
