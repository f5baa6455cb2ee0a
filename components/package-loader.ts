import { hasElements } from '../src/element/definition/registry';
import { foundElements } from './found-elements';
import { define as defineListed, DEFAULT_PREFIX } from './index';
import { loaderApi, type LoaderApi } from './loader-api';

export { configure, signOut, userChanged } from './package-configure';

/**
 * travel-portal-elements/loader: defines whatever elements of the suite the page holds, now and later, in its open
 * shadow roots too, each when the first of it is there. Does nothing in Node.
 */
const NOTHING: LoaderApi = {
  define: () => Promise.resolve(),
  whenReady: () => Promise.resolve(),
  observe: () => undefined,
};
export const { define, observe, whenReady } = hasElements()
  ? loaderApi(foundElements(DEFAULT_PREFIX, (tag) => defineListed([tag])))
  : NOTHING;
