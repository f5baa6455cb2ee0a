import { loadChunk } from '../src/element/runtime/chunk';
import type { SuiteConfig } from '../src/element/runtime/suite-config';
import { atRest } from '../src/ui/layout/focus/at-rest';
import { paintElement } from './first-paints';
import { markHandled } from './element-discovery';
import type { LoaderApi } from './loader-api';
import { startLoading } from './page-loader';

/**
 * For pages without a build: one module script defines the elements of the suite in the page, present and future,
 * including its open shadow roots. Its `data-` attributes configure the page: `data-gateway` (default: the script's own
 * origin), `data-storage`, `data-package-name`, `data-theme`, `data-density`, `data-prefix`, `data-trusted-origins`
 * (separated by spaces), and `data-auth-url`, an address of the page's own origin that responds with `{"authSign":
 * "…"}` for the signed-in user.
 *
 * Its exports are also available as `travelPortalElements`, for scripts that are no modules: before this script has run
 * that is an array of functions, which it then calls with the exports; functions pushed later are called at once. The
 * first of several loaders owns the name.
 */
const page = startLoading(import.meta.url, paintElement);

let loading: Promise<LoaderApi> | undefined;
const api = () =>
  (loading ??= loadChunk(() => import('./loader-api')).then(
    ({ loaderApi }) => loaderApi(page),
    (error: unknown) => {
      loading = undefined;
      // oxlint-disable-next-line no-console -- shows the embedder's developer the failure and its cause
      console.error('elements in shadow roots are not found', error);
      throw error;
    },
  ));

/**
 * Sets the page's defaults for elements without a provider. Later calls add to earlier ones and to the `data-`
 * attributes.
 */
export const configure = (config: SuiteConfig): Promise<void> =>
  markHandled(page.configured().then((settings) => settings.configure(config)));
/** Signs the user out, also at the gateway; elements without a provider remove the user's data. */
export const signOut = (): Promise<void> =>
  markHandled(page.configured().then((settings) => settings.signOut()));
/**
 * Call when another user has signed in: elements without a provider remove the former user's data and request a new
 * token.
 */
export const userChanged = (): Promise<void> =>
  markHandled(page.configured().then((settings) => settings.userChanged()));
export const define: LoaderApi['define'] = (...tags) =>
  markHandled(api().then((loader) => loader.define(...tags)));
export const whenReady: LoaderApi['whenReady'] = (tag) =>
  markHandled(api().then((loader) => loader.whenReady(tag)));
export const observe = (root: Document | ShadowRoot): Promise<void> =>
  markHandled(api().then((loader) => loader.observe(root)));

interface Suite extends Pick<LoaderApi, 'define' | 'whenReady'> {
  configure: typeof configure;
  observe: typeof observe;
  signOut: typeof signOut;
  userChanged: typeof userChanged;
  /** Calls functions with the exports, each in its own microtask, so that a failing one does not stop the rest. */
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
// elements in shadow roots are loaded after those of the document
void atRest().then(() => markHandled(api()));
