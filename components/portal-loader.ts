import { beginUntilTouched } from '../src/element/runtime/preload-parts';
import { startLoading } from './page-loader';

/** The loader for a page that is the portal itself; supports the same attributes as `loader.ts`. */
beginUntilTouched();
startLoading(import.meta.url, undefined, [() => import('../src/contract/login/login')]);
