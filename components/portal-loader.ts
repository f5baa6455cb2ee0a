import { beginUntilTouched } from '../src/element/runtime/preload-parts';
import { startLoading } from './page-loader';

/** The loader for a page that is the portal itself; understands the same attributes as the other. */
beginUntilTouched();
startLoading(import.meta.url, undefined, [() => import('../src/contract/login/login')]);
