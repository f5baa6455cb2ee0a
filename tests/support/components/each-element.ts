import { elements, type ElementTag } from '../../../components/index';
import type { Declaration } from '../../../src/element/definition/declaration';
import { fakeRuntime, next, createProvider, until } from './fake-runtime';
import { goodAnswers } from './samples';

/** Elements without content of their own, to which tests of content do not apply. */
const CONTENTLESS: readonly string[] = ['provider'];
/** The shell's elements use Lit; they crash in `renderContent` and provide their own runtime. */
const LIT: readonly string[] = ['provider', 'portal'];

export type Bag = HTMLElement & Record<string, unknown>;

/** One element, in a provider whose gateway answers every call with success. */
export interface ElementPage {
  tag: ElementTag;
  /** True when the element has content of its own. */
  drawn: boolean;
  isLit: boolean;
  declaration(): Declaration;
  load(): ReturnType<(typeof elements)[ElementTag]['load']>;
  provider(): HTMLElement;
  make(name?: string): Bag;
  /** Returns the element inside the provider, once ready. */
  shown(name?: string): Promise<Bag>;
}

/** Content root of an element; null while it is busy. */
export const content = (element: Element) => element.shadowRoot?.querySelector('.tp-root:not([aria-busy])');

const EVERY = Object.keys(elements) as ElementTag[];
/**
 * Representative elements for `npm test`: the Lit elements with the session and the shell, a form, the largest element,
 * a form field, and an administration page. The promises are implemented in one place for all elements.
 */
const REPRESENTATIVE: readonly ElementTag[] = [
  'provider',
  'portal',
  'login',
  'flight-booking',
  'staff-picker',
  'permission',
];

/** Promises that all elements share: tested on each in `npm run test:all`, on the representative ones in `npm test`. */
export function describePromises(promise: string, tests: (page: ElementPage) => void): void {
  describeElements(promise, tests, process.env['TEST_EXTENT'] === 'short' ? REPRESENTATIVE : EVERY);
}

/** Runs the same tests for every given element of the suite. */
export function describeElements(
  promise: string,
  tests: (page: ElementPage) => void,
  tags: readonly ElementTag[] = EVERY,
): void {
  for (const tag of tags) {
    describe(`<tp-${tag}> ${promise}`, () => {
      let declaration: Declaration;
      let provider: HTMLElement;
      const load = () => elements[tag].load();
      const make = (name = `tp-${tag}`) => document.createElement(name) as Bag;
      before(async () => {
        const module = (await load()).default;
        declaration = module.declaration;
        await module.define();
      });
      beforeEach(() => (provider = createProvider(fakeRuntime(goodAnswers()).runtime)));
      afterEach(() => provider.remove());
      tests({
        tag,
        drawn: !CONTENTLESS.includes(tag),
        isLit: LIT.includes(tag),
        declaration: () => declaration,
        load,
        provider: () => provider,
        make,
        async shown(name) {
          const element = make(name);
          const ready = next(element, 'tp-ready');
          provider.append(element);
          await ready;
          // the portal is ready before it knows whether somebody is signed in
          await until(() => !element.shadowRoot?.querySelector('.starting'));
          return element;
        },
      });
    });
  }
}
