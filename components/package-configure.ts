/** travel-portal-elements/configure: settings of the page, without the list of elements. */
export { configure, signOut, userChanged } from '../src/element/runtime/page-runtime';
export type { SuiteConfig } from '../src/element/runtime/suite-config';
export { VERSION } from '../src/element/definition/version';
