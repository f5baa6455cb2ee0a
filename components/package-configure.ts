/** travel-portal-elements/configure: the page's settings, without the list of elements. */
export { configure, signOut, userChanged } from '../src/element/runtime/page-runtime';
export type { SuiteConfig } from '../src/element/runtime/suite-config';
export { VERSION } from '../src/element/definition/version';
