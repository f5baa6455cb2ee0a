/** travel-portal-elements: the suite for bundlers; every element becomes part of the bundle. */
export { configure, signOut, userChanged, VERSION, type SuiteConfig } from './package-configure';
export { define, type ElementTag } from './index';
