import { loadChunk } from '../src/element/runtime/chunk';
import type { SuiteConfig } from '../src/element/runtime/runtime';
import { atRest } from '../src/ui/layout/focus/at-rest';
import { paintElement } from './first-paints';
import { handled } from './found-elements';
import type { LoaderApi } from './loader-api';
import { startLoading } from './page-loader';

/**
 * For pages without a build: one module script defines whatever elements of the suite the page holds, now
 * and later, in its open shadow roots too. Its `data-` attributes configure the page: `data-gateway` (default: the script's own origin),
 * `data-storage`, `data-package-name`, `data-theme`, `data-density`, `data-prefix`, `data-trusted-origins` (separated by spaces), and `data-auth-url`,
 * an address of the page's own origin that answers `{"authSign": "…"}` for the signed-in user.
 *
 * What it exports stands in `travelPortalElements` too, for scripts that are no modules: before this script has run that is a list of
 * functions, which are then called with it; later ones are called at once. Of several loaders the first has the name.
 */
const page = startLoading(import.meta.url, paintElement);

let loading: Promise<LoaderApi> | undefined;
const api = () =>
  (loading ??= loadChunk(() => import('./loader-api')).then(
    ({ loaderApi }) => loaderApi(page),
    (error: unknown) => {
      loading = undefined;
      // oxlint-disable-next-line no-console -- the embedder's developer is told what does not work, and why
      console.error('elements in shadow roots are not found', error);
      throw error;
    },
  ));

/** Sets the page's default, for elements without a provider. Later calls add to earlier ones, and to the `data-` attributes. */
export const configure = (config: SuiteConfig): Promise<void> =>
  handled(page.configured().then((settings) => settings.configure(config)));
/** Signs the user out, at the gateway too; the elements without a provider show nothing of theirs any more. */
export const signOut = (): Promise<void> => handled(page.configured().then((settings) => settings.signOut()));
/** Another user is there: the elements without a provider forget the former one and ask for a token anew. */
export const userChanged = (): Promise<void> =>
  handled(page.configured().then((settings) => settings.userChanged()));
export const define: LoaderApi['define'] = (...tags) =>
  handled(api().then((loader) => loader.define(...tags)));
export const whenReady: LoaderApi['whenReady'] = (tag) =>
  handled(api().then((loader) => loader.whenReady(tag)));
export const observe = (root: Document | ShadowRoot): Promise<void> =>
  handled(api().then((loader) => loader.observe(root)));

interface Suite extends Pick<LoaderApi, 'define' | 'whenReady'> {
  configure: typeof configure;
  observe: typeof observe;
  signOut: typeof signOut;
  userChanged: typeof userChanged;
  /** Calls functions with all this, each in a turn of its own: a failing one holds up no other. */
  push(...uses: ((suite: Suite) => void)[]): void;
}
declare global {
  var travelPortalElements: Suite | ((suite: Suite) => void)[] | undefined;
}
const suite: Suite = {
  configure,
  define,
  observe,
  signOut,
  userChanged,
  whenReady,
  push: (...uses) => uses.forEach((use) => queueMicrotask(() => use(suite))),
};
const waiting = globalThis.travelPortalElements;
if (!waiting || Array.isArray(waiting)) {
  globalThis.travelPortalElements = suite;
  suite.push(...(waiting ?? []));
}
// what stands in shadow roots comes after what the page begins with
void atRest().then(() => handled(api()));
