import { startLoading } from './page-loader';

// all that stands between the page and its menus comes in this one script; React comes with the first page
export { verifyUserAuthSignForCloud } from '../src/contract/login';
export { default as Portal } from './portal/Portal';
export { default as portal } from './portal/element';

/** The loader for a page that is the portal itself; understands the same attributes as the other. */
startLoading(import.meta.url, {});
