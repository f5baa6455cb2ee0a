import { hasElements } from '../src/element/definition/registry';
import { discoverElements } from './element-discovery';
import { define as defineListed, DEFAULT_PREFIX } from './index';
import { loaderApi, type LoaderApi } from './loader-api';

export { configure, signOut, userChanged } from './package-configure';

/**
 * travel-portal-elements/loader: defines the elements of the suite in the page, present and future, including its open
 * shadow roots, each on its first occurrence. Does nothing in Node.
 */
const NOTHING: LoaderApi = {
  define: () => Promise.resolve(),
  whenReady: () => Promise.resolve(),
  observe: () => undefined,
};
export const { define, observe, whenReady } = hasElements()
  ? loaderApi(discoverElements(DEFAULT_PREFIX, (tag) => defineListed([tag])))
  : NOTHING;
