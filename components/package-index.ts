/** travel-portal-elements: the suite for those who build with it; every element is among what they build. */
export { configure, signOut, userChanged, VERSION, type SuiteConfig } from './package-configure';
export { define, type ElementTag } from './index';
